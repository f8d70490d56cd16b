import {
  AUDIENCE_GROUPS,
  MOST_WEEKS_UNSEEN,
  type AudienceGroup,
} from '@lifted/domain/notifications/announcement';
import { useWords } from '../language.ts';
import type { FormField } from '../parts/field-values.ts';
import { FormControl } from '../parts/form-control.tsx';
import { PARTS_WORDS } from '../parts/parts-words.ts';
import styles from './announcements.module.css';
import { ANNOUNCEMENTS_WORDS } from './announcements-words.ts';
import type { Draft } from './draft.ts';
import { useGroupChoices } from './use-announcements.ts';

interface GroupChoiceProps {
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
  /** What names the chosen group is to be filled in. */
  readonly isMissing: boolean;
}

const WEEKS = [2, 3, 4, 6, 8, 12, 26, MOST_WEEKS_UNSEEN];
/** What names a group, of those that need it. */
const NAMED_BY = {
  product: 'product',
  class: 'studioClass',
  day: 'day',
  unseen: 'weeks',
  room: 'room',
} as const satisfies Partial<Record<AudienceGroup, keyof Draft>>;

/** The standard groups, and what names the chosen one. With one room there is nothing to choose by it. */
export function GroupChoice({ draft, change, isMissing }: GroupChoiceProps) {
  const { fillIn } = useWords(PARTS_WORDS);
  const words = useWords(ANNOUNCEMENTS_WORDS);
  const { products, rooms, classes } = useGroupChoices();
  const groups = AUDIENCE_GROUPS.filter((group) => group !== 'room' || rooms.length > 1);
  const fields: Readonly<Record<keyof typeof NAMED_BY, FormField>> = {
    product: { name: 'product', kind: 'choice', label: words.product, choices: products },
    class: { name: 'studioClass', kind: 'choice', label: words.studioClass, choices: classes },
    day: { name: 'day', kind: 'date', label: words.day },
    unseen: {
      name: 'weeks',
      kind: 'choice',
      label: words.weeks,
      choices: WEEKS.map((weeks) => [String(weeks), words.forWeeks(weeks)] as const),
    },
    room: { name: 'room', kind: 'choice', label: words.room, choices: rooms },
  };
  const { group } = draft;
  const field = group === 'active' || group === 'new' ? null : fields[group];
  const name = group === 'active' || group === 'new' ? null : NAMED_BY[group];
  return (
    <>
      <fieldset className={styles.groups} aria-label={words.whom}>
        {groups.map((one) => (
          <label key={one} className={styles.group}>
            <input
              type="radio"
              name="group"
              checked={group === one}
              onChange={() => change({ group: one })}
            />
            {words.groups[one]}
          </label>
        ))}
      </fieldset>
      {field !== null && name !== null && (
        <div className={styles.named}>
          <FormControl
            field={field}
            value={draft[name]}
            fault={isMissing ? fillIn : undefined}
            onType={(value) => change({ [name]: value })}
          />
        </div>
      )}
    </>
  );
}
