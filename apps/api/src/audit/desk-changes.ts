import type { FieldValue } from '@lifted/domain/desk/merged-fields';
import type { Language } from '@lifted/domain/language/language';
import { mayOpen, type StudioRole } from '@lifted/domain/people/studio-role';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { SignedInCaller } from '../http/caller.ts';
import { notAllowed, notOfTheBranch } from '../http/errors/request-refusals.ts';
import { Refusal, refusing } from '../http/errors/refusal.ts';

/** What a change at the desk was about, as the audit log records it. */
export type ChangedFields = Readonly<Record<string, FieldValue | readonly FieldValue[]>>;

/** Who makes a change. */
export interface MadeBy {
  /** Of the account that is signed in; null: the operator, on the command line. */
  readonly uid: string | null;
}

/** A change that is to be recorded, in its own transaction. */
export interface NewDeskChange extends MadeBy {
  readonly at: Date;
  /** Such as 'edit-product'. */
  readonly action: string;
  /** Kind and id of what was changed: 'product pass-5'. */
  readonly subject: string;
  /** Whom it is about; null for nobody in particular. */
  readonly customerId?: string | null;
  readonly before: ChangedFields | null;
  readonly after: ChangedFields | null;
  /** The entry this change takes back. */
  readonly undoes?: string | undefined;
}

/** A change as it was recorded. */
export interface RecordedChange {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject: string;
  readonly customerId: string | null;
  /** Null where there was nothing, or where the person was deleted since. */
  readonly before: unknown;
  readonly after: unknown;
}

/** Who takes a change back. */
export interface Undoing {
  readonly caller: SignedInCaller;
  readonly now: Date;
  readonly language: Language;
}

/**
 * Takes a change back by a change of its own, which it records with `undoes`; answers the new entry. Throws a refusal where
 * that is no longer possible.
 */
export type UndoChange = (change: RecordedChange, undoing: Undoing) => Promise<string | null>;

/** What taking a change back did. */
interface Undone {
  /** The new entry; null: nothing was to be changed. */
  readonly change: string | null;
  /** Whether the caller can take it back in turn. */
  readonly canUndo: boolean;
}

const CANNOT_UNDO = {
  unknown: {
    en: 'There is no such change, or it cannot be undone.',
    de: 'Diese Änderung gibt es nicht, oder sie lässt sich nicht zurücknehmen.',
  },
  undone: { en: 'This was undone already.', de: 'Das wurde schon zurückgenommen.' },
  gone: {
    en: 'It is no longer as this change left it. Please look at it and change it by hand.',
    de: 'Es ist nicht mehr so, wie diese Änderung es hinterlassen hat. Sieh es dir bitte an und ändere es von Hand.',
  },
} as const;

/** The refusal of an undo whose subject has changed since. */
export const changedSince = refusing('cannot_undo', CANNOT_UNDO.gone);
/** The refusal of a second undo of the same change. */
export const undoneBefore = refusing('cannot_undo', CANNOT_UNDO.undone);

const UNIQUE_VIOLATION = '23505';

/**
 * Appends a change to the audit log, in the transaction that makes it; answers its id. Its commit tells every process, and by
 * them every open desk (docs/decisions/120-live-desks.md). Throws `cannot_undo` if another undo of the same entry came first.
 */
export async function recordChange(client: PoolClient, change: NewDeskChange): Promise<string> {
  const { at, uid, action, subject, customerId = null, before, after, undoes = null } = change;
  try {
    const { rows } = await client.query<{ id: string }>(
      `with entry as (
         insert into studio.audit_log (at, actor, actor_uid, action, subject, customer_id, before, after, undoes)
         values ($1, case when $2::text is null then 'operator' else 'account' end, $2, $3, $4, $5, $6, $7, $8)
         returning id)
       select id::text, pg_notify('studio_changed', 'desk') from entry`,
      [at, uid, action, subject, customerId, jsonOf(before), jsonOf(after), undoes],
    );
    return rows[0]?.id ?? '';
  } catch (error) {
    const isSecond = error instanceof DatabaseError && error.code === UNIQUE_VIOLATION;
    throw isSecond ? undoneBefore() : error;
  }
}

function jsonOf(fields: ChangedFields | null): string | null {
  return fields && JSON.stringify(fields);
}

interface FoundChange extends RecordedChange {
  readonly isUndone: boolean;
  /** The caller made it. A front desk of some branches takes back nobody else's change: it may be of any branch. */
  readonly isOwn: boolean;
}

interface UndoRule {
  readonly roles: readonly StudioRole[];
  readonly undo: UndoChange;
}

/** What calls of the desk that change something work with. */
export interface DeskDependencies {
  readonly pool: Pool;
  readonly changes: DeskChanges;
  readonly now: () => Date;
}

/** Which changes can be taken back, by whom and how; each feature adds its own. */
export class DeskChanges {
  readonly #rules = new Map<string, UndoRule>();
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Says how changes of an action are taken back. */
  undoable(action: string, roles: readonly StudioRole[], undo: UndoChange): void {
    this.#rules.set(action, { roles, undo });
  }

  /** Whether the caller may take changes of this action back. */
  mayUndo(action: string, { roles }: Pick<SignedInCaller, 'roles'>): boolean {
    const rule = this.#rules.get(action);
    return rule !== undefined && mayOpen(roles, rule.roles);
  }

  /** Takes a change back; throws `not_found`, `not_allowed`, `cannot_undo` or what the change itself refuses. */
  async undo(id: string, undoing: Undoing): Promise<Undone> {
    const change = await this.#find(id, undoing.caller);
    const rule = change && this.#rules.get(change.action);
    if (change === undefined || rule === undefined) throw new Refusal('not_found', CANNOT_UNDO.unknown);
    if (!mayOpen(undoing.caller.roles, rule.roles)) throw notAllowed();
    if (undoing.caller.branches !== null && !change.isOwn) throw notOfTheBranch();
    if (change.isUndone) throw undoneBefore();
    const entry = await rule.undo(change, undoing).catch((failure: unknown) => {
      // The change is recorded; what it was about has been deleted since.
      const isGone = failure instanceof Refusal && failure.code === 'not_found';
      throw isGone ? new Refusal('cannot_undo', failure.detail) : failure;
    });
    const made = entry === null ? undefined : await this.#find(entry, undoing.caller);
    return { change: entry, canUndo: made !== undefined && this.mayUndo(made.action, undoing.caller) };
  }

  async #find(id: string, { uid }: SignedInCaller): Promise<FoundChange | undefined> {
    const { rows } = await this.#pool.query<FoundChange>(
      `select l.id::text, l.at, l.action, l.subject, l.customer_id as "customerId", l.before, l.after,
              exists (select from studio.audit_log u where u.undoes = l.id) as "isUndone",
              l.actor_uid = $2 as "isOwn"
         from studio.audit_log l
        where l.id = $1 and l.subject is not null`,
      [id, uid],
    );
    return rows[0];
  }
}
