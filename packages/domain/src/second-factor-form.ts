import { BACKUP_CODE_LENGTH, plainBackupCode, plainCode } from './second-factor.ts';

/** Digits of a code, be it of an app or by SMS. */
const CODE = /^\d{6}$/;

/** What is wrong with a code as somebody typed it; how it was typed is looked at before a try is spent on it. */
export type CodeFault = 'missing' | 'incomplete';

/** Looks at the code of an app or an SMS; null when it can be sent. */
export function codeFault(typed: string): CodeFault | null {
  const code = plainCode(typed);
  if (code === '') return 'missing';
  return CODE.test(code) ? null : 'incomplete';
}

/** Looks at a backup code; null when it can be sent. */
export function backupCodeFault(typed: string): CodeFault | null {
  const code = plainBackupCode(typed);
  if (code === '') return 'missing';
  return code.length === BACKUP_CODE_LENGTH ? null : 'incomplete';
}
