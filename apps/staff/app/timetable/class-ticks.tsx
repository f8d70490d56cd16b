import { Button } from '@lifted/design/button.tsx';
import { startWords } from '@lifted/domain/language/date-words';
import { useLanguage, useWords } from '../language.ts';
import { roomNames } from '../parts/branches/room-names.ts';
import styles from './bulk.module.css';
import { BULK_WORDS } from './bulk-words.ts';

/** A class that can be ticked. */
interface TickedClass {
  readonly id: string;
  readonly timer_name: string;
  readonly start_datetime: string;
  readonly coach_first_name: string;
  readonly location_name: string;
}

interface ClassTicksProps<One extends TickedClass> {
  readonly legend: string;
  readonly classes: readonly One[];
  /** Those without a tick. */
  readonly left: ReadonlySet<string>;
  readonly leave: (left: ReadonlySet<string>) => void;
  /** What else is to be known of each. */
  readonly about?: (one: One) => string;
}

/** With fewer, each one is ticked as quickly. */
const FEWEST_FOR_ALL = 4;

/** Classes, ticked unless they are left out; one press ticks or unticks them all. */
export function ClassTicks<One extends TickedClass>({
  legend,
  classes,
  left,
  leave,
  about,
}: ClassTicksProps<One>) {
  const language = useLanguage();
  const words = useWords(BULK_WORDS);
  const roomOf = roomNames(classes.map(({ location_name: location }) => location));
  const toggle = (id: string) => {
    const after = new Set(left);
    if (!after.delete(id)) after.add(id);
    leave(after);
  };
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {classes.length >= FEWEST_FOR_ALL && (
        <div className={styles.all}>
          <Button
            look="quiet"
            onClick={() => leave(new Set(left.size === 0 ? classes.map(({ id }) => id) : []))}
          >
            {left.size === 0 ? words.untickAll : words.tickAll}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {classes.map((one) => (
          <li key={one.id} className={styles.row}>
            <label className={styles.tick}>
              <input type="checkbox" checked={!left.has(one.id)} onChange={() => toggle(one.id)} />
              <span>
                <span className={styles.when}>{startWords(new Date(one.start_datetime), language)}</span>{' '}
                <strong>{one.timer_name}</strong>{' '}
                <span className={styles.soft}>
                  {one.coach_first_name}, {roomOf(one.location_name)}
                </span>
              </span>
            </label>
            {about && <p className={styles.soft}>{about(one)}</p>}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
