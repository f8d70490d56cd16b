import type { Language } from '@lifted/domain/language/language';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { TypedWay } from '@lifted/client/session/confirmation/confirmation-ways.ts';
import { CONFIRMATION_WORDS, hintOfWay } from '@lifted/client/session/confirmation/confirmation-words.ts';
import { takeFocus } from '../parts/focus/take-focus.ts';
import styles from '../parts/edit-form.module.css';

interface ConfirmationFieldProps {
  readonly way: TypedWay;
  readonly language: Language;
  readonly value: string;
  readonly fault: string | undefined;
  /** What the fault is of; each takes the focus, also with the words of the one before. */
  readonly refusal: object | null;
  /** Whether it is time to type: at once, or once the code was sent. */
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
}

const INPUT = {
  password: { type: 'password', autoComplete: 'current-password' },
  backup_code: { type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  factor: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
  mail_code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

/** The field for a password or a code. It takes the focus when it is to be filled, and again after a refusal. */
export function ConfirmationField(props: ConfirmationFieldProps) {
  const { way, language, value, fault, refusal, takesFocus, onType } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) takeFocus(field.current);
  }, [takesFocus]);
  useEffect(() => {
    if (refusal === null) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  const words = CONFIRMATION_WORDS[language];
  const label = {
    password: words.password,
    backup_code: words.backupCode,
    factor: words.code,
    mail_code: words.code,
  }[way.kind];
  const hint = hintOfWay(way, language);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...INPUT[way.kind]}
        ref={field}
        required
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={(event) => onType(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
