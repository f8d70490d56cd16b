import {
  addStandby,
  addWalkIn,
  checkInByCode,
  closeOnFloor,
  enrolFloorDevice,
  enterFloorSets,
  getFloorClass,
  getFloorDay,
  markOnFloor,
  removeWalkIn,
  reopenOnFloor,
  searchWalkIns,
  unlockFloor,
  type FloorDevice,
} from '@lifted/contract/floor/floor';
import { noteOnFloor, swapExerciseOnFloor } from '@lifted/contract/floor/personal-exercises';
import type { FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { berlinDate, berlinIso, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { recogniseTablets, type FloorCaller } from '../../http/caller.ts';
import { notSignedIn } from '../../http/errors/request-refusals.ts';
import { languageOf } from '../../http/request-language.ts';
import { registerCall, type RateLimit } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { readImplements } from '../../training/class-training.ts';
import { enterSets } from '../../training/enter-sets.ts';
import { HistoryCache } from '../../training/history-cache.ts';
import { readClassesOfDay, readFloorClass } from '../../training/floor-class.ts';
import { swapExercise, writeCoachNote } from '../../training/personal-exercises.ts';
import { arrivedEntry } from '../../training/arrived-entry.ts';
import { readCoaches, unlock } from './coach-pins.ts';
import { enrolDemoTablet } from './demo-tablet.ts';
import { enrolTablet, findTablet, readTablet, type FloorTablet } from './floor-tablets.ts';
import { enrolmentCodeWrong, notInRoom, pinLocked, pinMissing, pinWrong } from './floor-refusals.ts';
import * as roster from './floor-roster.ts';
import { readPeopleByNow } from './people-by-now.ts';
import { searchWalkIns as findWalkIns } from './walk-in-search.ts';

/** What a demo does beside what a studio does. */
interface DemoFloor {
  /** Sees to it that a class is in progress in a room. */
  readonly keepClassRunning: (pool: Pool, locationId: string, now: Date) => Promise<void>;
}

interface FloorDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Called after a commit that planned a mail or another job. */
  readonly wakeJobs: () => void;
  /** In a demo every browser may become a tablet, and a class is in progress at any hour. */
  readonly demo: DemoFloor | undefined;
  readonly enrolmentLimit?: RateLimit;
}

/** Codes are long and hold for minutes; this only limits the cost of guesses. */
const ENROLMENT_LIMIT: RateLimit = { max: 20, seconds: (10 * MINUTE_MS) / SECOND_MS };
/** Of all coaches at one address; the lock after wrong PINs is stricter. */
const UNLOCK_LIMIT: RateLimit = { max: 60, seconds: (10 * MINUTE_MS) / SECOND_MS };
/** Typing a name asks a few times; this keeps the list of members from being read letter by letter. */
const SEARCH_LIMIT: RateLimit = { max: 120, seconds: (10 * MINUTE_MS) / SECOND_MS };

/** The tablet in the room: enrolment, roster, grid (studio operations, section 3). */
export function registerFloor(app: StudioApp, dependencies: FloorDependencies): void {
  const { pool, now, demo, enrolmentLimit = ENROLMENT_LIMIT } = dependencies;
  const cache = new HistoryCache();
  recogniseTablets(app, (token) => findTablet(pool, token, now()));

  registerCall(app, enrolFloorDevice, {
    rateLimit: enrolmentLimit,
    async handler({ body }) {
      const enrolled =
        (demo && (await enrolDemoTablet(pool, body.code, now()))) ??
        (await enrolTablet(pool, body.code, now()));
      if (enrolled === undefined) throw enrolmentCodeWrong();
      return { token: enrolled.token, device: presentTablet(enrolled.device) };
    },
  });
  registerCall(app, getFloorDay, {
    handler: ({ caller, request }) => readDay(dependencies, caller, languageOf(request.headers)),
  });
  registerCall(app, getFloorClass, {
    async handler({ caller, params: { classId }, request }) {
      await roster.requireInRoom(pool, caller, classId, now());
      const asked = { now: now(), language: languageOf(request.headers), cache };
      const found = await readFloorClass(pool, classId, asked);
      if (found === undefined) throw notInRoom();
      return found.shown;
    },
  });
  registerCall(app, unlockFloor, {
    rateLimit: UNLOCK_LIMIT,
    async handler({ caller, body }) {
      const at = now();
      const asked = { deviceId: caller.deviceId, coachId: body.coach_id, pin: body.pin };
      const outcome = await unlock(pool, asked, at);
      switch (outcome.outcome) {
        case 'unlocked':
          return {
            coach_id: body.coach_id,
            first_name: outcome.firstName,
            offline_until: berlinIso(new Date(at.getTime() + roster.UNLOCK_LASTS_MS)),
          };
        case 'wrong':
          throw pinWrong();
        case 'locked':
          throw pinLocked(outcome.until, at);
        case 'no_pin':
          throw pinMissing();
        default:
          return outcome satisfies never;
      }
    },
  });
  registerRoster(app, dependencies);
}

function registerRoster(app: StudioApp, { pool, now, letters, wakeJobs }: FloorDependencies): void {
  /** Runs a command of a tablet, then sends what it planned. */
  const run = async <Result>(
    caller: FloorCaller,
    work: (command: roster.FloorCommand) => Promise<Result>,
  ): Promise<Result> => {
    const result = await roster.onFloor(pool, { caller, letters, now: now() }, work);
    wakeJobs();
    return result;
  };
  const done = async (command: Promise<void>): Promise<null> => {
    await command;
    return null;
  };

  registerCall(app, enterFloorSets, {
    handler: ({ caller, body }) => run(caller, (command) => enterOnFloor(command, body.entries)),
  });
  registerCall(app, swapExerciseOnFloor, {
    handler: ({ caller, body }) =>
      run(caller, async (command) => {
        const byNow = await readPeopleByNow(command.client, [body.customer_id]);
        const customerId = byNow(body.customer_id);
        const by = { author: 'coach', customerId, coachId: body.coach_id } as const;
        const refused = (await roster.refusedOnFloor(command, [body])).get(body.id);
        return { refusal: refused ?? (await swapExercise(command.client, body, { by, now: command.now })) };
      }),
  });
  registerCall(app, noteOnFloor, {
    handler: ({ caller, body }) =>
      run(caller, async (command) => {
        const asked = { id: body.exercise_id, workout_id: body.workout_id, coach_id: body.coach_id };
        const refused = (await roster.refusedOnFloor(command, [asked])).get(asked.id);
        const byNow = await readPeopleByNow(command.client, [body.customer_id]);
        const note = { ...body, customer_id: byNow(body.customer_id) };
        return { refusal: refused ?? (await writeCoachNote(command.client, note)) };
      }),
  });
  registerCall(app, markOnFloor, {
    handler({ caller, params: { classId, kind, placeId }, body }) {
      const mark = {
        classId,
        place: { kind, id: placeId },
        isPresent: body.is_present,
        coachId: body.coach_id,
      };
      return done(run(caller, (command) => roster.markOnFloor(command, mark)));
    },
  });
  registerCall(app, checkInByCode, {
    handler: ({ caller, body }) => run(caller, (command) => roster.checkInByCode(command, body.code)),
  });
  registerCall(app, searchWalkIns, {
    rateLimit: SEARCH_LIMIT,
    async handler({ caller, params: { classId }, query }) {
      const at = now();
      await roster.requireInRoom(pool, caller, classId, at);
      await roster.requireCoachAtTablet({ client: pool, caller, now: at }, query.coach_id);
      return findWalkIns(pool, { classId, search: query.search, now: at });
    },
  });
  registerCall(app, addWalkIn, {
    handler: ({ caller, params: { classId }, body }) =>
      run(caller, (command) =>
        roster.addWalkIn(command, { classId, customerId: body.customer_id, coachId: body.coach_id }),
      ),
  });
  registerCall(app, removeWalkIn, {
    handler: ({ caller, params: { classId, bookingId }, query }) =>
      done(
        run(caller, (command) =>
          roster.removeWalkIn(command, { classId, bookingId, coachId: query.coach_id }),
        ),
      ),
  });
  registerCall(app, addStandby, {
    handler: ({ caller, params: { classId }, body }) =>
      run(caller, (command) =>
        roster.addStandby(command, { classId, entry: body.entry, coachId: body.coach_id }),
      ),
  });
  registerCall(app, closeOnFloor, {
    handler: ({ caller, params: { classId }, body }) =>
      done(run(caller, (command) => roster.closeOnFloor(command, { classId, coachId: body.coach_id }))),
  });
  registerCall(app, reopenOnFloor, {
    handler: ({ caller, params: { classId }, query }) =>
      done(run(caller, (command) => roster.reopenOnFloor(command, { classId, coachId: query.coach_id }))),
  });
}

async function enterOnFloor(command: roster.FloorCommand, entries: readonly FloorSetEntry[]) {
  const refused = await roster.refusedOnFloor(command, entries);
  const taken = entries.filter(({ id }) => !refused.has(id));
  const byNow = await readPeopleByNow(
    command.client,
    taken.map((entry) => entry.customer_id),
  );
  const answers = await enterSets(
    command.client,
    taken.map((entry) =>
      arrivedEntry(entry, {
        customerId: byNow(entry.customer_id),
        author: 'coach',
        coachId: entry.coach_id,
        deviceId: command.caller.deviceId,
      }),
    ),
    command.now,
  );
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return entries.map(
    ({ id }) =>
      byId.get(id) ?? { id, outcome: 'refused' as const, refusal: refused.get(id) ?? null, cell: null },
  );
}

async function readDay({ pool, now, demo }: FloorDependencies, caller: FloorCaller, language: Language) {
  const at = now();
  await demo?.keepClassRunning(pool, caller.locationId, at);
  const [device, coaches, implement, classes] = await Promise.all([
    readTablet(pool, caller.deviceId),
    readCoaches(pool),
    readImplements(pool, language),
    readClassesOfDay(pool, caller.locationId, at),
  ]);
  if (device === undefined) throw notSignedIn();
  return {
    now: berlinIso(at),
    date: berlinDate(at),
    device: presentTablet(device),
    coaches,
    implements: implement,
    classes,
  };
}

function presentTablet({ id, name, locationId, locationName }: FloorTablet): FloorDevice {
  return { id, name, location_id: locationId, location_name: locationName };
}
