import { describe, expect, it } from 'vitest';
import { remoteOfQuery } from './remote-of-query.ts';

describe('remoteOfQuery', () => {
  const error = new Error('no connection');

  it('is loading until something comes', () => {
    expect(remoteOfQuery({ data: undefined, error: null })).toEqual({ state: 'loading' });
  });

  it('fails when nothing was loaded yet', () => {
    expect(remoteOfQuery({ data: undefined, error })).toEqual({ state: 'failed', error });
  });

  it('keeps what was loaded when a refresh fails, and takes null for an answer', () => {
    expect(remoteOfQuery({ data: [1], error })).toEqual({ state: 'loaded', value: [1] });
    expect(remoteOfQuery({ data: null, error: null })).toEqual({ state: 'loaded', value: null });
  });
});
