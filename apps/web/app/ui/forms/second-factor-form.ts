import { BACKUP_CODE_LENGTH, plainBackupCode, plainCode } from '@lifted/domain/identity/second-factor';

/** Digits of a code, be it of an app or by SMS. */
const CODE = /^\d{6}$/;

/** What is wrong with a typed code; its format is checked before an attempt is spent on it. */
export type CodeFault = 'missing' | 'incomplete';

/** Checks the format of a code from an app or an SMS; null when it can be sent. */
export function codeFault(typed: string): CodeFault | null {
  const code = plainCode(typed);
  if (code === '') return 'missing';
  return CODE.test(code) ? null : 'incomplete';
}

/** Checks the format of a backup code; null when it can be sent. */
export function backupCodeFault(typed: string): CodeFault | null {
  const code = plainBackupCode(typed);
  if (code === '') return 'missing';
  return code.length === BACKUP_CODE_LENGTH ? null : 'incomplete';
}
