import type { Env } from '../config/env.ts';

/** Why the server could not start, as one sentence that says what to do. */
export function startSentence(failure: unknown, env: Pick<Env, 'port' | 'host' | 'dataDir'>): string {
  if (!(failure instanceof Error)) return String(failure);
  const code = 'code' in failure ? failure.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${env.port} is in use. Stop the other program, or choose another port: PORT=${env.port + 1} npm start`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return isAboutListening(failure)
        ? `Port ${env.port} may not be opened by this user. Choose one above 1023 with PORT.`
        : `${env.dataDir} cannot be written. Give this user the right to, or choose another folder with DATA_DIR.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return isAboutListening(failure) ? `HOST ${env.host} is no address of this machine.` : failure.message;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${env.dataDir} is not a folder. Choose another one with DATA_DIR.`;
    case 'ENOSPC':
      return `There is no space left for ${env.dataDir}.`;
    default:
      return failure.message;
  }
}

function isAboutListening(failure: Error): boolean {
  return 'syscall' in failure && (failure.syscall === 'listen' || failure.syscall === 'getaddrinfo');
}
