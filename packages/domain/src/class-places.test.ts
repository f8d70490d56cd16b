import { describe, expect, test } from 'vitest';
import { classOpenness, placesLeft } from './class-places.ts';

describe('whether a class can still be tried', () => {
  const start = new Date('2026-11-20T17:00:00Z');
  const before = new Date(start.getTime() - 1);

  test('is open until the last millisecond before its start', () => {
    expect(classOpenness(start, 1, before)).toBe('open');
    expect(classOpenness(start, 1, start)).toBe('started');
  });

  test('is full without a free place', () => {
    expect(classOpenness(start, 0, before)).toBe('full');
  });

  test('is started rather than full once it runs', () => {
    expect(classOpenness(start, 0, start)).toBe('started');
  });
});

test('free places are said in words', () => {
  expect([0, 1, 2, 12].map(placesLeft)).toEqual(['Full', '1 place left', '2 places left', '12 places left']);
});
