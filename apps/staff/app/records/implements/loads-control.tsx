import { textFromLanguage, textInLanguage } from '@lifted/domain/training/implement-text/loads-text';
import { useState } from 'react';
import { useLanguage } from '../../language.ts';
import type { OwnControlProps } from '../../parts/field-values.ts';

/** Weights or plates, typed with the decimal sign of the page's language and kept as they are stored. */
export function LoadsControl({ id, describedBy, isWrong, value, onType }: OwnControlProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  // What was typed is shown as it was typed; the cursor would jump if a sign were replaced under it.
  const isAsTyped = textFromLanguage(typed, language) === value;
  return (
    <textarea
      id={id}
      rows={2}
      value={isAsTyped ? typed : textInLanguage(value, language)}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(textFromLanguage(target.value, language));
      }}
    />
  );
}
