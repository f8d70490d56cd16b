import { describe, expect, it } from 'vitest';
import { callAddress } from './call-address.ts';

describe('callAddress', () => {
  it('is below /api', () => {
    expect(callAddress('/timetable')).toBe('/api/timetable');
  });

  it('fills parameters in, encoded', () => {
    expect(callAddress('/workouts/{workoutId}', { workoutId: '../x' })).toBe('/api/workouts/..%2Fx');
  });

  it('adds the query and leaves out what is undefined', () => {
    expect(callAddress('/timetable', {}, { from: '2026-11-20', to: undefined })).toBe(
      '/api/timetable?from=2026-11-20',
    );
  });
});
