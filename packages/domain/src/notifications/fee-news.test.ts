import { describe, expect, it } from 'vitest';
import type { FeeState } from '../bookings/fee.ts';
import { DECISION_DELAY_MS, newsOfFee, type FeeNews } from './fee-news.ts';

const CHANGED = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(CHANGED.getTime() + ms);
const news = (state: FeeState, told: FeeNews | null, isDecided = false, ms = DECISION_DELAY_MS) =>
  newsOfFee({ state, told, isDecided, changedAt: CHANGED }, after(ms));

describe('what a member is told about a fee', () => {
  it.each([
    ['is made', 'pending', null, 'pending'],
    ['becomes due by the clock', 'due', 'pending', 'due'],
    ['falls away', 'dropped', 'pending', 'dropped'],
    ['falls away once it is due', 'dropped', 'due', 'dropped'],
    ['is objected to, which they did themselves', 'objected', 'pending', null],
    ['is paid', 'settled', 'due', null],
  ] as const)('when it %s', (_, state, told, says) => {
    expect(news(state, told, false, 0)).toBe(says);
  });

  it.each(['due', 'waived', 'dropped', 'objected', 'settled'] as const)(
    'of one they never heard of, nothing when it is %s',
    (state) => {
      expect(news(state, null)).toBeNull();
    },
  );

  it.each([
    ['waived before it is due', 'waived', 'pending', 'waived'],
    ['waived once it is due', 'waived', 'due', 'waived'],
    ['kept after an objection', 'due', 'pending', 'kept'],
    ['kept after an objection to what was due', 'due', 'due', 'kept'],
  ] as const)('a decision: %s', (_, state, told, says) => {
    expect(news(state, told, true)).toBe(says);
  });

  it.each([
    ['a waiver before it is due', 'pending', 'waived', 'owed_again'],
    ['a waiver once it is due', 'due', 'waived', 'due_again'],
    ['a waiver after an objection', 'objected', 'waived', 'open_again'],
    ['the answer to an objection', 'objected', 'kept', 'open_again'],
    ['a mark that let it fall away before it is due', 'pending', 'dropped', 'owed_again'],
    ['a mark that let it fall away once it is due', 'due', 'dropped', 'due_again'],
    ['a mark that let it fall away after an objection', 'objected', 'dropped', 'open_again'],
  ] as const)('that was taken back after they were told: %s', (_, state, told, says) => {
    expect(news(state, told)).toBe(says);
  });

  it('a decision waits for as long as Undo is near, to the millisecond, and one taken back by then was none', () => {
    expect(news('waived', 'pending', true, DECISION_DELAY_MS - 1)).toBeNull();
    expect(news('waived', 'pending', true, DECISION_DELAY_MS)).toBe('waived');
    expect(news('pending', 'pending')).toBeNull();
    expect(news('objected', 'pending')).toBeNull();
  });

  it('each once: what they were told last is not told again', () => {
    expect(news('pending', 'pending')).toBeNull();
    expect(news('pending', 'owed_again')).toBeNull();
    expect(news('due', 'due')).toBeNull();
    expect(news('due', 'kept', true)).toBeNull();
    // Marked as paid, which was then taken back.
    expect(news('due', 'kept', false)).toBeNull();
    expect(news('due', 'due_again')).toBeNull();
    expect(news('objected', 'open_again')).toBeNull();
    expect(news('waived', 'waived', true)).toBeNull();
    expect(news('dropped', 'dropped')).toBeNull();
  });

  it('and again when it is so again: waived, owed again, due, waived', () => {
    expect(news('due', 'owed_again')).toBe('due');
    expect(news('waived', 'due_again', true)).toBe('waived');
    expect(news('due', 'due_again', true)).toBe('kept');
    expect(news('due', 'open_again', true)).toBe('kept');
  });
});
