import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { OfferedSecondFactor, Problem, ProblemCode } from '@lifted/contract/problem';

interface OfferedSecondFactors {
  readonly factors: readonly OfferedSecondFactor[];
  readonly acceptsBackupCode: boolean;
}

/** The API refused: `code` is the reason to decide by, `message` the sentence for the person, in the language of the page (RFC 9457 `detail`). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string;
  /** Which fields of the request were wrong, and how. */
  readonly fieldErrors: NonNullable<Problem['errors']>;
  readonly requestId: string | null;
  /** With `stale_version`: the fields as they are now. */
  readonly current: Problem['current'];
  /** As the API sent it, for what a single caller asks about. */
  readonly problem: Problem;
  /** The ways to show a second factor, where one is asked for. */
  readonly prompt: OfferedSecondFactors | null;

  constructor(problem: Problem) {
    super(problem.detail);
    this.code = problem.code;
    this.status = problem.status;
    this.detail = problem.detail;
    this.fieldErrors = problem.errors ?? [];
    this.current = problem.current;
    this.problem = problem;
    this.requestId = problem.request_id ?? null;
    this.prompt = promptOf(problem);
  }
}

/** The server cannot say these. */
export const UNREACHABLE: InBothLanguages<string> = {
  en: 'We cannot reach the studio right now. Check your connection and try again.',
  de: 'Wir sind gerade nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
};

/** No answer came, or one that is not the API's: no connection, or something between us and it. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable';

  constructor(cause: unknown, language: Language = 'en') {
    super(UNREACHABLE[language], { cause });
  }
}

/** An empty response, or `null`, where a value was expected. */
export class ApiEmptyAnswer extends ApiUnreachable {}

function promptOf({ factors, accepts_backup_code }: Problem): OfferedSecondFactors | null {
  return factors === undefined ? null : { factors, acceptsBackupCode: accepts_backup_code ?? false };
}

/**
 * Logs that an answer did not load. Signing out may overtake a request that is on its way; its refusal is no failure.
 * @param name what was asked for, never personal data
 */
export function logNotLoaded(name: string, failure: unknown): void {
  if (failure instanceof ApiProblem && failure.code === 'not_signed_in') return;
  console.error(`${name} did not load.`, failure);
}
