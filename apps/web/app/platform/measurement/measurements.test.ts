import type { Measurement, WebVitalMeasurement } from '@lifted/contract/measurements';
import { MOST_MEASUREMENTS } from '@lifted/domain/measurement/page-measurement';
import { describe, expect, it } from 'vitest';
import { createMeasurements } from './measurements.ts';

function pretendPage() {
  const posted: (readonly Measurement[])[] = [];
  const page = { allowed: true };
  const measurements = createMeasurements({
    mayMeasure: () => page.allowed,
    post: (entries) => void posted.push(entries),
  });
  return { posted, page, measurements };
}

function vital(name: WebVitalMeasurement['name'], value: number): WebVitalMeasurement {
  return { kind: 'web_vital', name, value, route: '/', device: 'phone' };
}

function failure(route: string): Measurement & { kind: 'client_error' } {
  return { kind: 'client_error', source: 'script', name: 'TypeError', route };
}

describe('what a page measured', () => {
  it('leaves as one batch, once', () => {
    const { posted, measurements } = pretendPage();
    measurements.vital('v-1', vital('LCP', 900));
    measurements.failure(failure('/wod'));
    measurements.install({ kind: 'install', event: 'opened' });
    measurements.send();
    measurements.send();
    expect(posted).toEqual([[vital('LCP', 900), failure('/wod'), { kind: 'install', event: 'opened' }]]);
  });

  it('holds the latest value of a vital, and none that was sent before', () => {
    const { posted, measurements } = pretendPage();
    measurements.vital('v-1', vital('CLS', 0.1));
    measurements.vital('v-1', vital('CLS', 0.2));
    measurements.send();
    measurements.vital('v-1', vital('CLS', 0.3));
    measurements.vital('v-2', vital('CLS', 0.01));
    measurements.send();
    expect(posted).toEqual([[vital('CLS', 0.2)], [vital('CLS', 0.01)]]);
  });

  it('tells the same failure once, and of a few at most', () => {
    const { posted, measurements } = pretendPage();
    for (const route of ['/', '/', '/a', '/b', '/c', '/d', '/e']) measurements.failure(failure(route));
    measurements.send();
    measurements.failure(failure('/f'));
    measurements.send();
    expect(posted).toEqual([['/', '/a', '/b', '/c', '/d'].map(failure)]);
  });

  it('is never more than one batch takes', () => {
    const { posted, measurements } = pretendPage();
    for (let at = 0; at <= MOST_MEASUREMENTS; at += 1) measurements.vital(`v-${at}`, vital('INP', at));
    measurements.send();
    expect(posted.map(({ length }) => length)).toEqual([MOST_MEASUREMENTS]);
  });

  it('is nothing without consent', () => {
    const { posted, page, measurements } = pretendPage();
    page.allowed = false;
    measurements.vital('v-1', vital('LCP', 900));
    measurements.failure(failure('/wod'));
    page.allowed = true;
    measurements.send();
    expect(posted).toEqual([]);
  });

  it('stays here once the consent is taken back, also after it was given again', () => {
    const { posted, page, measurements } = pretendPage();
    measurements.vital('v-1', vital('LCP', 900));
    page.allowed = false;
    measurements.send();
    page.allowed = true;
    measurements.send();
    expect(posted).toEqual([]);
  });
});
