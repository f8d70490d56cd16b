import { useWords } from '../../language.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { HISTORY_WORDS } from './history-words.ts';

/** What a record is, and how estimates are made. */
export function RecordNotes() {
  const { notes, whatIsARecord, whatIsAnEstimate } = useWords(HISTORY_WORDS);
  return (
    <Disclosure label={notes}>
      <p>{whatIsARecord}</p>
      <p>{whatIsAnEstimate}</p>
    </Disclosure>
  );
}
