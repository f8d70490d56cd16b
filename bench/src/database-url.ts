interface SocketConnection {
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly user?: string | undefined;
  readonly password?: unknown;
  readonly database?: string | undefined;
}

/** The address of the scratch database, for processes that take it as text. */
export function databaseUrlOf({
  host = '',
  port,
  user = '',
  password,
  database = '',
}: SocketConnection): string {
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  return `postgresql://${encodeURIComponent(user)}${secret}@${encodeURIComponent(host)}:${port ?? ''}/${database}`;
}
