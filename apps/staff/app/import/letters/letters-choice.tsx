import type { Reading } from '@lifted/domain/import/misread-text';
import { readingWords } from '@lifted/domain/import/reading-words';
import { useId } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import type { FileLetters } from './file-letters.ts';
import styles from './letters-choice.module.css';
import { LETTERS_WORDS } from './letters-words.ts';

interface LettersChoiceProps {
  readonly letters: FileLetters;
  /** Null while nobody has said. */
  readonly reading: Reading | null;
  readonly choose: (reading: Reading) => void;
}

/** Asks how the letters of a file are meant where that is not certain; where it is, the choice is shown on demand. */
export function LettersChoice(props: LettersChoiceProps) {
  const words = useWords(LETTERS_WORDS);
  const { verdict } = props.letters;
  if (verdict.other === null || verdict.words.length === 0) return null;
  if (verdict.kind === 'doubtful')
    return <Choice {...props} legend={words.isThatRight(wordsAs('as_is', props))} />;
  return (
    <details>
      <summary className={styles.summary}>{words.wrong}</summary>
      <Choice {...props} legend={words.how} />
    </details>
  );
}

function Choice({ legend, ...props }: LettersChoiceProps & { readonly legend: string }) {
  const words = useWords(LETTERS_WORDS);
  const language = useLanguage();
  const name = useId();
  const { letters, reading, choose } = props;
  const readings = [letters.verdict.reading, letters.verdict.other].filter((one) => one !== null);
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {readings.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === reading} onChange={() => choose(one)} />
          {words.option(wordsAs(one, props), readingWords(one, letters.encoding, language))}
        </label>
      ))}
      <p className={styles.hint}>{words.neither}</p>
    </fieldset>
  );
}

/** The words that differ, as one of the two readings has them. */
function wordsAs(reading: Reading, { letters: { verdict } }: LettersChoiceProps): string {
  return verdict.words.map(({ word, other }) => (reading === verdict.reading ? word : other)).join(', ');
}
