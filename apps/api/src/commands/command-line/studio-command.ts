import type { SealingKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import type pg from 'pg';
import type { FirebaseUsers } from '../../identity/firebase/firebase-users.ts';
import type { MailDns } from '../mail-dns.ts';
import type { Screen } from './screen.ts';

/** One command of the operator's command line. */
export interface StudioCommand {
  /** Usage: 'import DIR'. */
  readonly usage: string;
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The first word is the id of a pass or membership: the audit log names its owner. */
  readonly isAboutEntitlement?: true;
  readonly run: (call: CommandCall) => Promise<CommandOutcome>;
}

/** What a command can use. */
export interface CommandCall {
  /** Arguments after the command's name. */
  readonly words: readonly string[];
  /** The absolute form of a path, relative to the operator's directory. */
  readonly resolvePath: (path: string) => string;
  /** Runs work on the studio's database: the running one, or one started for this command. */
  readonly withDatabase: <Result>(work: (pool: pg.Pool) => Promise<Result>) => Promise<Result>;
  /** Where the embedded PostgreSQL has its data. Undefined: the database is one of the operator's own. */
  readonly embedded?: { readonly dataDir: string };
  /** What backups are encrypted and signed with. Undefined: they are neither. */
  readonly backupKeys?: SealingKeys;
  /** Undefined: people sign in at Firebase, and the identity secret opens nothing. */
  readonly identitySecret?: {
    /** Where it is kept. Undefined: in the setting IDENTITY_SECRET. */
    readonly file?: string;
    /** The secrets the server would have; the file is written if there is none yet. */
    readonly read: () => Promise<readonly string[]>;
  };
  /** Public origin of the site; links start with it. */
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Undefined: Firebase is not set up. */
  readonly firebaseUsers?: FirebaseUsers;
  readonly mailDns: MailDns;
  /** Which of the domain's DKIM keys the mail server signs with. Undefined: unknown. */
  readonly dkimSelector?: string;
  readonly screen: Screen;
  /** Asks at the terminal; undefined as an answer: the operator ended the input. Undefined: there is no terminal. */
  readonly ask?: (question: string) => Promise<string | undefined>;
  /** Aborted when the operator stops the command. */
  readonly signal: AbortSignal;
}

/** The outcome of a command. */
export type CommandOutcome =
  | { readonly kind: 'done' }
  /** The message says what is wrong and what to do. */
  | { readonly kind: 'failed'; readonly sentence: string }
  | { readonly kind: 'wrong_usage'; readonly sentence: string };

/** Exit codes of the process, by outcome. */
export const EXIT_CODES = { done: 0, failed: 1, wrong_usage: 2 } as const satisfies Record<
  CommandOutcome['kind'],
  number
>;
