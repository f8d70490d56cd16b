import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';
import { isLifted } from '@lifted/domain/training/personal-records';
import { memo } from 'react';
import { floorLanguage, inPageLanguage } from '../frame/floor-language.ts';
import type { GridCell, GridRow } from './grid-rows.ts';
import styles from './grid-row.module.css';
import { GRID_WORDS } from './grid-words.ts';
import { isWarmedUp } from './grid-moves.ts';
import { liftedParts } from './lifted-words.ts';

const NO_BREAK = '\u00a0';

interface GridRowProps {
  readonly row: GridRow;
  readonly index: number;
  /** The set the keyboard and the tools are at; null: of another row. */
  readonly activeSet: number | null;
  /** The set Tab reaches; null: of another row. */
  readonly tabStop: number | null;
}

/** A person's sets. Drawn again only when they say something else. */
export const GridRowView = memo(
  function GridRowView({ row, index, activeSet, tabStop }: GridRowProps) {
    return (
      <div role="row" aria-rowindex={index + 2} className={styles.row}>
        <div role="rowheader" data-person={index} className={styles.name}>
          {row.name} {row.isNew && <span className={styles.new}>{inPageLanguage(GRID_WORDS).isNew}</span>}
          {row.isAbsent && <span className={styles.warm}>{inPageLanguage(GRID_WORDS).notHere}</span>}
          {isWarmedUp(row) && <span className={styles.warm}>{inPageLanguage(GRID_WORDS).warm}</span>}
          {row.swappedTo !== null && <span className={styles.swapped}>{row.swappedTo}</span>}
          {row.note !== '' && <span className={styles.note}>{row.note}</span>}
        </div>
        {row.cells.map((cell) => (
          <CellView
            key={cell.setNumber}
            cell={cell}
            row={index}
            isActive={activeSet === cell.setNumber}
            isTabStop={tabStop === cell.setNumber}
          />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.activeSet === after.activeSet &&
    before.tabStop === after.tabStop &&
    JSON.stringify(before.row) === JSON.stringify(after.row),
);

function CellView({
  cell,
  row,
  isActive,
  isTabStop,
}: {
  readonly cell: GridCell;
  readonly row: number;
  readonly isActive: boolean;
  readonly isTabStop: boolean;
}) {
  const language = floorLanguage();
  const value = cell.lifted ?? cell.planned;
  const parts = value && liftedParts(value, language);
  const last = cell.last && liftedParts(cell.last, language);
  return (
    <div
      role="gridcell"
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isActive}
      data-row={row}
      data-set={cell.setNumber}
      data-state={stateOf(cell)}
      data-failed={cell.lifted !== null && !isLifted(cell.lifted)}
      className={styles.cell}
    >
      <VisuallyHidden>{cellWords(cell)}</VisuallyHidden>
      <span aria-hidden="true" className={styles.value}>
        {parts === null ? '–' : <b>{parts.weight}</b>} <span className={styles.reps}>{parts?.reps}</span>
      </span>
      <span aria-hidden="true" className={styles.small}>
        {cell.ofOther !== null && unbroken(cell.ofOther)}{' '}
        {last !== null && unbroken(`${last.weight} ${last.reps}`)}{' '}
        {cell.others.map((other) => {
          const said = other.lifted && liftedParts(other.lifted, language);
          return (
            <span key={other.entry} className={styles.other}>
              {unbroken(`≠ ${said === null ? '–' : `${said.weight} ${said.reps}`}`)}{' '}
            </span>
          );
        })}
      </span>
    </div>
  );
}

function unbroken(words: string): string {
  return words.replaceAll(' ', NO_BREAK);
}

function stateOf({ lifted, isWriting, planned }: GridCell): string {
  if (lifted === null) return planned === null ? 'empty' : 'planned';
  return isWriting ? 'writing' : 'entered';
}

/** What a screen reader says of a set. */
function cellWords({ setNumber, ofOther, lifted, planned, last, others }: GridCell): string {
  const words = inPageLanguage(GRID_WORDS);
  const said = (value: NonNullable<GridCell['lifted']>) =>
    setWords(value, floorLanguage()).replaceAll(NO_BREAK, ' ');
  const plan = planned === null ? words.empty : words.planned(said(planned));
  return [
    words.set(setNumber),
    lifted === null ? plan : words.entered(said(lifted)),
    ofOther,
    last && words.last(said(last)),
    others.length > 0 && words.others(others.length),
  ]
    .filter(Boolean)
    .join(', ');
}
