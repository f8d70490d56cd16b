import {
  askForDeletion,
  exportPersonalData as exportCall,
  exportPersonalDataAsCsv,
  getPersonalData,
  takeBackDeletion,
  type DeletionRequest,
} from '@lifted/contract/personal-data';
import { inTransaction } from '@lifted/database/transaction';
import {
  deletionDueAt,
  isDeletionWord,
  mayDeleteOwnAccount,
} from '@lifted/domain/retention/account-deletion';
import { berlinDate, berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { holdRoles } from '../../data/owners.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { countPersonalData, exportPersonalData, zippedCsv } from './collect-personal-data.ts';
import { writeDeletionMail, type DeletionLetter } from './deletion-letter.ts';
import { findDeletion, insertDeletion, removeDeletion, type Deletion } from './deletion-repository.ts';
import { readRoles, requireAccountHolder } from './person-repository.ts';
import { nothingAsked, otherWord, worksHere } from './personal-data-refusals.ts';

interface PersonalDataDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that wrote a mail. */
  readonly wakeJobs: () => void;
}

/** An export is expensive for the database; nobody needs many. */
const EXPORT_LIMIT: RateLimit = { max: 20, seconds: 600 };
const CHANGE_LIMIT: RateLimit = { max: 20, seconds: 600 };

/**
 * A person's rights over their own data (Art. 15, 17, 20 GDPR). A stolen signed-in phone must not be enough to export or
 * delete it, so these calls ask for a recent sign-in.
 */
export function registerPersonalData(app: StudioApp, dependencies: PersonalDataDependencies): void {
  registerOverview(app, dependencies);
  registerExports(app, dependencies);
  registerDeletion(app, dependencies);
}

function registerOverview(app: StudioApp, { pool }: PersonalDataDependencies): void {
  registerCall(app, getPersonalData, {
    async handler({ caller }) {
      const holder = await requireAccountHolder(pool, caller);
      const deletion = await findDeletion(pool, holder.uid);
      return {
        tables: await countPersonalData(pool, holder),
        deletion: deletion === undefined ? null : presentDeletion(deletion),
        may_delete: mayDeleteOwnAccount(holder.roles),
      };
    },
  });
}

function registerExports(app: StudioApp, dependencies: PersonalDataDependencies): void {
  const { pool, now, letters } = dependencies;
  const collect = async (caller: SignedInCaller) => {
    const holder = await requireAccountHolder(pool, caller);
    return exportPersonalData(pool, holder, { studioName: letters.studio.name, madeAt: now() });
  };
  const asFile = (ending: string) => `attachment; filename="${fileName(now())}.${ending}"`;

  registerCall(app, exportCall, {
    rateLimit: EXPORT_LIMIT,
    async handler({ caller, reply }) {
      const exported = await collect(caller);
      reply.header('content-disposition', asFile('json'));
      return exported;
    },
  });
  registerCall(app, exportPersonalDataAsCsv, {
    rateLimit: EXPORT_LIMIT,
    async handler({ caller, reply }) {
      const archive = await zippedCsv(await collect(caller), now());
      reply.type('application/zip').header('content-disposition', asFile('zip'));
      return archive;
    },
  });
}

function fileName(now: Date): string {
  return `your-data-${berlinDate(now)}`;
}

function registerDeletion(app: StudioApp, dependencies: PersonalDataDependencies): void {
  const { pool, now, letters, wakeJobs } = dependencies;
  const writeLetter = (client: PoolClient, letter: DeletionLetter) =>
    writeDeletionMail(client, { ...letters, now }, letter);
  registerCall(app, askForDeletion, {
    rateLimit: CHANGE_LIMIT,
    async handler({ caller, body, request }) {
      const language = languageOf(request.headers);
      const holder = await requireAccountHolder(pool, caller);
      if (!isDeletionWord(body.word)) throw otherWord();
      const { uid, email, firstName: name } = holder;
      const [askedAt, dueAt] = [now(), deletionDueAt(now())];
      const deletion = await inTransaction(pool, async (client): Promise<Deletion> => {
        await holdRoles(client);
        if (!mayDeleteOwnAccount(await readRoles(client, uid))) throw worksHere();
        const asked = await insertDeletion(client, { uid, askedBy: 'member', askedAt, dueAt });
        if (asked !== undefined)
          await writeLetter(client, { email, name, language, news: { event: 'asked', dueAt } });
        return asked ?? (await findDeletion(client, uid)) ?? { askedAt, dueAt };
      });
      wakeJobs();
      return presentDeletion(deletion);
    },
  });

  registerCall(app, takeBackDeletion, {
    rateLimit: CHANGE_LIMIT,
    async handler({ caller, request }) {
      const language = languageOf(request.headers);
      const { uid, email, firstName: name } = await requireAccountHolder(pool, caller);
      await inTransaction(pool, async (client) => {
        if (!(await removeDeletion(client, uid))) throw nothingAsked();
        await writeLetter(client, { email, name, language, news: { event: 'taken_back' } });
      });
      wakeJobs();
      return null;
    },
  });
}

function presentDeletion({ askedAt, dueAt }: Deletion): DeletionRequest {
  return { asked_at: berlinIso(askedAt), due_at: berlinIso(dueAt) };
}
