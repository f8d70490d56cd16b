import type { CivilDate } from '@lifted/domain/studio-calendar';
import type { TimetableFilter } from '@lifted/domain/timetable-filter';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** What the timetable's address may hold; each part narrows or moves what is shown, so that it can be shared. */
const PARTS = ['week', 'day', 'coach', 'location'] as const;
type Part = (typeof PARTS)[number];
type Change = Partial<Record<Part, CivilDate | string | null>>;

export interface TimetableAddress {
  readonly week: string | null;
  readonly day: string | null;
  readonly filter: TimetableFilter;
  /** The query with some parts changed (null: removed), for a link. */
  readonly with: (change: Change) => string;
  /**
   * Goes there in place of the current entry: choosing a filter is no step to come back to. What is turned from what was
   * there says so: it is told what was asked for last, which may not be drawn yet.
   */
  readonly replace: (change: Change | ((asked: AskedDays) => Change)) => void;
}

interface AskedDays {
  readonly week: string | null;
  readonly day: string | null;
}

/** Reads the timetable's address and says how to change it. */
export function useTimetableAddress(): TimetableAddress {
  const [query, setQuery] = useSearchParams();
  // A second choice may come before the first one is drawn: it builds on what was asked for, not on what is shown.
  const asked = useRef(query);
  useEffect(() => {
    asked.current = query;
  }, [query]);

  const replace: TimetableAddress['replace'] = (change) => {
    asked.current = changed(
      asked.current,
      typeof change === 'function' ? change(daysIn(asked.current)) : change,
    );
    setQuery(asked.current, { replace: true, preventScrollReset: true });
  };

  return {
    ...daysIn(query),
    filter: { coach: query.get('coach') || null, location: query.get('location') || null },
    with: (change) => `?${changed(query, change).toString()}`,
    replace,
  };
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
