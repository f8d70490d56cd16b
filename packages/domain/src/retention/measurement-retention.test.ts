import { describe, expect, it } from 'vitest';
import { measurementsKeptSince } from './measurement-retention.ts';

describe('counts of measurements', () => {
  it('are kept for the running month and the twelve before it', () => {
    expect(measurementsKeptSince(new Date('2026-11-20T12:00:00+01:00'))).toBe('2025-11-01');
    expect(measurementsKeptSince(new Date('2026-12-31T12:00:00+01:00'))).toBe('2025-12-01');
    expect(measurementsKeptSince(new Date('2027-01-01T12:00:00+01:00'))).toBe('2026-01-01');
  });

  it('change month at midnight in Berlin, in summer as in winter', () => {
    expect(measurementsKeptSince(new Date('2026-10-31T22:59:59Z'))).toBe('2025-10-01');
    expect(measurementsKeptSince(new Date('2026-10-31T23:00:00Z'))).toBe('2025-11-01');
    expect(measurementsKeptSince(new Date('2026-03-31T21:59:59Z'))).toBe('2025-03-01');
    expect(measurementsKeptSince(new Date('2026-03-31T22:00:00Z'))).toBe('2025-04-01');
  });
});
