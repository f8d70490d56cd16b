import type { Env } from '../config/env.ts';

type StartEnv = Pick<Env, 'port' | 'host' | 'dataDir'>;

/** Why the server could not start, as one sentence that says what to do. */
export function startSentence(failure: unknown, env: StartEnv): string {
  if (!(failure instanceof Error)) return String(failure);
  const code = 'code' in failure ? failure.code : undefined;
  const syscall = 'syscall' in failure ? failure.syscall : undefined;
  const isAboutListening = syscall === 'listen' || syscall === 'getaddrinfo';
  const sentence = isAboutListening
    ? listeningSentence(code, env)
    : folderSentence(code, syscall, env.dataDir);
  return sentence ?? failure.message;
}

function listeningSentence(code: unknown, { port, host }: StartEnv): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
    case 'EPERM':
      return `Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is no address of this machine.`;
    default:
      return undefined;
  }
}

function folderSentence(code: unknown, syscall: unknown, folder: string): string | undefined {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${folder} cannot be written. Give this user the right to, or choose another folder with DATA_DIR.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} is not a folder. Choose another one with DATA_DIR.`;
    case 'ENOENT':
      return syscall === 'mkdir'
        ? `${folder} cannot be created. Choose another folder with DATA_DIR.`
        : undefined;
    case 'ENOSPC':
      return `There is no space left for ${folder}.`;
    default:
      return undefined;
  }
}
