import { describe, expect, it } from 'vitest';
import { berlinInstant } from '../calendar/studio-calendar.ts';
import { isSettledByRestoring } from './too-few.ts';

const at = (text: string) => berlinInstant(text.slice(0, 10), text.slice(11));

describe('a class that is restored', () => {
  const start = at('2026-11-25 18:30');
  const lastMinute = at('2026-11-25 15:29');
  it.each([
    ['cancelled for too few once they had heard of it', 'few', true, at('2026-11-25 13:00'), true],
    ['cancelled for too few before that', 'few', false, at('2026-11-24 13:00'), false],
    ['cancelled for its coach', 'coach', true, at('2026-11-25 13:00'), false],
    ['cancelled by an import', null, true, at('2026-11-25 13:00'), false],
    ['restored a millisecond before the decision', 'coach', true, new Date(lastMinute.getTime() - 1), false],
    ['restored when it is decided', 'coach', false, lastMinute, true],
    ['restored later', 'closure', false, at('2026-11-25 18:00'), true],
  ] as const)('%s', (_, reason, wasTold, now, isSettled) => {
    expect(isSettledByRestoring({ start, reason, wasTold }, now)).toBe(isSettled);
  });

  it('follows no change of the clock', () => {
    const early = at('2026-10-25 05:00');
    const about = { start: early, reason: 'coach', wasTold: true } as const;
    expect(isSettledByRestoring(about, at('2026-10-25 02:59'))).toBe(true);
    expect(isSettledByRestoring(about, new Date(early.getTime() - (3 * 60 + 1) * 60_000 - 1))).toBe(false);
  });
});
