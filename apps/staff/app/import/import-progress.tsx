import type { ImportStep } from '@lifted/contract/desk/desk-import';
import { Button } from '@lifted/design/button.tsx';
import { useEffect, useRef } from 'react';
import { useWords } from '../language.ts';
import styles from './import-progress.module.css';
import { IMPORT_WORDS } from './import-words.ts';

interface ImportProgressProps {
  readonly applies: boolean;
  /** Null until the server has the files. */
  readonly step: ImportStep | null;
  readonly stop: () => void;
}

/** How far the server is: by bytes while it reads, in words after that. */
export function ImportProgress({ applies, step, stop }: ImportProgressProps) {
  const words = useWords(IMPORT_WORDS);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const label = applies ? words.applying : words.checking;
  return (
    <div ref={place} tabIndex={-1} className={styles.progress}>
      <p role="status">{stepWords(step, words)}</p>
      {step?.step === 'reading' ? (
        <progress aria-label={label} className={styles.bar} value={step.read} max={step.total} />
      ) : (
        <progress aria-label={label} className={styles.bar} />
      )}
      <Button look="outline" onClick={stop}>
        {words.stop}
      </Button>
    </div>
  );
}

function stepWords(step: ImportStep | null, words: (typeof IMPORT_WORDS)['en']): string {
  if (step === null) return words.sending;
  switch (step.step) {
    case 'reading':
      return words.steps.reading(step.file ?? '');
    case 'writing':
      return words.steps.writing(step.file ?? '');
    case 'waiting':
      return words.steps.waiting;
    case 'checking':
      return words.steps.checking;
    default:
      return step.step satisfies never;
  }
}
