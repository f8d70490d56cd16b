import type { Pool, PoolClient } from 'pg';
import type { DeskChanges } from '../../audit/desk-changes.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { LetterSettings } from '../../mail/letter.ts';

/** What every command about a class needs. */
export interface DeskClassesDependencies {
  readonly pool: Pool;
  readonly changes: DeskChanges;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that planned a mail or another job. */
  readonly wakeJobs: () => void;
  /** Members book here, not at a booking service: places of theirs are the studio's to give and take. */
  readonly booksHere: boolean;
}

/** One command: in whose name, when, and what it takes back. */
export interface DeskCommand {
  readonly client: PoolClient;
  readonly caller: SignedInCaller;
  readonly letters: LetterSettings;
  readonly now: Date;
  readonly undoes?: string | undefined;
}

/** What the audit log says of a command besides the change itself. */
export function editingOf({ caller, now, undoes }: DeskCommand) {
  return { at: now, uid: caller.uid, undoes };
}

/** A class as the audit log names it. */
export function subjectOf(classId: string): string {
  return `class ${classId}`;
}

/** The id of the class in an entry of the audit log. */
export function classOfSubject(subject: string): string {
  return subject.slice('class '.length);
}
