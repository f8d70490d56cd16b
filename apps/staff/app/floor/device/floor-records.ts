import type { FloorClass, FloorDay, FloorDevice } from '@lifted/contract/floor/floor';
import { reopenedDatabase } from '@lifted/client/reopened-database.ts';
import type { DBSchema } from 'idb';
import type { PinAttempts, PinVerifier } from '../lock/offline-pin.ts';

/** What makes this browser a tablet of the floor. */
export interface Enrolment {
  readonly token: string;
  readonly device: FloorDevice;
}

interface Stored extends DBSchema {
  enrolment: { key: string; value: Enrolment };
  day: { key: string; value: FloorDay };
  classes: { key: string; value: FloorClass };
  verifiers: { key: string; value: PinVerifier };
  attempts: { key: string; value: PinAttempts };
}

const NAME = 'floor';
/** Increased when an answer of an older form can no longer be read; it is then asked for again. */
const FORM = 1;
const STORES = ['enrolment', 'day', 'classes', 'verifiers', 'attempts'] as const;
const ONLY = 'here';

const database = reopenedDatabase<Stored>({
  name: NAME,
  form: FORM,
  create(created) {
    for (const store of STORES) created.createObjectStore(store);
  },
});

/** What the tablet knows without a network: its credential and today in its room. What is unsent lies elsewhere. */
export const floorRecords = {
  enrolment: async () => (await (await database()).get('enrolment', ONLY)) ?? null,
  enrol: async (enrolment: Enrolment) => {
    await (await database()).put('enrolment', enrolment, ONLY);
  },

  day: async () => (await (await database()).get('day', ONLY)) ?? null,
  classes: async () => (await database()).getAll('classes'),
  /** Stores the day, and forgets the classes of any other. */
  keepDay: async (day: FloorDay) => {
    const transaction = (await database()).transaction(['day', 'classes'], 'readwrite');
    const classes = transaction.objectStore('classes');
    const today = new Set(day.classes.map(({ id }) => id));
    for (const id of await classes.getAllKeys()) if (!today.has(id)) await classes.delete(id);
    await transaction.objectStore('day').put(day, ONLY);
    await transaction.done;
  },
  keepClass: async (known: FloorClass) => {
    await (await database()).put('classes', known, known.id);
  },

  verifier: async (coachId: string) => (await (await database()).get('verifiers', coachId)) ?? null,
  keepVerifier: async (coachId: string, verifier: PinVerifier) => {
    await (await database()).put('verifiers', verifier, coachId);
  },
  attempts: async (coachId: string) => (await (await database()).get('attempts', coachId)) ?? null,
  keepAttempts: async (coachId: string, attempts: PinAttempts) => {
    await (await database()).put('attempts', attempts, coachId);
  },

  /** The tablet was revoked: it forgets everything but what is unsent. */
  forgetAll: async () => {
    const transaction = (await database()).transaction(STORES, 'readwrite');
    await Promise.all([...STORES.map((store) => transaction.objectStore(store).clear()), transaction.done]);
  },
};
