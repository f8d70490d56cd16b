import { describe, expect, it } from 'vitest';
import { addDays, berlinDate, berlinInstant, SECOND_MS } from '../calendar/studio-calendar.ts';
import {
  challengeFault,
  challengeStatus,
  elapsedShare,
  isCompleted,
  isJoinable,
  isShown,
  joinRefusal,
  pickUpWindow,
  sentencesOf,
  shownChallenges,
  splitTitle,
  stampRows,
} from './challenge.ts';

const challenge = (endDate: string, startDate = '2025-01-01') => ({
  visible: true,
  publishAt: new Date('2025-01-01T09:00:00+01:00'),
  startDate,
  endDate,
});
/** One second before and at Berlin's midnight that begins a day. */
const around = (day: string) => {
  const midnight = berlinInstant(day);
  return { before: new Date(midnight.getTime() - SECOND_MS), at: midnight };
};
const shownAt = (endDate: string, now: Date) => isShown(challenge(endDate), now, berlinDate(now));
const joinableAt = (endDate: string, now: Date) => isJoinable(challenge(endDate), now, berlinDate(now));
const endDatesOfAYear = Array.from({ length: 366 }, (_, day) => addDays('2027-12-01', day));

it('a challenge may last one day, and cannot end before it begins', () => {
  const from = (startDate: string) => challengeFault(challenge('2026-11-30', startDate));
  expect([from('2026-11-30'), from('2026-12-01')]).toEqual([null, 'ends_before_start']);
});

describe('a challenge is shown', () => {
  it('through the fourteenth day after its end, for every end date of a year, to the second', () => {
    for (const endDate of endDatesOfAYear) {
      const { before, at } = around(addDays(endDate, 15));
      expect([endDate, shownAt(endDate, before), shownAt(endDate, at)]).toEqual([endDate, true, false]);
    }
  });

  it('from the second it is published, if it is visible', () => {
    const facts = { ...challenge('2026-12-31'), publishAt: new Date('2026-11-20T12:00:00+01:00') };
    expect(isShown(facts, new Date('2026-11-20T11:59:59+01:00'), '2026-11-20')).toBe(false);
    expect(isShown(facts, new Date('2026-11-20T12:00:00+01:00'), '2026-11-20')).toBe(true);
    expect(isShown({ ...facts, visible: false }, new Date('2026-11-21T12:00:00+01:00'), '2026-11-21')).toBe(
      false,
    );
  });
});

describe('joining', () => {
  it('is possible through the last day, for every end date of a year, to the second', () => {
    for (const endDate of endDatesOfAYear) {
      const { before, at } = around(addDays(endDate, 1));
      expect([endDate, joinableAt(endDate, before), joinableAt(endDate, at)]).toEqual([endDate, true, false]);
    }
  });
});

describe('the pick-up window', () => {
  it.each([
    ['2026-11-15', '2026-11-16', '2026-12-16'],
    ['2026-01-31', '2026-02-01', '2026-03-01'],
    ['2028-01-31', '2028-02-01', '2028-03-01'],
    ['2028-02-29', '2028-03-01', '2028-03-30'],
    ['2026-02-28', '2026-03-01', '2026-03-29'],
    ['2026-03-31', '2026-04-01', '2026-05-01'],
    ['2026-09-25', '2026-09-26', '2026-10-26'],
    ['2026-11-30', '2026-12-01', '2026-12-31'],
    ['2026-12-31', '2027-01-01', '2027-02-01'],
  ])('of a challenge that ends on %s opens on %s and closes on %s', (endDate, opens, closes) => {
    expect(pickUpWindow(endDate)).toEqual({ opens, closes });
  });
});

describe('the status', () => {
  it.each([
    ['2026-10-31', 'upcoming'],
    ['2026-11-01', 'running'],
    ['2026-11-30', 'running'],
    ['2026-12-01', 'pick_up_open'],
    ['2026-12-31', 'pick_up_open'],
    ['2027-01-01', 'pick_up_closed'],
  ])('on %s is %s for a challenge of November', (today, status) => {
    expect(challengeStatus(challenge('2026-11-30', '2026-11-01'), today)).toBe(status);
  });
});

describe('counting', () => {
  it('is complete at the goal exactly', () => {
    expect([isCompleted(9, 10), isCompleted(10, 10), isCompleted(11, 10)]).toEqual([false, true, true]);
  });

  it('fills stamps in rows of five', () => {
    const drawn = (goal: number, attended: number) =>
      stampRows(goal, attended).map((row) =>
        row.map(({ number, isStamped }) => (isStamped ? `[${number}]` : `${number}`)).join(' '),
      );
    expect(drawn(7, 6)).toEqual(['[1] [2] [3] [4] [5]', '[6] 7']);
    expect(drawn(5, 9)).toEqual(['[1] [2] [3] [4] [5]']);
    expect(drawn(2, 0)).toEqual(['1 2']);
  });
});

describe('texts', () => {
  it('set the last word of a title apart', () => {
    expect(splitTitle('Winter Strength Challenge')).toEqual({
      beginning: 'Winter Strength',
      lastWord: 'Challenge',
    });
    expect(splitTitle('Lift-off')).toEqual({ beginning: '', lastWord: 'Lift-off' });
  });

  it('split a description at sentence ends and nowhere else', () => {
    expect(sentencesOf('Come 10 times. Win socks! Ready? At 6.30 pm we start.')).toEqual([
      'Come 10 times.',
      'Win socks!',
      'Ready?',
      'At 6.30 pm we start.',
    ]);
    expect(sentencesOf('')).toEqual([]);
  });
});

describe('why nobody can join', () => {
  const facts = { ...challenge('2026-12-31'), publishAt: new Date('2026-11-20T12:00:00+01:00') };
  it.each([
    ['2026-11-20T11:59:59+01:00', true, 'not_open_yet'],
    ['2026-11-20T12:00:00+01:00', true, null],
    ['2026-11-20T12:00:00+01:00', false, 'not_open_yet'],
    ['2026-12-31T23:59:59+01:00', true, null],
    ['2027-01-01T00:00:00+01:00', true, 'over'],
    ['2027-01-01T00:00:00+01:00', false, 'over'],
  ])('at %s, visible %s: %s', (at, visible, refusal) => {
    const now = new Date(at);
    expect(joinRefusal({ ...facts, visible }, now, berlinDate(now))).toBe(refusal);
  });
});

describe('several challenges at once', () => {
  it('show the running one first, then the coming, then the ended, and none that is over for long', () => {
    const now = new Date('2026-11-20T12:00:00+01:00');
    const challenges = {
      over: challenge('2026-11-05'),
      ended: challenge('2026-11-06'),
      endedLater: challenge('2026-11-19'),
      coming: challenge('2026-12-31', '2026-12-01'),
      running: challenge('2026-11-30', '2026-11-20'),
    };
    expect(shownChallenges(Object.values(challenges), now, '2026-11-20')).toEqual([
      challenges.running,
      challenges.coming,
      challenges.endedLater,
      challenges.ended,
    ]);
  });
});

describe('how much of a window is over', () => {
  it.each([
    ['2026-10-31', 0],
    ['2026-11-01', 0.1],
    ['2026-11-05', 0.5],
    ['2026-11-10', 1],
    ['2026-11-11', 1],
  ])('on %s: %d', (today, share) => {
    expect(elapsedShare('2026-11-01', '2026-11-10', today)).toBe(share);
  });

  it('counts civil days, so a clock change moves nothing', () => {
    expect(elapsedShare('2026-03-28', '2026-03-31', '2026-03-29')).toBe(0.5);
    expect(elapsedShare('2026-10-24', '2026-10-27', '2026-10-25')).toBe(0.5);
  });
});
