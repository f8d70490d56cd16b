import type { ClientErrorMeasurement, WebVitalMeasurement } from '@lifted/contract/measurements';
import { describe, expect, it } from 'vitest';
import { countMeasurements } from './count-measurements.ts';
import { measuredSite } from './measured-site.ts';

const SITE = measuredSite({
  addresses: ['/', '/workout/:workoutId/test'],
  files: new Map([
    ['/static/js/manifest-2299ffa8.js', {}],
    ['/static/js/dashboard-page-Cj8OW8jO.js', {}],
    ['/static/js/start--aqVfaCq.js', {}],
    ['/static/css/dashboard-page-kPWml4p-.css', {}],
  ]),
});
const VITAL: WebVitalMeasurement = {
  kind: 'web_vital',
  name: 'LCP',
  value: 2400,
  route: '/',
  device: 'phone',
};
const FAILURE: ClientErrorMeasurement = {
  kind: 'client_error',
  source: 'chunk',
  name: 'TypeError',
  route: '*',
};

describe('the site that is measured', () => {
  it('knows its version, its scripts without their hashes, and its pages', () => {
    expect(SITE.release).toBe('2299ffa8');
    expect([...SITE.chunks]).toEqual(['manifest', 'dashboard-page', 'start']);
    expect([...SITE.routes]).toEqual(['/', '/workout/:workoutId/test', '*']);
  });

  it('has no page but the missing one when nothing is built', () => {
    expect(measuredSite(undefined)).toEqual({
      routes: new Set(['*']),
      chunks: new Set(),
      release: undefined,
    });
  });
});

describe('what is kept of a measurement', () => {
  it('is the bucket its value falls into, never the value', () => {
    const { vitals } = countMeasurements([VITAL, { ...VITAL, value: 100_000 }], SITE);
    expect(vitals.map(({ up_to }) => up_to)).toEqual([2500, Number.POSITIVE_INFINITY]);
  });

  it('is the release only when it is the one served now', () => {
    const sent = [{ ...VITAL, release: '2299ffa8' }, { ...VITAL, release: '00000000' }, VITAL];
    expect(countMeasurements(sent, SITE).vitals.map(({ release }) => release)).toEqual([
      '2299ffa8',
      'other',
      'other',
    ]);
  });

  it('is the script only when the build has one of this name', () => {
    const sent = [{ ...FAILURE, chunk: 'dashboard-page' }, { ...FAILURE, chunk: 'mia.berger' }, FAILURE];
    expect(countMeasurements(sent, SITE).errors.map(({ chunk }) => chunk)).toEqual([
      'dashboard-page',
      'other',
      'none',
    ]);
  });
});
