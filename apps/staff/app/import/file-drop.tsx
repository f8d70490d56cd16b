import { buttonClass } from '@lifted/design/button.tsx';
import { useId, useState, type DragEvent } from 'react';
import { useWords } from '../language.ts';
import styles from './file-drop.module.css';
import { IMPORT_WORDS } from './import-words.ts';

/** Where files are dropped, or chosen by a press. */
export function FileDrop({ add }: { readonly add: (files: readonly File[]) => void }) {
  const words = useWords(IMPORT_WORDS);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        aria-keyshortcuts="f"
        multiple
        accept=".csv,.txt,.tsv,text/csv"
        className={styles.input}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file, corrected, is a choice again.
          target.value = '';
        }}
      />
      <label htmlFor={id} className={buttonClass('outline')}>
        {words.choose}
      </label>
      <p className={styles.hint}>{words.dropHint}</p>
    </div>
  );
}
