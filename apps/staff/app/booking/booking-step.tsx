import type { BookingPreview, bookForMember, previewMemberBooking } from '@lifted/contract/desk/desk-classes';
import { useApiClient } from '@lifted/client/http/api-client-context.tsx';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language.ts';
import { useShownAddress } from '../parts/address/use-shown-address.ts';
import { DialogActions } from '../parts/dialog.tsx';
import { useDeskCommand } from '../parts/use-desk-command.ts';
import { bookingPreview } from './booking-preview.ts';
import styles from './booking-step.module.css';
import { BOOKING_WORDS } from './booking-words.ts';

interface BookingStepProps {
  readonly classId: string;
  readonly isFull: boolean;
  readonly person: { readonly id: string; readonly name: string; readonly email: string };
  /** How many of the people found have the same name, this one included. */
  readonly namesakes?: number;
  /** Which class it is, where the page does not say so. */
  readonly about?: string;
  readonly back: { readonly words: string; readonly act: () => void };
  readonly close: () => void;
}

/** Who is booked, and what pays for it, before it is done. */
export function BookingStep(props: BookingStepProps) {
  const { classId, isFull, person, namesakes = 1, about, back, close } = props;
  const words = useWords(BOOKING_WORDS);
  const api = useApiClient();
  const { isRunning, submit } = useDeskCommand();
  const [mayExceed, setMayExceed] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const asked = { params: { classId }, body: { customer_id: person.id, may_exceed: mayExceed } };
  const preview = useQuery(
    bookingPreview({ classId, personId: person.id, mayExceed }, (signal) =>
      api.call<typeof previewMemberBooking>('POST', '/desk/classes/{classId}/bookings/preview', {
        ...asked,
        signal,
      }),
    ),
  );
  const { backButton, bookButton } = useFocusOfStep(preview.isSuccess);
  const book = async () => {
    setFailure(null);
    const end = await submit(
      () => api.call<typeof bookForMember>('POST', '/desk/classes/{classId}/bookings', asked),
      words.booked(person.name),
    );
    if (end.kind === 'done') close();
    else setFailure(end.refusal.message);
  };
  const shownAddress = useShownAddress();
  const isFullNow =
    isFull || mayExceed || (preview.error instanceof ApiProblem && preview.error.code === 'class_full');
  return (
    <>
      <div className={styles.step}>
        {about !== undefined && <p>{about}</p>}
        <p>
          <strong>{person.name}</strong> <span className={styles.soft}>{shownAddress(person.email)}</span>
        </p>
        {namesakes > 1 && <Notice>{words.namesakes(namesakes)}</Notice>}
        {isFullNow && (
          <label className={styles.exceed}>
            <input
              type="checkbox"
              checked={mayExceed}
              onChange={(event) => setMayExceed(event.target.checked)}
            />
            {words.exceed}
          </label>
        )}
        {preview.isPending && <p role="status">{words.reading}</p>}
        {preview.isSuccess && <WhatPays preview={preview.data} />}
        {preview.isError && <Notice tone="error">{preview.error.message}</Notice>}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
      </div>
      <DialogActions>
        <Button ref={backButton} look="outline" onClick={back.act}>
          {back.words}
        </Button>
        <Button ref={bookButton} disabled={isRunning || !preview.isSuccess} onClick={() => void book()}>
          {words.book}
        </Button>
      </DialogActions>
    </>
  );
}

function WhatPays({ preview: { pays, is_waiting } }: { readonly preview: BookingPreview }) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  const until = pays.until === null ? null : dayInWords(pays.until, language);
  return (
    <p role="status">
      {[words.pays(pays, until), is_waiting ? words.leavesList : null, words.mailed]
        .filter((one) => one !== null)
        .join(' ')}
    </p>
  );
}

/** The row that was pressed is gone: first to the way back, then, unless somebody moved on, to the button that books. */
function useFocusOfStep(isReady: boolean) {
  const backButton = useRef<HTMLButtonElement>(null);
  const bookButton = useRef<HTMLButtonElement>(null);
  useEffect(() => backButton.current?.focus(), []);
  useEffect(() => {
    if (isReady && document.activeElement === backButton.current) bookButton.current?.focus();
  }, [isReady]);
  return { backButton, bookButton };
}
