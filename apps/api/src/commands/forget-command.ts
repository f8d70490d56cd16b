import { inTransaction } from '@lifted/database/transaction';
import { deletionDueAt } from '@lifted/domain/retention/account-deletion';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import type { Pool } from 'pg';
import { isLastOwner } from '../data/owners.ts';
import { holdAccount } from '../identity/accounts/provisioned-account.ts';
import { writeDeletionMail } from '../features/personal-data/deletion-letter.ts';
import { carryOutDeletions } from '../features/personal-data/carry-out-deletions.ts';
import {
  findDeletion,
  insertDeletion,
  makeDeletionDue,
  removeDeletion,
} from '../features/personal-data/deletion-repository.ts';
import { liftMark } from '../features/personal-data/forget-person.ts';
import { deletionsWith } from '../server/daily-deletion.ts';
import { lastOwner, ONE_AT_A_TIME, sayingWhatIsRefused, withAccount } from './account-commands.ts';
import { openStudio } from './command-line/open-studio.ts';
import type { CommandCall, CommandOutcome, StudioCommand } from './command-line/studio-command.ts';
import { readAddress, readArguments } from './command-line/arguments.ts';

/** `forget EMAIL`: the same as the page /your-data, for a person who asks at the studio. */
export const forgetCommand: StudioCommand = {
  name: 'forget',
  usage: 'forget EMAIL [--now | --take-back]',
  summary:
    'delete an account and its data in 14 days, or at once; --take-back calls it off, or lets somebody deleted return',
  run: runForget,
};

async function runForget({ words, ...call }: CommandCall): Promise<CommandOutcome> {
  const typed = readArguments(words, { now: { type: 'boolean' }, 'take-back': { type: 'boolean' } });
  if (typed.kind === 'wrong_usage') return typed;
  const [word, ...rest] = typed.positionals;
  const address = readAddress(word);
  if (address.kind !== 'address') return address;
  if (rest.length > 0) return ONE_AT_A_TIME;
  const { now, 'take-back': isTakenBack } = typed.values;
  if (now && isTakenBack) return { kind: 'wrong_usage', sentence: 'Either --now or --take-back.' };
  if (now) return forgetNow(call, address.email);
  return isTakenBack ? takeBack(call, address.email) : ask(call, address.email);
}

type Call = Omit<CommandCall, 'words'>;

/** As on the page: fourteen days, and a mail that confirms it. */
function ask(call: Call, email: string): Promise<CommandOutcome> {
  const { now, screen } = call;
  return withAccount(call, email, async (client, { uid, firstName }) => {
    if (await isLastOwner(client, uid)) return lastOwner(email);
    const [askedAt, dueAt] = [now(), deletionDueAt(now())];
    const asked = await insertDeletion(client, { uid, askedBy: 'operator', askedAt, dueAt });
    if (asked !== undefined)
      await writeDeletionMail(client, lettersOf(call), {
        email,
        name: firstName ?? '',
        language: null,
        news: { event: 'asked', dueAt },
      });
    const deletion = asked ?? (await findDeletion(client, uid));
    screen.print(
      `${email} will be deleted after ${berlinDate(deletion?.dueAt ?? dueAt)}. Until then --take-back calls it off.`,
    );
    return { kind: 'done' };
  });
}

function forgetNow(call: Call, email: string): Promise<CommandOutcome> {
  const { now, screen, publicUrl, firebaseUsers } = call;
  return call.withDatabase(async (pool) => {
    await openStudio(pool);
    const known = await sayingWhatIsRefused(() =>
      inTransaction(pool, async (client) => {
        const account = await holdAccount(client, email);
        if (account === undefined) return 'nobody';
        if (await isLastOwner(client, account.uid)) return 'last_owner';
        const at = now();
        await insertDeletion(client, { uid: account.uid, askedBy: 'operator', askedAt: at, dueAt: at });
        await makeDeletionDue(client, account.uid, at);
        return 'due';
      }),
    );
    if (typeof known === 'object') return known;
    if (known === 'last_owner') return lastOwner(email);
    if (known === 'nobody') return { kind: 'failed', sentence: `Nobody signs in with ${email}.` };
    const log = { info: () => {}, warn: (_: object, message: string) => screen.note(message) };
    await carryOutDeletions(deletionsWith({ pool, now, log, publicUrl, firebaseUsers }));
    if (await exists(pool, email))
      return {
        kind: 'failed',
        sentence: `${email} is still there and stays due: the server's daily job tries again.`,
      };
    screen.print(`${email} is deleted. Take the person out of the source of the import as well.`);
    return { kind: 'done' };
  });
}

function takeBack(call: Call, email: string): Promise<CommandOutcome> {
  const { screen } = call;
  return call.withDatabase(async (pool) => {
    await openStudio(pool);
    return inTransaction(pool, async (client): Promise<CommandOutcome> => {
      const account = await holdAccount(client, email);
      if (account === undefined) {
        if (!(await liftMark(client, email)))
          return { kind: 'failed', sentence: `Nobody with the address ${email} was deleted.` };
        screen.print(`The next import may bring ${email} back.`);
        return { kind: 'done' };
      }
      if (!(await removeDeletion(client, account.uid)))
        return { kind: 'failed', sentence: `Nobody has asked for ${email} to be deleted.` };
      await writeDeletionMail(client, lettersOf(call), {
        email,
        name: account.firstName ?? '',
        language: null,
        news: { event: 'called_off' },
      });
      screen.print(`${email} stays.`);
      return { kind: 'done' };
    });
  });
}

function lettersOf({ publicUrl, now }: Call) {
  return { studio, publicUrl, now };
}

async function exists(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from identity."user" where email = $1', [email]);
  return rowCount !== 0;
}
