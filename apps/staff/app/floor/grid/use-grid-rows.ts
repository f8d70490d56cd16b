import type { FloorClass, FloorDay } from '@lifted/contract/floor/floor';
import type { LoggedExercise, SetCell } from '@lifted/contract/floor/set-entries';
import { cellKey } from '@lifted/client/entry-queue/unsent-cells.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useMemo } from 'react';
import { useDay, useUnsent } from '../device/use-floor.ts';
import { gridRows, ownExercises, type GridRow, type OwnExercise, type PersonOnGrid } from './grid-rows.ts';

interface GridOfClass {
  readonly studioClass: FloorClass;
  /** As the workout plans it. */
  readonly exercise: LoggedExercise;
  readonly people: readonly PersonOnGrid[];
  readonly cells: ReadonlyMap<string, SetCell>;
  readonly setCount: number;
}

const NO_IMPLEMENTS: FloorDay['implements'] = [];

/** The rows of an exercise, and what each person does there; suggestions are worked out again only when those change. */
export function useGridRows({ studioClass, exercise, people, cells, setCount }: GridOfClass): {
  readonly rows: readonly GridRow[];
  readonly own: ReadonlyMap<string, OwnExercise>;
} {
  const { writing } = useUnsent();
  const all = useDay()?.implements ?? NO_IMPLEMENTS;
  const { histories, swaps, notes, start_datetime: start } = studioClass;
  const own = useMemo(() => {
    const today = berlinDate(new Date(start));
    return ownExercises(people, { histories, swaps, notes, exercise, implements: all, today });
  }, [people, histories, swaps, notes, exercise, all, start]);
  const rows = useMemo(() => {
    const keys = writing.flatMap((command) => (command.kind === 'set' ? [cellKey(command.entry)] : []));
    return gridRows({ setCount, exercise, people, own, cells, writing: new Set(keys) });
  }, [setCount, exercise, people, own, cells, writing]);
  return { rows, own };
}
