import type { DeskClass, RosterRow } from '@lifted/contract/desk/desk-classes';
import { Icon } from '@lifted/design/icon.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { useWords } from '../language.ts';
import { CLASS_WORDS } from './class-words.ts';
import { cellAfterKey, within, type GridCell } from './grid-keys.ts';
import styles from './roster.module.css';
import { useListKey } from '../parts/keyboard/use-list-key.ts';
import { useRestoredFocus } from '../parts/focus/use-restored-focus.ts';
import { usePersonAddress } from './use-person-address.ts';

/** What the keyboard reaches in a row, from left to right; not every row has all. */
const TOOLS = ['mark', 'open', 'remove'] as const;
type Tool = (typeof TOOLS)[number];

interface RosterProps {
  readonly shown: DeskClass;
  readonly mark: (row: RosterRow, isPresent: boolean) => void;
  readonly remove: (row: RosterRow) => void;
}

/**
 * Who is in the class. One tab stop: arrows move between people and to the button that removes one, Space or a tap marks
 * somebody present.
 */
export function Roster({ shown: { roster, can }, mark, remove }: RosterProps) {
  const words = useWords(CLASS_WORDS);
  const grid = useRef<HTMLDivElement>(null);
  const listKey = useListKey();
  const [at, setAt] = useState<GridCell>({ row: 0, column: 0 });
  const size = { rows: roster.length, columns: TOOLS.length };
  const active = within(at, size);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfterKey(event.key, active, size);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    focusOn(grid.current, next);
  };
  const focus = useRestoredFocus(grid, () => focusOn(grid.current, active));
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      {...listKey}
      aria-label={words.roster}
      className={styles.grid}
      onKeyDown={onKeyDown}
      {...focus}
    >
      {roster.map((row, index) => (
        <Person
          key={`${row.kind} ${row.id}`}
          row={row}
          index={index}
          activeColumn={active.row === index ? active.column : null}
          // Closed, it is read until it is opened again; once those missing are counted, who came is marked one by one.
          canMark={can.check_in && !can.reopen}
          canRemove={row.kind === 'guest' ? can.add_guest : row.kind === 'booking' && can.book}
          enter={setAt}
          mark={mark}
          remove={remove}
        />
      ))}
    </div>
  );
}

function focusOn(grid: HTMLElement | null, { row, column }: GridCell): void {
  const tools = grid?.querySelectorAll<HTMLElement>(`[data-row="${row}"] :is(button, a)`);
  if (tools === undefined || tools.length === 0) return;
  tools.item(Math.min(column, tools.length - 1)).focus();
}

interface PersonProps {
  readonly row: RosterRow;
  readonly index: number;
  /** The cell the keyboard is at; null: in another row. */
  readonly activeColumn: number | null;
  readonly canMark: boolean;
  readonly canRemove: boolean;
  readonly enter: (cell: GridCell) => void;
  readonly mark: RosterProps['mark'];
  readonly remove: RosterProps['remove'];
}

const Person = memo(function Person({
  row,
  index,
  activeColumn,
  canMark,
  canRemove,
  enter,
  mark,
  remove,
}: PersonProps) {
  const words = useWords(CLASS_WORDS);
  const name = row.name === '' ? words.deletedPerson : row.name;
  const badges = badgesOf(row, words);
  const personAddress = usePersonAddress(row.customer_id);
  const has: Readonly<Record<Tool, boolean>> = {
    mark: true,
    open: personAddress !== null,
    remove: canRemove,
  };
  const tools = TOOLS.filter((tool) => has[tool]);
  const active = activeColumn === null ? null : (tools[activeColumn] ?? tools.at(-1));
  const reached = (tool: Tool) => ({
    tabIndex: active === tool ? 0 : -1,
    onFocus: () => enter({ row: index, column: tools.indexOf(tool) }),
  });
  return (
    <div role="row" data-row={index} className={styles.row} data-present={row.is_present}>
      <div role="gridcell" className={styles.who}>
        <button
          type="button"
          role="checkbox"
          aria-checked={row.is_present}
          aria-disabled={!canMark}
          {...reached('mark')}
          className={styles.mark}
          onClick={() => canMark && mark(row, !row.is_present)}
        >
          <span className={styles.tick}>{row.is_present && <Icon name="check" />}</span>
          <span className={styles.name}>{name}</span>
          {badges.map((badge) => (
            <span key={badge} className={styles.badge}>
              {badge}
            </span>
          ))}
          <span className={styles.about}>
            {[row.partner_name, row.reference, row.product_name].filter(Boolean).join('\u00a0· ')}
          </span>
        </button>
      </div>
      <div role="gridcell" className={styles.tools}>
        {personAddress !== null && (
          <Link {...reached('open')} to={personAddress} className={styles.open}>
            <Icon name="arrow-right" />
            <VisuallyHidden>{words.openPerson(name)}</VisuallyHidden>
          </Link>
        )}
      </div>
      <div role="gridcell" className={styles.tools}>
        {canRemove && (
          <button type="button" {...reached('remove')} className={styles.remove} onClick={() => remove(row)}>
            <Icon name="close" />
            <VisuallyHidden>{words.remove(name)}</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
});

function badgesOf(row: RosterRow, words: (typeof CLASS_WORDS)['en']): readonly string[] {
  return [
    row.kind === 'test' && words.test,
    row.is_unconfirmed && words.unconfirmed,
    row.is_first_time && words.firstTime,
    row.is_walk_in && words.walkIn,
    row.is_beyond && words.beyond,
  ].filter((badge) => badge !== false);
}
