import type {
  addPartnerGuest,
  closeClassRoster,
  DeskClass,
  removeMemberBooking,
  restoreDeskClass,
  RosterRow,
} from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { NO_SHOW_FEE_CENTS } from '@lifted/domain/contracts/studio-terms';
import { euroWords } from '@lifted/domain/language/euro-words';
import { useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { Dialog } from '../parts/dialog.tsx';
import { EditForm } from '../parts/edit-form.tsx';
import { BOOKING_WORDS } from '../booking/booking-words.ts';
import { ROSTER_CLOSING_WORDS } from '../roster-closing-words.ts';
import { CLASS_WORDS } from './class-words.ts';
import styles from './class-dialogs.module.css';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { DIALOG_WORDS } from './dialog-words.ts';

interface ClassDialogProps {
  readonly shown: DeskClass;
  readonly close: () => void;
}

/** Enters a guest of a partner. */
export function GuestDialog({ shown: { id, counts, partners }, close }: ClassDialogProps) {
  const words = useWords(DIALOG_WORDS);
  const { addGuest } = useWords(CLASS_WORDS);
  const { exceed } = useWords(BOOKING_WORDS);
  const api = useApiClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const isFull = counts.taken >= counts.capacity;
  const first = partners.find(({ guests, quota }) => guests < quota) ?? partners[0];
  const reference: string | null = null;
  return (
    <Dialog heading={addGuest} close={close}>
      <EditForm
        initial={{ partner_id: first?.id ?? '', name: '', reference, may_exceed: false }}
        fields={[
          {
            name: 'partner_id',
            label: words.partner,
            kind: 'choice',
            choices: partners.map(
              (one) => [one.id, words.partnerChoice(one.name, one.guests, one.quota)] as const,
            ),
          },
          { name: 'name', label: words.guestName, kind: 'text', hint: words.guestNameHint },
          {
            name: 'reference',
            label: words.reference,
            kind: 'text',
            isOptional: true,
            hint: words.referenceHint,
          },
          ...(isFull ? [{ name: 'may_exceed', label: exceed, kind: 'yes_no' } as const] : []),
        ]}
        save={(_, wanted) =>
          api.call<typeof addPartnerGuest>('POST', '/desk/classes/{classId}/guests', {
            params: { classId: id },
            body: wanted,
            idempotencyKey,
          })
        }
        done={words.guestAdded}
        action={words.add}
        close={close}
      />
    </Dialog>
  );
}

/** Takes a member out of the class. */
export function RemoveDialog({ shown, row, close }: ClassDialogProps & { readonly row: RosterRow }) {
  const words = useWords(DIALOG_WORDS);
  const api = useApiClient();
  return (
    <ConfirmDialog
      heading={words.removeHeading(row.name)}
      action={words.remove}
      done={words.removed(row.name)}
      act={() =>
        api.call<typeof removeMemberBooking>('DELETE', '/desk/classes/{classId}/bookings/{bookingId}', {
          params: { classId: shown.id, bookingId: row.id },
        })
      }
      close={close}
    >
      <p>{words.removeWhat}</p>
      {shown.counts.waiting > 0 && <p>{words.removeWaiting}</p>}
    </ConfirmDialog>
  );
}

/** Lets a cancelled class take place after all. */
export function RestoreDialog({ shown, close }: ClassDialogProps) {
  const words = useWords(DIALOG_WORDS);
  const api = useApiClient();
  return (
    <ConfirmDialog
      heading={words.restoreHeading}
      action={words.restore}
      done={words.restored}
      canUndo={false}
      act={() =>
        api.call<typeof restoreDeskClass>('POST', '/desk/classes/{classId}/restoration', {
          params: { classId: shown.id },
          body: {},
        })
      }
      close={close}
    >
      <p>{words.restoreWhat}</p>
    </ConfirmDialog>
  );
}

/** Closes the roster, after showing who is not marked. */
export function CloseRosterDialog({ shown, close }: ClassDialogProps) {
  const words = useWords(DIALOG_WORDS);
  const { deletedPerson } = useWords(CLASS_WORDS);
  const closing = useWords(ROSTER_CLOSING_WORDS);
  const language = useLanguage();
  const api = useApiClient();
  const unmarked = shown.roster.filter((row) => !row.is_present);
  return (
    <ConfirmDialog
      heading={closing.question}
      action={closing.close}
      done={closing.closed}
      act={() =>
        api.call<typeof closeClassRoster>('POST', '/desk/classes/{classId}/roster-closing', {
          params: { classId: shown.id },
          body: {},
        })
      }
      close={close}
    >
      {shown.state === 'running' && <p>{closing.stillRuns(berlinTime(new Date(shown.end_datetime)))}</p>}
      {unmarked.length === 0 ? (
        <p>{words.closeAll}</p>
      ) : (
        <>
          <p>
            {words.closeUnmarked} {closing.cost(euroWords(NO_SHOW_FEE_CENTS, language))}
          </p>
          <ul className={styles.names}>
            {unmarked.map((row) => (
              <li key={row.id}>{row.name === '' ? deletedPerson : row.name}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}
