import { describe, expect, it } from 'vitest';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { requestIdOf } from './request-id.ts';

describe('requestIdOf', () => {
  it('finds the id that a refusal of the API carries', () => {
    const problem = new ApiProblem({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong.',
      code: 'internal',
      request_id: 'req-7',
    });
    expect(requestIdOf(problem)).toBe('req-7');
  });

  it('answers null for anything else', () => {
    expect(requestIdOf(new Error('boom'))).toBeNull();
    expect(requestIdOf('boom')).toBeNull();
    expect(requestIdOf({ requestId: 7 })).toBeNull();
  });
});
