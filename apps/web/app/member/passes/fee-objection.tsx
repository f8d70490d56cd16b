import type { Fee, LONGEST_OBJECTION } from '@lifted/contract/entitlements';
import { mayObject, saysSomething } from '@lifted/domain/bookings/fee';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useWords } from '../../language.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { PASSES_WORDS } from './passes-words.ts';
import styles from './passes.module.css';
import { useObjection } from './use-objection.ts';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const LONGEST: typeof LONGEST_OBJECTION = 1000;

interface FeeObjectionProps {
  readonly fee: Fee;
  readonly onFee: (fee: Fee) => void;
}

/** The button that objects to a fee and the form behind it; empty once somebody has objected or the studio has decided. */
export function FeeObjection({ fee, onFee }: FeeObjectionProps) {
  const words = useWords(PASSES_WORDS);
  const { objection, open, close, send } = useObjection(fee.id, onFee);
  if (!mayObject(fee)) return null;
  if (objection.state === 'closed') {
    return (
      <Button
        ref={objection.wasOpen ? focusOnArrival : undefined}
        look="outline"
        className={styles.fit}
        onClick={open}
      >
        {words.object}
      </Button>
    );
  }
  return (
    <ObjectionForm
      isSending={objection.state === 'sending'}
      refusal={objection.state === 'refused' ? objection.error.message : null}
      onSend={send}
      onClose={close}
    />
  );
}

interface ObjectionFormProps {
  readonly isSending: boolean;
  readonly refusal: string | null;
  readonly onSend: (words: string) => void;
  readonly onClose: () => void;
}

function ObjectionForm({ isSending, refusal, onSend, onClose }: ObjectionFormProps) {
  const words = useWords(PASSES_WORDS);
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const focusWords = () => form.current?.querySelector('textarea')?.focus();
  // The button that opened the form is gone; after a refusal the disabled one loses the keyboard.
  useEffect(focusWords, [refusal]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = formText(event.currentTarget, 'words').trim();
    const isSaid = saysSomething(typed);
    setIsEmpty(!isSaid);
    if (isSaid) onSend(typed);
    else focusWords();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <TextAreaField
        label={words.objectionLabel}
        hint={words.objectionHint}
        name="words"
        maxLength={LONGEST}
        required
        readOnly={isSending}
        error={isEmpty ? words.emptyObjection : undefined}
      />
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
