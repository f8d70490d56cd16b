import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The operating system's account PostgreSQL runs as. */
export type Account = { readonly uid: number; readonly gid: number };

const ROOT_UID = 0;
export const NOBODY: Account = { uid: 65534, gid: 65534 };

function accountNamed(name: string): Account | undefined {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find((fields) => fields[0] === name);
  return entry ? { uid: Number(entry[2]), gid: Number(entry[3]) } : undefined;
}

/**
 * The account PostgreSQL runs as when started by root, which it refuses to run as: the owner of existing data, else the
 * machine's account `accountName`, else nobody. Null for an ordinary user: PostgreSQL then runs as that user.
 */
export function chooseAccount(cluster: string, accountName: string): Account | null {
  if (process.getuid?.() !== ROOT_UID) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== ROOT_UID) return { uid: owner.uid, gid: owner.gid };
  return accountNamed(accountName) ?? NOBODY;
}

const OWNER_ENTERS = 0o100;
const GROUP_ENTERS = 0o010;
const OTHERS_ENTER = 0o001;

function mayEnterOne(directory: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(directory);
  if (uid === account.uid) return (mode & OWNER_ENTERS) !== 0;
  if (gid === account.gid) return (mode & GROUP_ENTERS) !== 0;
  return (mode & OTHERS_ENTER) !== 0;
}

/** Whether the account may enter this existing, resolved directory and all directories above it. */
export function mayEnter(directory: string, account: Account | null): boolean {
  if (account === null) return true;
  if (!mayEnterOne(directory, account)) return false;
  const parent = dirname(directory);
  return parent === directory || mayEnter(parent, account);
}
