/** Called with each event. Details never contain personal data. */
export type DatabaseLog = (event: string, details?: object) => void;

/** What may be logged of an error: its code, or its class when it has none. Messages may contain personal data. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** The message of an error, for the operator. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // An AggregateError for both addresses of localhost has an empty message.
  return error.message || errorCode(error);
}
