import {
  addFloorDevice,
  correctSets,
  getClassTraining,
  getDeskFloor,
  revokeFloorDevice,
  setCoachPin,
  type DeskFloorDevice,
} from '@lifted/contract/desk/desk-floor';
import { inTransaction } from '@lifted/database/transaction';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { isEasyPin } from '@lifted/domain/floor/easy-pin';
import { entriesCloseAt } from '@lifted/domain/training/entry-window';
import type { Pool, PoolClient } from 'pg';
import { recordChange } from '../../audit/desk-changes.ts';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { coachOf, findCoachWhoLed } from '../../data/led-classes.ts';
import { hasRole, type SignedInCaller } from '../../http/caller.ts';
import { notAllowed } from '../../http/errors/request-refusals.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { arrivedEntry } from '../../training/arrived-entry.ts';
import { readFurtherExercises, readImplements } from '../../training/class-training.ts';
import { enterSets } from '../../training/enter-sets.ts';
import type { ArrivedEntry } from '../../training/set-cells.ts';
import { readFloorClass } from '../../training/floor-class.ts';
import { readCoaches, setPin } from './coach-pins.ts';
import { addTablet, listTablets, revokeTablet, type ListedTablet } from './floor-tablets.ts';
import { coachUnknown, pinEasy, tabletUnknown, locationUnknown, notInRoom } from './floor-refusals.ts';

interface DeskFloorDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

/** The floor as the desk sees it: tablets, PINs, how a class went, corrections (studio operations, sections 3 and 4). */
export function registerDeskFloor(app: StudioApp, { pool, now }: DeskFloorDependencies): void {
  registerTablets(app, { pool, now });

  registerCall(app, setCoachPin, {
    async handler({ caller, params, body }) {
      const coachId = await coachNamed(pool, caller, params.coachId);
      if (body.pin !== null && isEasyPin(body.pin)) throw pinEasy();
      const at = now();
      return inTransaction(pool, async (client) => {
        if (!(await setPin(client, coachId, body.pin, at))) throw coachUnknown();
        const change = await recordChange(client, {
          at,
          uid: caller.uid,
          action: body.pin === null ? 'remove-pin' : 'set-pin',
          subject: `coach ${coachId}`,
          before: null,
          after: null,
        });
        return { change };
      });
    },
  });

  registerCall(app, getClassTraining, {
    async handler({ caller, params: { classId }, request }) {
      const language = languageOf(request.headers);
      const at = now();
      const found = await readFloorClass(pool, classId, { now: at, language });
      if (found === undefined) throw notInRoom();
      const isDesk = hasRole(caller, 'desk', 'owner');
      if (!isDesk && (await findCoachWhoLed(pool, caller.uid, [classId], at)) === undefined)
        throw notAllowed();
      const [implement, further] = await Promise.all([
        readImplements(pool, language),
        readFurtherExercises(pool, found.shown, language),
      ]);
      const exercises = [...found.shown.exercises, ...further];
      const end = entriesCloseAt(new Date(found.shown.start_datetime), isDesk ? 'desk' : 'coach');
      return {
        studio_class: { ...found.shown, exercises },
        implements: implement,
        corrections_end: end && berlinIso(end),
      };
    },
  });

  registerCall(app, correctSets, {
    handler: ({ caller, params: { personId }, body }) =>
      inBookingTransaction(pool, async (client) => {
        const at = now();
        const classIds = body.entries.map((entry) => entry.workout_id);
        const by = await authorOf(client, caller, classIds, at);
        const known = await knownEntries(client, body.entries);
        const answers = await enterSets(
          client,
          body.entries.map((entry) => arrivedEntry(entry, { ...by, customerId: personId, deviceId: null })),
          at,
        );
        const refused = new Set(answers.flatMap(({ id, outcome }) => (outcome === 'refused' ? [id] : [])));
        // What was sent again is written down already.
        const taken = body.entries.filter(({ id }) => !refused.has(id) && !known.has(id.toLowerCase()));
        for (const workoutId of new Set(taken.map((entry) => entry.workout_id))) {
          await recordChange(client, {
            at,
            uid: caller.uid,
            action: 'correct-sets',
            subject: `class ${workoutId}`,
            customerId: personId,
            before: null,
            after: { entries: taken.filter((entry) => entry.workout_id === workoutId).map(({ id }) => id) },
          });
        }
        return answers;
      }),
  });
}

async function knownEntries(
  client: PoolClient,
  entries: readonly { readonly id: string }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    'select id from studio.set_entries where id = any ($1)',
    [entries.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}

function registerTablets(app: StudioApp, { pool, now }: DeskFloorDependencies): void {
  registerCall(app, getDeskFloor, {
    async handler() {
      const [devices, coaches] = await Promise.all([listTablets(pool), readCoaches(pool)]);
      return {
        devices: devices.map(presentListed),
        coaches: coaches.map(({ id, first_name, has_pin }) => ({ id, first_name, has_pin })),
      };
    },
  });
  registerCall(app, addFloorDevice, {
    hasSecretAnswer: true,
    async handler({ caller, body }) {
      const at = now();
      return inTransaction(pool, async (client) => {
        const { rowCount } = await client.query('select from studio.locations where id = $1', [
          body.location_id,
        ]);
        if (rowCount === 0) throw locationUnknown();
        const device = { name: body.name.trim(), locationId: body.location_id };
        const { id, code, codeExpiresAt } = await addTablet(client, device, at);
        await recordChange(client, {
          at,
          uid: caller.uid,
          action: 'add-floor-device',
          subject: `device ${id}`,
          before: null,
          after: { name: device.name, location_id: device.locationId },
        });
        return { id, code, code_expires_at: berlinIso(codeExpiresAt) };
      });
    },
  });
  registerCall(app, revokeFloorDevice, {
    async handler({ caller, params: { deviceId } }) {
      const at = now();
      return inTransaction(pool, async (client) => {
        if (!(await revokeTablet(client, deviceId, at))) throw tabletUnknown();
        const change = await recordChange(client, {
          at,
          uid: caller.uid,
          action: 'revoke-floor-device',
          subject: `device ${deviceId}`,
          before: { is_revoked: false },
          after: { is_revoked: true },
        });
        return { change };
      });
    },
  });
}

function presentListed(device: ListedTablet): DeskFloorDevice {
  const { id, name, locationId, locationName, codeExpiresAt, enrolledAt, lastSeenAt, revokedAt } = device;
  return {
    id,
    name,
    location_id: locationId,
    location_name: locationName,
    state: stateOf(device),
    code_expires_at: codeExpiresAt && berlinIso(codeExpiresAt),
    enrolled_at: enrolledAt && berlinIso(enrolledAt),
    last_seen_at: lastSeenAt && berlinIso(lastSeenAt),
    revoked_at: revokedAt && berlinIso(revokedAt),
  };
}

function stateOf({ revokedAt, enrolledAt }: ListedTablet): DeskFloorDevice['state'] {
  if (revokedAt !== null) return 'revoked';
  return enrolledAt === null ? 'waiting' : 'enrolled';
}

/** What a coach calls themselves. */
const ME = 'me';

/**
 * The coach whose PIN is set: the caller, or anybody where the owner says so. Throws `not_allowed` for others, and
 * `not_found` for somebody who is no coach.
 */
async function coachNamed(pool: Pool, caller: SignedInCaller, named: string): Promise<string> {
  if (hasRole(caller, 'owner') && named !== ME) return named;
  const own = await findOwnCoach(pool, caller);
  if (named !== ME && named !== own) throw notAllowed();
  if (own === null) throw coachUnknown();
  return own;
}

/** Who corrects sets of these classes: the desk, or the coach who led all of them. Throws `not_allowed` for other coaches. */
async function authorOf(
  client: PoolClient,
  caller: SignedInCaller,
  classIds: readonly string[],
  now: Date,
): Promise<Pick<ArrivedEntry, 'author' | 'coachId'>> {
  if (hasRole(caller, 'desk', 'owner')) return { author: 'desk', coachId: null };
  const coachId = await findCoachWhoLed(client, caller.uid, classIds, now);
  if (coachId === undefined) throw notAllowed();
  return { author: 'coach', coachId };
}

async function findOwnCoach(pool: Pool, { uid }: SignedInCaller): Promise<string | null> {
  const { rows } = await pool.query<{ id: string | null }>(`select ${coachOf('$1')} as id`, [uid]);
  return rows[0]?.id ?? null;
}
