const LONGEST_TEXT = 500;

/** What went wrong: `code` is fit for logs, `text` may repeat an address and stays in the database. */
interface JobFault {
  readonly code: string;
  readonly text: string;
}

/** The fault behind an error of the mail server's or the database's driver: 'EENVELOPE 450', 'ECONNREFUSED'. */
export function jobFault(error: unknown): JobFault {
  if (!(error instanceof Error)) return { code: 'unknown', text: 'unknown' };
  const code = [property(error, 'code'), property(error, 'responseCode')]
    .filter((part) => part !== '')
    .join(' ');
  // A server's answer may hold a zero byte, which no text in PostgreSQL can.
  const text = `${code} ${error.message}`.replaceAll('\0', '').trim();
  return { code: code || error.name, text: text.slice(0, LONGEST_TEXT) };
}

function property(error: Error, name: 'code' | 'responseCode'): string {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
