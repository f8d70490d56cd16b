import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../calendar/studio-calendar.ts';
import { newsOfMembership, newsOfPass } from './entitlement-news.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const TODAY = '2026-11-20';

describe('a pass', () => {
  it.each([
    ['fifteen days before its last day', '2026-12-05', null],
    ['fourteen days before', '2026-12-04', 'ends_soon'],
    ['on its last day', '2026-11-20', 'ends_soon'],
    ['once it is over', '2026-11-19', null],
  ])('with workouts left, %s', (_, lastDay, kind) => {
    expect(newsOfPass({ credits: 2, lastDay, bookedAt: null }, NOW, TODAY)?.kind ?? null).toBe(kind);
  });

  it.each([
    ['within three days', 3 * DAY_MS - 1, 'used_up'],
    ['three days ago', 3 * DAY_MS, null],
  ])('whose last workout was booked %s', (_, ago, kind) => {
    const pass = { credits: 0, lastDay: '2027-01-01', bookedAt: new Date(NOW.getTime() - ago) };
    expect(newsOfPass(pass, NOW, TODAY)?.kind ?? null).toBe(kind);
  });

  it('that never had a workout tells nothing', () => {
    expect(newsOfPass({ credits: 0, lastDay: '2027-01-01', bookedAt: null }, NOW, TODAY)).toBeNull();
  });
});

describe('a membership', () => {
  const twelve = { from: '2025-12-31', until: null, termMonths: 12, pauses: [] };

  it.each([
    ['2026-11-15', null],
    ['2026-11-16', { kind: 'term_ends', lastDay: '2026-12-30', noticeBy: '2026-11-30' }],
    ['2026-11-30', { kind: 'term_ends', lastDay: '2026-12-30', noticeBy: '2026-11-30' }],
    ['2026-12-01', null],
  ])('tells of the last day of notice from fourteen days before it: %s', (today, news) => {
    expect(newsOfMembership(twelve, today)).toEqual(news);
  });

  it('has its last day of notice in a month without that day', () => {
    expect(newsOfMembership({ ...twelve, from: '2025-04-01' }, '2026-02-20')).toEqual({
      kind: 'term_ends',
      lastDay: '2026-03-31',
      noticeBy: '2026-02-28',
    });
  });

  it('has the last day of a longer month as its last day of notice where the term ends with a month', () => {
    expect(newsOfMembership({ ...twelve, from: '2026-05-01' }, '2027-03-31')).toEqual({
      kind: 'term_ends',
      lastDay: '2027-04-30',
      noticeBy: '2027-03-31',
    });
  });

  it('lasts longer by its pauses', () => {
    const pauses = [{ from: '2026-03-31', until: '2026-04-29' }];
    expect(newsOfMembership({ ...twelve, pauses }, '2026-11-20')).toBeNull();
    expect(newsOfMembership({ ...twelve, pauses }, '2026-12-20')).toMatchObject({ noticeBy: '2026-12-30' });
  });

  it.each([
    ['2026-11-16', null],
    ['2026-11-17', { kind: 'membership_ends', lastDay: '2026-12-01' }],
    ['2026-12-02', null],
  ])('that was ended tells of its last fourteen days: %s', (today, news) => {
    expect(newsOfMembership({ ...twelve, until: '2026-12-01' }, today)).toEqual(news);
  });

  it('without a minimum term that nobody ended tells nothing', () => {
    expect(newsOfMembership({ ...twelve, termMonths: null }, '2026-11-20')).toBeNull();
  });
});
