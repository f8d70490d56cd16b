import { useId, useState, type InputHTMLAttributes } from 'react';
import { useWords } from '../../language.ts';
import { describedBy, FieldNotes, type FieldTexts } from './field-notes.tsx';
import styles from './field.module.css';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';

type PasswordFieldProps = FieldTexts &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'>;

/** What the button says, and what those who hear it hear before and after. */
const WORDS = {
  en: { before: '', show: 'Show', hide: 'Hide', after: ' password' },
  de: { before: 'Passwort ', show: 'Zeigen', hide: 'Verbergen', after: '' },
};

/** An input for a password that can be shown while it is typed. Pasting and password managers work. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const { before, show, hide, after } = useWords(WORDS);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.password}>
        <input
          // When shown, it must be neither autocorrected nor sent to a spelling service.
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          className={styles.control}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, { hint, error })}
        />
        <button type="button" aria-controls={id} onClick={() => setIsShown(!isShown)}>
          <VisuallyHidden>{before}</VisuallyHidden>
          {isShown ? hide : show}
          <VisuallyHidden>{after}</VisuallyHidden>
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
