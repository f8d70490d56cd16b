import type { Implement, SetValue } from '@lifted/contract/floor/set-entries';
import { weightWords } from '@lifted/domain/language/weight-words';
import { platesPerEnd } from '@lifted/domain/training/implement';
import { loadKindOf } from '@lifted/domain/training/load-kinds/load-kind';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { suggestionWords } from '@lifted/domain/training/suggested-load-words';
import { Icon } from '@lifted/design/icon.tsx';
import type { ReactNode } from 'react';
import { floorLanguage, inPageLanguage } from '../frame/floor-language.ts';
import styles from './dock.module.css';
import { counted, stepped } from './grid-moves.ts';
import type { GridCell, GridRow } from './grid-rows.ts';
import { GRID_WORDS } from './grid-words.ts';

interface DockProps {
  /** The button that takes the last move back. */
  readonly undo: ReactNode;
  readonly row: GridRow;
  readonly cell: GridCell;
  readonly implement: Implement | null;
  /** What somebody does in place of what is planned; null: that. */
  readonly swapped: string | null;
  /** What this person does differently, and notes. */
  readonly personal: ReactNode;
  readonly enter: (lifted: LiftedSet | null) => void;
  /** Decides between the values shown. */
  readonly decide: (lifted: LiftedSet | null) => void;
  /** Undefined: there is nothing to copy, or nowhere to. */
  readonly copy: (() => void) | undefined;
  readonly openKeypad: () => void;
}

/** What can be done with the chosen set, at the lower edge, under the thumb. */
export function Dock({
  undo,
  row,
  cell,
  implement,
  swapped,
  personal,
  enter,
  decide,
  copy,
  openKeypad,
}: DockProps) {
  const words = inPageLanguage(GRID_WORDS);
  const language = floorLanguage();
  const value = cell.lifted ?? cell.planned;
  const kind = loadKindOf(value ?? {});
  // Of a set from before a swap neither the suggestion nor the implement is that of the exercise now done.
  const isOfOther = cell.ofOther !== null;
  const loaded = value && kind === 'external' && !isOfOther ? platesPerEnd(implement, value.weight) : null;
  const plates = loaded?.plates.map((plate) => weightWords(plate, language)).join(' + ');
  const doing = (label: string, next: LiftedSet | null, sign: string) => (
    <button
      type="button"
      aria-label={label}
      disabled={next === null}
      onClick={() => next !== null && enter(next)}
    >
      {sign}
    </button>
  );
  return (
    <section className={styles.dock} aria-label={words.tools(row.name, cell.setNumber)}>
      <div className={styles.about}>
        <p className={styles.who}>
          {[row.name, words.set(cell.setNumber), cell.ofOther].filter(Boolean).join(' · ')}
        </p>
        <p className={styles.why}>
          {[swapped, !isOfOther && suggestionWords(row.suggestion, language), plates && words.plates(plates)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className={styles.personal}>{personal}</div>
        {cell.others.length > 0 && (
          <p className={styles.others}>
            {cell.others.map((other) => (
              <button key={other.entry} type="button" onClick={() => decide(other.lifted)}>
                {otherWords(other)} <strong>{words.take}</strong>
              </button>
            ))}
            <button type="button" onClick={() => decide(cell.lifted)}>
              {words.keep}
            </button>
          </p>
        )}
      </div>
      <div className={styles.undo}>{undo}</div>
      <div className={styles.tools}>
        <span className={styles.pair}>
          {doing(words.lighter, stepped(cell, -1, implement), '−')}
          <span className={styles.unit}>{words.units[kind]}</span>
          {doing(words.heavier, stepped(cell, 1, implement), '+')}
        </span>
        <span className={styles.pair}>
          {doing(words.fewer, counted(cell, -1), '−')}
          <span className={styles.unit}>{words.repetitions}</span>
          {doing(words.more, counted(cell, 1), '+')}
        </span>
        <button
          type="button"
          className={styles.word}
          disabled={value === null}
          onClick={() => value !== null && enter({ ...value, reps: 0 })}
        >
          {words.fail}
        </button>
        <button type="button" aria-label={words.copy} disabled={copy === undefined} onClick={copy}>
          <Icon name="arrow-right" />
        </button>
        <button type="button" className={styles.word} onClick={openKeypad}>
          {words.keypad}
        </button>
        <button
          type="button"
          className={styles.word}
          disabled={cell.lifted === null}
          onClick={() => enter(null)}
        >
          {words.clear}
        </button>
      </div>
    </section>
  );
}

function otherWords({ lifted, author }: SetValue): string {
  const words = inPageLanguage(GRID_WORDS);
  const value = lifted === null ? '–' : setWords(lifted, floorLanguage());
  return words.otherValue(value, author);
}
