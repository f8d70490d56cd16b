import type { ProblemCode } from '@lifted/contract/problem';
import type { Authorize } from '../http/api-client.ts';

const FORBIDDEN = 403;
const MISSING: ProblemCode = 'second_factor_missing';

/** Somebody whose role asks for a second factor and who has none is led to where one is set up; the refusal stays the answer. */
export function leadingToSecurity(authorize: Authorize, lead: () => void): Authorize {
  return async (send) => {
    const answer = await authorize(send);
    if (answer.status === FORBIDDEN && (await isMissing(answer.clone()))) lead();
    return answer;
  };
}

async function isMissing(answer: Response): Promise<boolean> {
  const problem: unknown = await answer.json().catch(() => null);
  return typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === MISSING;
}
