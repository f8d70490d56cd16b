import type {
  DeskClass,
  removePartnerGuest,
  reopenClassRoster,
  RosterRow,
} from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { berlinTime, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { longDate } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';
import { clockWords, momentWords } from '@lifted/domain/language/moment-words';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { addressIn } from '../addresses.ts';
import { useLanguage, useWords } from '../language.ts';
import { Loaded } from '../parts/loaded.tsx';
import { SectionPage } from '../parts/section-page.tsx';
import { useAskedDialog } from '../parts/asking/use-asked-dialog.ts';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CloseRosterDialog, GuestDialog, RemoveDialog, RestoreDialog } from './class-dialogs.tsx';
import { ROSTER_CLOSING_WORDS } from '../roster-closing-words.ts';
import { CLASS_WORDS } from './class-words.ts';
import styles from './class-page.module.css';
import { EditClassDialog } from './edit-class-dialog.tsx';
import { EquipmentWarning } from './clashes/equipment-warning.tsx';
import { DIALOG_WORDS } from './dialog-words.ts';
import { MemberDialog } from './member-dialog.tsx';
import { Roster } from './roster.tsx';
import { useClass, useMark } from './use-class.ts';
import { SubstituteButton } from './substitute/substitute-button.tsx';
import { Waitlist } from './waitlist.tsx';

/** One class: who is in it, who waits, and everything staff can do with it. */
export function ClassPage() {
  const { classId = '' } = useParams();
  const { aClass, toWeek } = useWords(CLASS_WORDS);
  const language = useLanguage();
  const query = useClass(classId);
  const fields = query.data?.fields;
  return (
    <SectionPage
      heading={fields?.timer_name ?? aClass}
      tools={
        (fields || query.isError) && (
          <ButtonLink
            look="quiet"
            className={styles.toWeek}
            aria-keyshortcuts="w"
            to={`${addressIn(language, '/desk/timetable')}${fields ? `?week=${weekStart(fields.day)}&class=${encodeURIComponent(classId)}` : ''}`}
          >
            {toWeek}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query}>{(shown) => <OneClass key={shown.id} shown={shown} />}</Loaded>
    </SectionPage>
  );
}

/** The dialog that is open. */
type Open =
  | { readonly kind: 'edit'; readonly first?: 'time' }
  | { readonly kind: 'cancel' | 'restore' | 'close' | 'member' | 'guest' }
  | { readonly kind: 'remove'; readonly row: RosterRow };

function OneClass({ shown }: { readonly shown: DeskClass }) {
  const words = useWords(CLASS_WORDS);
  const dialogWords = useWords(DIALOG_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const { run } = useDeskCommand();
  const markOne = useMark(shown.id);
  const [open, setOpen] = useState<Open | null>(null);
  const mark = useCallback((row: RosterRow, isPresent: boolean) => markOne({ row, isPresent }), [markOne]);
  // A guest gets no mail, so nothing is asked first; the message has Undo.
  const remove = (row: RosterRow) =>
    row.kind === 'booking'
      ? setOpen({ kind: 'remove', row })
      : void run(
          () =>
            api.call<typeof removePartnerGuest>('DELETE', '/desk/classes/{classId}/guests/{guestId}', {
              params: { classId: shown.id, guestId: row.id },
            }),
          dialogWords.guestRemoved(row.name),
        );
  useAskedDialog((asked) => {
    const dialog = dialogAsked(asked, shown.can);
    if (dialog !== undefined) setOpen(dialog);
  });
  const { roster, waitlist } = shown;
  return (
    <>
      <div className={styles.head}>
        <div>
          <WhenAndWhere shown={shown} />
          <Counts shown={shown} />
        </div>
        <Tools shown={shown} setOpen={setOpen} />
      </div>
      {shown.state !== 'canceled' && (
        <EquipmentWarning
          timerName={shown.fields.timer_name}
          day={shown.fields.day}
          locationId={shown.fields.location_id}
          capacity={shown.fields.capacity}
        />
      )}
      <div className={styles.columns}>
        <Card heading={words.roster} tool={<RosterTools shown={shown} setOpen={setOpen} />}>
          <div>
            <p className={styles.note}>{checkInNote(shown, words, language)}</p>
            {roster.length > 0 && <Roster shown={shown} mark={mark} remove={remove} />}
          </div>
        </Card>
        <Card heading={words.waitlist}>
          <Waitlist rows={waitlist} />
        </Card>
      </div>
      {open !== null && <OpenDialog shown={shown} open={open} close={() => setOpen(null)} />}
    </>
  );
}

/** The dialog an address asks for, where it can be opened now. */
function dialogAsked(asked: string, can: DeskClass['can']): Open | undefined {
  if (asked === 'edit' && can.edit) return { kind: 'edit' };
  if (asked === 'move' && can.edit) return { kind: 'edit', first: 'time' };
  if (asked === 'cancel' && can.cancel) return { kind: 'cancel' };
  if (asked === 'member' && can.book) return { kind: 'member' };
  return undefined;
}

interface ToolsProps {
  readonly shown: DeskClass;
  readonly setOpen: (open: Open) => void;
}

/** What can be done with the class as a whole. */
function Tools({ shown: { id, can, state }, setOpen }: ToolsProps) {
  const words = useWords(CLASS_WORDS);
  const closing = useWords(ROSTER_CLOSING_WORDS);
  const language = useLanguage();
  const hasStarted = state !== 'open' && state !== 'canceled';
  const api = useApiClient();
  const { run } = useDeskCommand();
  const reopen = () =>
    void run(
      () =>
        api.call<typeof reopenClassRoster>('DELETE', '/desk/classes/{classId}/roster-closing', {
          params: { classId: id },
        }),
      closing.reopened,
    );
  return (
    <div className={styles.tools}>
      <ButtonLink
        look="outline"
        to={addressIn(
          language,
          `/desk/classes/${encodeURIComponent(id)}/${hasStarted ? 'training' : 'sheet'}`,
        )}
      >
        {hasStarted ? words.howItWent : words.floorSheet}
      </ButtonLink>
      {can.ask_substitute && <SubstituteButton classId={id} />}
      {can.edit && (
        <Button look="outline" aria-keyshortcuts="e" onClick={() => setOpen({ kind: 'edit' })}>
          {words.edit}
        </Button>
      )}
      {can.cancel && (
        <Button look="outline" aria-keyshortcuts="x" onClick={() => setOpen({ kind: 'cancel' })}>
          {words.cancelClass}
        </Button>
      )}
      {can.restore && (
        <Button aria-keyshortcuts="x" onClick={() => setOpen({ kind: 'restore' })}>
          {words.restore}
        </Button>
      )}
      {can.reopen && (
        <Button look="outline" onClick={reopen}>
          {closing.reopen}
        </Button>
      )}
      {can.close && (
        <Button aria-keyshortcuts="c" onClick={() => setOpen({ kind: 'close' })}>
          {closing.close}
        </Button>
      )}
    </div>
  );
}

/** Ways into the class. */
function RosterTools({ shown: { can, partners }, setOpen }: ToolsProps) {
  const words = useWords(CLASS_WORDS);
  return (
    <div className={styles.rosterTools}>
      {can.book && (
        <Button look="quiet" aria-keyshortcuts="b" onClick={() => setOpen({ kind: 'member' })}>
          {words.addMember}
        </Button>
      )}
      {can.add_guest && partners.length > 0 && (
        <Button look="quiet" aria-keyshortcuts="g" onClick={() => setOpen({ kind: 'guest' })}>
          {words.addGuest}
        </Button>
      )}
    </div>
  );
}

interface OpenDialogProps {
  readonly shown: DeskClass;
  readonly open: Open;
  readonly close: () => void;
}

function OpenDialog({ shown, open, close }: OpenDialogProps) {
  switch (open.kind) {
    case 'edit':
      return (
        <EditClassDialog
          classId={shown.id}
          fields={shown.fields}
          isRepeated={shown.is_repeated && shown.state === 'open'}
          {...(open.first !== undefined && { first: open.first })}
          close={close}
        />
      );
    case 'member':
      return <MemberDialog shown={shown} close={close} />;
    case 'guest':
      return <GuestDialog shown={shown} close={close} />;
    case 'remove':
      return <RemoveDialog shown={shown} row={open.row} close={close} />;
    case 'cancel':
      return <CancelDialog shown={shown} close={close} />;
    case 'restore':
      return <RestoreDialog shown={shown} close={close} />;
    case 'close':
      return <CloseRosterDialog shown={shown} close={close} />;
    default:
      return open satisfies never;
  }
}

function WhenAndWhere({ shown }: { readonly shown: DeskClass }) {
  const language = useLanguage();
  const { fields, coach_first_name: coach, location_name: room, end_datetime: end } = shown;
  return (
    <p className={styles.facts}>
      {longDate(fields.day, language)}
      {'\u00a0· '}
      <span className={styles.time}>
        {fields.time}–{clockWords(berlinTime(new Date(end)), language)}
      </span>
      {['', coach, room].join('\u00a0· ')}
    </p>
  );
}

function checkInNote(
  { roster, can, state, check_in_opens_at: opensAt }: DeskClass,
  words: (typeof CLASS_WORDS)['en'],
  language: Language,
): string | null {
  if (roster.length === 0) return words.rosterEmpty;
  if (state === 'canceled') return words.hadPlaces;
  if (can.reopen) return words.checkInClosed;
  if (can.check_in) return words.checkInOpen;
  return state === 'open' ? words.checkInFrom(momentWords(new Date(opensAt), language)) : words.checkInOver;
}

/** How full the class is and who is in it, in one line. */
function Counts({ shown }: { readonly shown: DeskClass }) {
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  const { counts, state, cancel_reason: reason, roster_closed_at: closedAt } = shown;
  const about = [
    words.taken(counts.taken, counts.capacity),
    counts.booked > 0 && words.members(counts.booked),
    counts.tests > 0 && words.tests(counts.tests),
    counts.partners > 0 && words.guests(counts.partners),
    counts.offered > 0 && words.offered(counts.offered),
    counts.waiting > 0 && words.waiting(counts.waiting),
    (state !== 'open' || counts.present > 0) && state !== 'canceled' && words.present(counts.present),
  ].filter((one) => one !== false);
  const stateWords = [
    words.states[state],
    reason !== null && state === 'canceled' ? words.reasons[reason] : null,
    closedAt !== null && state === 'closed' ? momentWords(new Date(closedAt), language) : null,
  ].filter((one) => one !== null);
  return (
    <ul className={styles.counts}>
      {stateWords.length > 0 && (
        <li className={styles.state} data-state={state}>
          {stateWords.join('\u00a0· ')}
        </li>
      )}
      {about.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
