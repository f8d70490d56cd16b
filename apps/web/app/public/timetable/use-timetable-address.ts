import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { TimetableFilter } from './timetable-filter.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Query of the timetable's address: week, day and filters, so that a view can be shared. */
const PARTS = ['week', 'day', 'branch', 'coach', 'location', 'class'] as const;
type Part = (typeof PARTS)[number];
type Change = Partial<Record<Part, CivilDate | string | null>>;

export interface TimetableAddress {
  readonly week: string | null;
  readonly day: string | null;
  readonly filter: TimetableFilter;
  /** The query with some parts changed (null: removed), for a link. */
  readonly with: (change: Change) => string;
  /**
   * Replaces the current history entry, because choosing a filter is no step to go back to. A function receives the query
   * requested last, which may not be rendered yet.
   */
  readonly replace: (change: Change | ((asked: AskedDays) => Change)) => void;
}

interface AskedDays {
  readonly week: string | null;
  readonly day: string | null;
}

/** Reads the timetable's address and says how to change it; the same object until the query differs. */
export function useTimetableAddress(): TimetableAddress {
  const [query, setQuery] = useSearchParams();
  // A second choice may be made before the first is rendered: it builds on what was requested, not on what is shown.
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  }, [query]);

  return useMemo(
    () => ({
      ...daysIn(query),
      filter: {
        branch: query.get('branch') || null,
        coach: query.get('coach') || null,
        location: query.get('location') || null,
        name: query.get('class') || null,
      },
      with: (change) => `?${changed(query, change).toString()}`,
      replace(change) {
        asked.current = changed(
          asked.current,
          typeof change === 'function' ? change(daysIn(asked.current)) : change,
        );
        setQuery(asked.current, { replace: true, preventScrollReset: true });
      },
    }),
    [query, setQuery],
  );
}

function daysIn(query: URLSearchParams): AskedDays {
  return { week: query.get('week'), day: query.get('day') };
}

function changed(query: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams();
  for (const part of PARTS) {
    const value = part in change ? change[part] : query.get(part);
    if (value) next.set(part, value);
  }
  return next;
}
