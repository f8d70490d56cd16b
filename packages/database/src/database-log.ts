/** Receives what happens to the database, one event at a time. Details never hold data of a person. */
export type DatabaseLog = (event: string, details?: object) => void;

/** The part of an error that may be logged: its code, or its class when it has none. Messages may quote data. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** The sentence of an error, for people who must act on it. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Failing to reach both addresses of localhost gives an error without a message of its own.
  return error.message || errorCode(error);
}
