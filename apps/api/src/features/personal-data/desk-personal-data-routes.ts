import {
  askForPersonsDeletion,
  exportPerson,
  takeBackPersonsDeletion,
} from '@lifted/contract/desk/people/people';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { deletionDueAt, mayDeleteOwnAccount } from '@lifted/domain/retention/account-deletion';
import type { Pool, PoolClient } from 'pg';
import { expectNotMerged } from '../../data/merged-people.ts';
import { changedSince, recordChange, type DeskDependencies } from '../../audit/desk-changes.ts';
import type { Editing } from '../../audit/edit-record.ts';
import { logAccessTo } from '../../data/access-log.ts';
import { holdRoles, isLastOwner } from '../../data/owners.ts';
import { hasRole, type SignedInCaller } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { MailDependencies } from '../../mail/letter.ts';
import { exportPersonalData, zippedCsv } from './collect-personal-data.ts';
import { writeDeletionMail, type DeletionLetter } from './deletion-letter.ts';
import { insertDeletion, removeDeletion } from './deletion-repository.ts';
import { lastOwner, nobodyHere, nothingAsked, ownersAlone, worksHere } from './personal-data-refusals.ts';
import type { AccountHolder } from './person-repository.ts';

type DeskPersonalDataDependencies = DeskDependencies & MailDependencies;

/** What people may ask of their data, asked for them at the desk (studio operations, section 4; Art. 15, 17 GDPR). */
export function registerDeskPersonalData(app: StudioApp, dependencies: DeskPersonalDataDependencies): void {
  const { pool, changes, now, letters, wakeJobs } = dependencies;
  registerCall(app, exportPerson, {
    async handler({ caller, params, reply }) {
      const holder = await requirePerson(pool, params.id);
      if (!mayDeleteOwnAccount(holder.roles) && !hasRole(caller, 'owner')) throw ownersAlone('export');
      if (holder.customerNumber !== null) logAccessTo(app, caller, holder.customerNumber);
      const exported = await exportPersonalData(pool, holder, {
        studioName: letters.studio.name,
        madeAt: now(),
      });
      const archive = await zippedCsv(exported, now());
      const name = `data-${params.id.replaceAll(/[^\w-]/g, '_')}-${berlinDate(now())}.zip`;
      reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`);
      return archive;
    },
  });

  const deletions = deletionsAtDesk({ letters, now });
  registerCall(app, askForPersonsDeletion, {
    async handler({ caller, params }) {
      const change = await inTransaction(pool, (client) =>
        deletions.ask(client, params.id, caller, { at: now(), uid: caller.uid }),
      );
      wakeJobs();
      return { change };
    },
  });
  registerCall(app, takeBackPersonsDeletion, {
    async handler({ caller, params }) {
      const change = await inTransaction(pool, (client) =>
        deletions.takeBack(client, params.id, { at: now(), uid: caller.uid }),
      );
      wakeJobs();
      return { change };
    },
  });
  changes.undoable('ask-for-deletion', DESK_ROLES, async ({ id, customerId }, { caller, now: at }) => {
    if (customerId === null) throw changedSince();
    const editing = { at, uid: caller.uid, undoes: id };
    const change = await inTransaction(pool, (client) => deletions.takeBack(client, customerId, editing));
    wakeJobs();
    return change;
  });
}

function deletionsAtDesk({ letters, now }: Pick<DeskPersonalDataDependencies, 'letters' | 'now'>) {
  const write = (
    client: PoolClient,
    { email, firstName: name }: AccountHolder,
    news: DeletionLetter['news'],
  ) => writeDeletionMail(client, { ...letters, now }, { email, name, language: null, news });
  return {
    /** As on the person's own page: fourteen days, and a mail that says so. Null: it was asked for already. */
    async ask(
      client: PoolClient,
      customerId: string,
      caller: SignedInCaller,
      editing: Editing,
    ): Promise<string | null> {
      await holdRoles(client);
      await expectNotMerged(client, customerId);
      const person = await requirePerson(client, customerId);
      if (!mayDeleteOwnAccount(person.roles)) {
        if (!hasRole(caller, 'owner')) throw ownersAlone('deletion');
        if (person.customerId === caller.customerId) throw worksHere();
        if (await isLastOwner(client, person.uid)) throw lastOwner();
      }
      const [askedAt, dueAt] = [editing.at, deletionDueAt(editing.at)];
      const asked = await insertDeletion(client, { uid: person.uid, askedBy: 'operator', askedAt, dueAt });
      if (asked === undefined) return null;
      await write(client, person, { event: 'asked', dueAt });
      return recordChange(client, { ...editing, ...entry('ask-for-deletion', customerId) });
    },
    async takeBack(client: PoolClient, customerId: string, editing: Editing): Promise<string> {
      const person = await requirePerson(client, customerId);
      if (!(await removeDeletion(client, person.uid))) throw nothingAsked();
      await write(client, person, { event: 'called_off' });
      return recordChange(client, { ...editing, ...entry('take-back-deletion', customerId) });
    },
  };
}

function entry(action: string, customerId: string) {
  return { action, subject: `person ${customerId}`, customerId, before: null, after: null };
}

/** The account of a customer; throws `not_found`. */
async function requirePerson(client: Pool | PoolClient, customerId: string): Promise<AccountHolder> {
  const { rows } = await client.query<Omit<AccountHolder, 'roles'> & { readonly roles: StudioRole[] }>(
    `select a.uid, u.email, c.number as "customerNumber", c.id as "customerId", c.first_name as "firstName",
            case when u."emailVerified" then u.email end as "verifiedEmail",
            array(select r.role from studio.account_roles r where r.provider = a.provider and r.uid = a.uid) as roles
       from studio.customers c
       join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
       join identity."user" u on u.id = a.uid
      where c.id = $1`,
    [customerId],
  );
  const [person] = rows;
  if (person === undefined) throw nobodyHere();
  return person;
}
