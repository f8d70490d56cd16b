import type { getDeskTimetable } from '@lifted/contract/desk/desk-timetable';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import { addDays, isCivilDate, weekStart, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import dialogStyles from '../../class-desk/class-dialogs.module.css';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import { ShareSubstitutes } from '../../class-desk/substitute/share-substitutes.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { Dialog, DialogActions } from '../../parts/dialog.tsx';
import { FormControl } from '../../parts/form-control.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useAskedDialog } from '../../parts/asking/use-asked-dialog.ts';
import { AskSubstitutes } from './ask-substitutes.tsx';
import { CancelClassesDialog, ChangeClassesDialog } from '../bulk-dialog.tsx';
import styles from '../bulk.module.css';
import { COACH_AWAY_WORDS } from './coach-away-words.ts';
import { TIMETABLE_WORDS } from '../timetable-words.ts';
import { useChoices } from '../use-week.ts';
import { withClashes, type WeekClass } from '../week.ts';
import { useTime } from '@lifted/client/http/use-now.ts';

interface CoachAwayProps {
  /** The day from which classes are looked for at first, until that week's Sunday. */
  readonly day: CivilDate;
}

/** Knows by itself whether its dialog is open, so that opening it does not draw the week again. */
export function CoachAway({ day }: CoachAwayProps) {
  const words = useWords(COACH_AWAY_WORDS);
  const [isOpen, setIsOpen] = useState(false);
  useAskedDialog((asked) => setIsOpen(asked === 'away'));
  return (
    <>
      <Button look="outline" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <CoachAwayDialog day={day} close={() => setIsOpen(false)} />}
    </>
  );
}

const DAYS_TO_SUNDAY = 6;

/** All classes ahead of a coach on some days: asked about together, given to somebody, or cancelled. */
function CoachAwayDialog({ day, close }: CoachAwayProps & { readonly close: () => void }) {
  const words = useWords(COACH_AWAY_WORDS);
  const { back } = useWords(PARTS_WORDS);
  const { coaches } = useChoices();
  const now = useTime();
  const [coach, setCoach] = useState('');
  const [from, setFrom] = useState<string>(day);
  const [until, setUntil] = useState<string>(addDays(weekStart(day), DAYS_TO_SUNDAY));
  const [doing, setDoing] = useState<'change' | 'cancel' | 'ask' | 'share' | null>(null);
  const api = useApiClient();
  const isRange = isCivilDate(from) && isCivilDate(until) && from <= until;
  const query = useQuery({
    queryKey: ['desk', 'timetable', from, until],
    queryFn: ({ signal }) =>
      api.call<typeof getDeskTimetable>('GET', '/desk/timetable', { query: { from, to: until }, signal }),
    enabled: coach !== '' && isRange,
  });
  const others = withClashes(query.data ?? []);
  const classes = others.filter((one) => one.coach_id === coach && !one.is_canceled && one.start > now);
  const unasked = classes.filter((one) => !one.is_substitute_wanted);
  const closeFurther = (isDone: boolean) => (isDone ? close() : setDoing(null));
  if (doing === 'change')
    return <ChangeClassesDialog classes={classes} others={others} away={coach} close={closeFurther} />;
  if (doing === 'cancel') return <CancelClassesDialog classes={classes} close={closeFurther} />;
  if (doing === 'ask')
    return (
      <AskSubstitutes
        classes={unasked}
        others={others}
        coaches={coaches.filter(([id]) => id !== coach)}
        close={() => setDoing(null)}
        asked={() => setDoing('share')}
      />
    );
  if (doing === 'share') return <ShareSubstitutes close={close} />;
  return (
    <Dialog heading={words.open} close={close}>
      <div className={styles.away}>
        <FormControl
          field={{ name: 'coach', label: words.coach, kind: 'choice', choices: coaches }}
          value={coach}
          fault={undefined}
          onType={setCoach}
        />
        <FormControl
          field={{ name: 'from', label: words.from, kind: 'date' }}
          value={from}
          fault={undefined}
          onType={setFrom}
        />
        <FormControl
          field={{ name: 'until', label: words.until, kind: 'date' }}
          value={until}
          fault={undefined}
          onType={setUntil}
        />
      </div>
      <div className={styles.outcomes} aria-live="polite">
        {coach === '' || !isRange ? (
          <p className={dialogStyles.hint}>{coach === '' ? words.choose : words.chooseDays}</p>
        ) : (
          <Loaded query={query}>{() => <ClassesOf classes={classes} />}</Loaded>
        )}
      </div>
      <DialogActions>
        <Button look="outline" onClick={close}>
          {back}
        </Button>
        <Button look="outline" disabled={classes.length === 0} onClick={() => setDoing('cancel')}>
          {words.cancel}
        </Button>
        <Button look="outline" disabled={classes.length === 0} onClick={() => setDoing('change')}>
          {words.give}
        </Button>
        <Button disabled={unasked.length === 0} onClick={() => setDoing('ask')}>
          {words.find}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ClassesOf({ classes }: { readonly classes: readonly WeekClass[] }) {
  const words = useWords(COACH_AWAY_WORDS);
  const timetable = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  if (classes.length === 0) return <p>{words.noClasses}</p>;
  return (
    <>
      <p className={dialogStyles.hint}>{words.classes(classes.length)}</p>
      <ul className={styles.list}>
        {classes.map((one) => (
          <li key={one.id} className={styles.row}>
            <p>
              <span className={styles.when}>
                {shortWeekdayName(one.date, language)} {shortDate(one.date, language)}, {one.time}
              </span>{' '}
              <strong>{one.timer_name}</strong>
            </p>
            <p className={styles.facts}>
              <span className={styles.soft}>{one.room}</span>{' '}
              <span className={styles.soft}>{timetable.places(one.taken, one.capacity)}</span>{' '}
              {one.is_substitute_wanted && (
                <span className={styles.warning}>{timetable.substituteWanted}</span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
