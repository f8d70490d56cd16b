import { useId, useState, type DragEvent } from 'react';
import { useWords } from '../language.ts';
import { FileButton } from '../parts/files/file-button.tsx';
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
      <FileButton
        id={id}
        label={words.choose}
        accept=".csv,.txt,.tsv,text/csv"
        isMultiple
        shortcut="f"
        choose={add}
      />
      <p className={styles.hint}>{words.dropHint}</p>
    </div>
  );
}
