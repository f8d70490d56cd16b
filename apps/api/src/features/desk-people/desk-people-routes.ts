import type { DeskPerson } from '@lifted/contract/desk/people/people';
import {
  addNote as addNoteCall,
  addPerson as addPersonCall,
  editNote as editNoteCall,
  editPerson,
  findPeople as findPeopleCall,
  getPerson,
  invitePerson as inviteCall,
  mergePeople as mergeCall,
  previewMerge as previewCall,
  removeNote as removeNoteCall,
  setPersonRoles,
} from '@lifted/contract/desk/people/people';
import { addToTeam, listTeam, readOwnBranches, setTeamRoles } from '@lifted/contract/desk/people/team';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import type { DeskChanges } from '../../audit/desk-changes.ts';
import { editRecord, undoEdits } from '../../audit/edit-record.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { logAccessTo } from '../../data/access-log.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { languageOf } from '../../http/request-language.ts';
import { hasRole } from '../../http/caller.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { noSuchPerson } from '../../http/errors/unknown-records.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { changeRoles, invitePerson, undoRoles } from './account-changes.ts';
import { findPeople, newestPeople } from './find-people.ts';
import { findObstacle, findPair, lockPair, mergePeople, previewMerge } from './merge-people.ts';
import { addNote, editNote, removeNote, undoNotes } from './notes.ts';
import { readPerson } from './person-query.ts';
import { addPerson, personRecord } from './person-record.ts';
import { addTeamMember, changeTeamRoles, listTeamMembers } from './team.ts';
import { undoMerges } from './undo-merge.ts';

interface DeskPeopleDependencies {
  readonly pool: Pool;
  readonly changes: DeskChanges;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
  /** Lets somebody who was deleted return under the same address. */
  readonly liftMark: (client: PoolClient, email: string) => Promise<boolean>;
}

/** People at the desk: find, open, correct, invite, note, and what they may do here (studio operations, section 4). */
export function registerDeskPeople(app: StudioApp, dependencies: DeskPeopleDependencies): void {
  const { pool, changes, now, letters, wakeJobs, liftMark } = dependencies;
  const editingBy = ({ uid }: SignedInCaller) => ({ at: now(), uid });

  registerCall(app, findPeopleCall, {
    handler: ({ query: { query } }) =>
      query === undefined ? newestPeople(pool, now()) : findPeople(pool, query, now()),
  });
  registerCall(app, getPerson, {
    async handler({ caller, params }) {
      const found = await readPerson(pool, { ...params, uid: caller.uid, now: now() });
      if (found === undefined) throw noSuchPerson();
      logAccessTo(app, caller, found.number);
      return caller.isKey === true ? pageForKeys(found.page) : found.page;
    },
  });
  registerCall(app, addPersonCall, {
    handler: ({ caller, body }) =>
      inTransaction(pool, (client) => addPerson(client, body.fields, editingBy(caller), liftMark)),
  });
  registerCall(app, editPerson, {
    async handler({ caller, params, body }) {
      const record = personRecord({ byOwner: hasRole(caller, 'owner'), letters });
      const editing = { ...editingBy(caller), customerId: params.id };
      const change = await inBookingTransaction(pool, (client) =>
        editRecord(client, record, { ...params, ...body }, editing),
      );
      wakeJobs();
      return { change };
    },
  });
  undoEdits(changes, personRecord({ byOwner: false, letters }), DESK_ROLES, (work) =>
    inBookingTransaction(pool, work),
  );
  registerCall(app, inviteCall, {
    async handler({ caller, params }) {
      const change = await inTransaction(pool, (client) =>
        invitePerson(client, params.id, letters, editingBy(caller)),
      );
      wakeJobs();
      return { change };
    },
  });
  registerCall(app, setPersonRoles, {
    handler: ({ caller, params, body }) =>
      inTransaction(pool, async (client) => ({
        change: await changeRoles(client, { customerId: params.id, ...body }, editingBy(caller)),
      })),
  });
  undoRoles(changes, pool);
  registerTeam(app, dependencies);

  registerCall(app, addNoteCall, {
    handler: ({ caller, params, body }) =>
      inTransaction(pool, (client) =>
        addNote(client, { customerId: params.id, ...body.fields }, editingBy(caller)),
      ),
  });
  registerCall(app, editNoteCall, {
    handler: ({ caller, params, body }) =>
      inTransaction(pool, async (client) => ({
        change: await editNote(client, { ...params, ...body }, editingBy(caller)),
      })),
  });
  registerCall(app, removeNoteCall, {
    handler: ({ caller, params }) =>
      inTransaction(pool, async (client) => ({
        change: await removeNote(client, params.id, editingBy(caller)),
      })),
  });
  undoNotes(changes, pool);

  registerMerge(app, dependencies);
}

/** Who somebody is, and where they train. How they sign in, their money and what the team notes is for the team. */
function pageForKeys(page: DeskPerson): DeskPerson {
  return { ...page, account: null, entitlements: [], fees: [], declarations: [], notes: [] };
}

/** Everybody who works here. */
function registerTeam(app: StudioApp, { pool, now, letters, wakeJobs }: DeskPeopleDependencies): void {
  registerCall(app, readOwnBranches, {
    handler: ({ caller: { branches } }) => Promise.resolve({ branches: branches && [...branches] }),
  });
  registerCall(app, listTeam, { handler: () => listTeamMembers(pool, now()) });
  registerCall(app, addToTeam, {
    async handler({ caller, body }) {
      const change = await inTransaction(pool, (client) =>
        addTeamMember(client, body, letters, { at: now(), uid: caller.uid }),
      );
      wakeJobs();
      return { change };
    },
  });
  registerCall(app, setTeamRoles, {
    handler: ({ caller, params, body: { branches_were: branchesWere, ...wanted } }) =>
      inTransaction(pool, async (client) => ({
        change: await changeTeamRoles(
          client,
          { ...params, ...wanted, ...(branchesWere && { branchesWere }) },
          { at: now(), uid: caller.uid },
        ),
      })),
  });
}

/** Two records of one person become one. */
function registerMerge(app: StudioApp, dependencies: DeskPeopleDependencies): void {
  const { pool, changes, now } = dependencies;
  registerCall(app, previewCall, {
    async handler({ caller, params, query, request }) {
      const pair = await findPair(pool, params.id, query.other_id);
      logAccessTo(app, caller, pair.gone.number);
      const obstacle = await findObstacle(pool, pair, now());
      const language = languageOf(request.headers);
      return { ...(await previewMerge(pool, pair)), obstacle: obstacle?.detail[language] ?? null };
    },
  });
  registerCall(app, mergeCall, {
    handler: ({ caller, params, body }) =>
      inBookingTransaction(pool, async (client) => {
        const pair = await lockPair(client, params.id, body.other_id);
        return { change: await mergePeople(client, pair, { at: now(), uid: caller.uid }) };
      }),
  });
  undoMerges(changes, dependencies);
}
