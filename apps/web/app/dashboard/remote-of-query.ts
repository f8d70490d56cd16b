import type { UseQueryResult } from '@tanstack/react-query';
import type { Remote } from '../http/remote.ts';

/** A query as cards take it. What was loaded once stays on the page when a refresh fails. */
export function remoteOfQuery<T>({ data, error }: Pick<UseQueryResult<T>, 'data' | 'error'>): Remote<T> {
  if (data !== undefined) return { state: 'loaded', value: data };
  return error === null ? { state: 'loading' } : { state: 'failed', error };
}
