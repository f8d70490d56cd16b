import { backupCodeFault, codeFault, type CodeFault } from './second-factor-form.ts';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { useWords, type InBothLanguages } from '../../language.ts';
import styles from './code-form.module.css';
import { formText } from './form-text.ts';
import { TextField } from './text-field.tsx';

/** `digits`: of an app or an SMS · `backup`: letters and digits from paper. */
export type CodeKind = 'digits' | 'backup';

interface CodeFormProps {
  readonly kind: CodeKind;
  readonly label: string;
  readonly hint: string;
  /** What the button says. */
  readonly action: string;
  /** Why the code that was sent is not good. */
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  /** Whether the field takes the focus when it appears. */
  readonly takesFocus?: boolean;
  /** Whether a code was just sent. What was typed of the one before makes room for it. */
  readonly hasNewCode?: boolean;
  /** Beside the button. */
  readonly children?: ReactNode;
}

const NAME = 'code';

/** One field for a code, as phones and password managers expect it, and the button that sends it. */
export function CodeForm({ kind, label, hint, action, error, isBusy, onCode, ...rest }: CodeFormProps) {
  const { takesFocus = false, hasNewCode = false, children } = rest;
  const form = useRef<HTMLFormElement>(null);
  const hadNewCode = useRef(hasNewCode);
  const [fault, setFault] = useState<CodeFault | null>(null);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    // Whatever is asked for now, such as a new code: what was said of the code before is over.
    setFault(null);
  }
  const sentences = useWords(SENTENCES)[kind];
  const shown = fault === null ? error : sentences[fault];

  useEffect(() => {
    if (takesFocus) fieldOf(form.current)?.focus();
  }, [takesFocus]);
  useEffect(() => {
    // Not for the one that led here: the heading has the focus then.
    if (hasNewCode && !hadNewCode.current) {
      form.current?.reset();
      fieldOf(form.current)?.focus();
    }
    hadNewCode.current = hasNewCode;
  }, [hasNewCode]);
  useEffect(() => {
    if (shown !== undefined) fieldOf(form.current)?.select();
  }, [shown]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = formText(event.currentTarget, NAME).trim();
    const next = kind === 'digits' ? codeFault(typed) : backupCodeFault(typed);
    setFault(next);
    if (next === null) onCode(typed);
    else fieldOf(form.current)?.select();
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
      <div className={styles[kind]}>
        <TextField
          label={label}
          name={NAME}
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
          required
          hint={hint}
          error={shown}
          onChange={() => setFault(null)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={isBusy}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  );
}

const SENTENCES: InBothLanguages<Readonly<Record<CodeKind, Readonly<Record<CodeFault, string>>>>> = {
  en: {
    digits: { missing: 'Please enter the code.', incomplete: 'The code has 6\u00a0digits.' },
    backup: {
      missing: 'Please enter a backup code.',
      incomplete: 'A backup code has 10\u00a0letters and digits.',
    },
  },
  de: {
    digits: { missing: 'Gib bitte den Code ein.', incomplete: 'Der Code hat 6\u00a0Ziffern.' },
    backup: {
      missing: 'Gib bitte einen Ersatzcode ein.',
      incomplete: 'Ein Ersatzcode hat 10\u00a0Buchstaben und Ziffern.',
    },
  },
};

/** Selecting the field's text also focuses it. */
function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  return form?.querySelector<HTMLInputElement>(`input[name="${NAME}"]`) ?? null;
}
