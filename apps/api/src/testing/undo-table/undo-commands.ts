/** What the desk does that can be taken back, as far as it is about classes, places, money and who people are. */
import { randomUUID } from 'node:crypto';
import { beforeStart } from '../booking-fixture.ts';
import { DAY, START, type UndoWorld } from './undo-world.ts';

interface Command {
  /** What is done, in the words of the table. */
  readonly what: string;
  /** What happens to the class does not touch it. */
  readonly isAboutPeopleAlone?: true;
  /** Does it; answers its entry in the log. */
  readonly does: (world: UndoWorld) => Promise<string>;
  /** The same thing is changed by hand since. */
  readonly again: (world: UndoWorld) => Promise<unknown>;
}

const GUEST = { partner_id: 'usc', name: 'Lea K.', reference: 'R1', may_exceed: false };
const addGuest = (world: UndoWorld) => world.does('POST', `/classes/${world.classId}/guests`, GUEST);
const guest = (world: UndoWorld) =>
  world.one(
    `select g.id as value from studio.partner_guests g join studio.workouts w on w.number = g.workout_number
      where w.id = '${world.classId}' and g.removed_at is null`,
  );
const removeGuest = async (world: UndoWorld) =>
  world.does('DELETE', `/classes/${world.classId}/guests/${await guest(world)}`);

const EXTRA = {
  timer_name: 'Extra',
  coach_id: 'Jana',
  location_id: 'Hall',
  day: DAY,
  time: '18:30',
  capacity: 2,
};
async function addClass(world: UndoWorld): Promise<string> {
  const { body } = await world.send('POST', '/classes', { fields: EXTRA });
  world.classId = body.id;
  return body.change ?? '';
}

const entitlement = (world: UndoWorld, person: string) =>
  world.one(
    `select e.id as value from studio.entitlements e join studio.customers c on c.number = e.customer_number
      where c.id = '${world.id(person)}' order by e.number desc limit 1`,
  );
const changeEntitlement = async (world: UndoWorld, person: string, how: string, body: object) =>
  world.does('POST', `/entitlements/${await entitlement(world, person)}/${how}`, body);
const grant = (world: UndoWorld) =>
  world.does('POST', `/people/${world.id('ben')}/entitlements`, {
    product_id: 'pass',
    from: '2026-11-25',
    note: null,
    reference: null,
  });

const fee = (world: UndoWorld) =>
  world.one(
    `select f.id as value from studio.fees f join studio.bookings b on b.id = f.booking_id where b.workout_id = '${world.classId}'`,
  );
/** Ben cancels late, which costs a fee. */
async function makeFee(world: UndoWorld): Promise<string> {
  const { pool } = world.desk.database;
  const place = await world.place('ben');
  await pool.query(
    `update studio.bookings set canceled_at = '${world.now.toISOString()}', cancellation = 'late' where id = '${place}';
     insert into studio.fees (id, booking_id, kind, cents, made_at, changed_at)
     values ('${randomUUID()}', '${place}', 'late_cancellation', 500, '${world.now.toISOString()}', '${world.now.toISOString()}');
     insert into studio.jobs (kind, key, planned_for, due_at)
     select 'late_places', number::text, start_datetime, start_datetime from studio.workouts where id = '${world.classId}'`,
  );
  return fee(world);
}
const decide = (world: UndoWorld, fee: string, decision: string) =>
  world.does('POST', `/fees/${fee}/decision`, { decision, reason: 'As agreed' });

const note = (world: UndoWorld) =>
  world.one(
    `select n.id as value from studio.customer_notes n join studio.customers c on c.number = n.customer_number
      where c.id = '${world.id('ben')}'`,
  );
const addNote = (world: UndoWorld) =>
  world.does('POST', `/people/${world.id('ben')}/notes`, { fields: { words: 'Knows Mia' } });
const editNote = async (world: UndoWorld, was: string, words: string) =>
  world.does('PUT', `/notes/${await note(world)}`, { was: { words: was }, fields: { words } });

const closure = (world: UndoWorld) => world.one('select id as value from studio.closures');
const closeDay = (world: UndoWorld) =>
  world.does('POST', '/closures', { fields: { from_day: DAY, until_day: DAY, reason: 'Painting' } });
const openDay = async (world: UndoWorld) => world.does('DELETE', `/closures/${await closure(world)}`);

async function markBen(world: UndoWorld): Promise<string> {
  world.now = beforeStart(START, { ms: 10 * 60_000 });
  return world.mark(await world.place('ben'), true);
}
async function closeRoster(world: UndoWorld): Promise<string> {
  await world.passTo('after');
  return world.closeRoster();
}

/** By the name each has in the log. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'add-class': { what: 'a class is added', does: addClass, again: (world) => world.edit({ capacity: 5 }) },
  'remove-class': {
    what: 'an added class is taken back',
    does: async (world) => (await world.undo(await addClass(world))).body.change ?? '',
    again: () => Promise.reject(new Error('It is gone.')),
  },
  'edit-class': {
    what: 'a class is moved to 20:30',
    does: (world) => world.edit({ time: '20:30' }),
    again: (world) => world.edit({ time: '21:00' }),
  },
  'cancel-class': {
    what: 'a class is cancelled',
    does: (world) => world.cancelClass(),
    again: (world) => world.restoreClass(),
  },
  'add-closure': { what: 'its day is closed', does: closeDay, again: openDay },
  'remove-closure': {
    what: 'its day is opened again',
    does: async (world) => {
      await closeDay(world);
      return openDay(world);
    },
    again: closeDay,
  },
  'book-for-member': {
    what: 'a member is booked',
    does: (world) => {
      world.person = 'cem';
      return world.book('cem');
    },
    again: (world) => world.remove('cem'),
  },
  'remove-booking': {
    what: 'a member is taken out',
    does: (world) => world.remove('ben'),
    again: (world) => world.book('ben'),
  },
  'add-guest': { what: 'a guest is entered', does: addGuest, again: removeGuest },
  'remove-guest': {
    what: 'a guest is taken out',
    does: async (world) => {
      await addGuest(world);
      return removeGuest(world);
    },
    again: addGuest,
  },
  'check-in': {
    what: 'a member is marked present',
    does: markBen,
    again: async (world) => world.mark(await world.place('ben'), false),
  },
  'close-roster': {
    what: 'the roster is closed',
    does: closeRoster,
    again: (world) => world.does('DELETE', `/classes/${world.classId}/roster-closing`),
  },
  'reopen-roster': {
    what: 'the roster is opened again',
    does: async (world) => {
      await closeRoster(world);
      return world.does('DELETE', `/classes/${world.classId}/roster-closing`);
    },
    again: (world) => world.closeRoster(),
  },
  'grant-entitlement': {
    what: 'a pass is granted',
    isAboutPeopleAlone: true,
    does: grant,
    again: (world) => changeEntitlement(world, 'ben', 'adjustment', { credits: -10, reason: 'Given away' }),
  },
  'extend-pass': {
    what: 'a pass is extended',
    isAboutPeopleAlone: true,
    does: (world) => {
      world.person = 'cem';
      return changeEntitlement(world, 'cem', 'extension', { until: '2100-06-30' });
    },
    again: (world) => changeEntitlement(world, 'cem', 'extension', { until: '2100-07-31' }),
  },
  'adjust-pass': {
    what: 'a pass gets credits',
    isAboutPeopleAlone: true,
    does: (world) => {
      world.person = 'cem';
      return changeEntitlement(world, 'cem', 'adjustment', { credits: 2, reason: 'Counted wrong' });
    },
    again: (world) => changeEntitlement(world, 'cem', 'adjustment', { credits: -5, reason: 'Given away' }),
  },
  'pause-membership': {
    what: 'a membership is paused',
    isAboutPeopleAlone: true,
    does: (world) => changeEntitlement(world, 'ben', 'pause', { from: '2026-12-01', until: '2026-12-31' }),
    again: (world) => changeEntitlement(world, 'ben', 'end', { last_day: '2026-11-30' }),
  },
  'end-membership': {
    what: 'a membership is ended',
    does: (world) => changeEntitlement(world, 'ben', 'end', { last_day: '2026-11-24' }),
    again: (world) => changeEntitlement(world, 'ben', 'end', { last_day: '2026-11-30' }),
  },
  'decide-fee': {
    what: 'a fee is waived',
    does: async (world) => decide(world, await makeFee(world), 'waived'),
    again: async (world) => decide(world, await fee(world), 'due'),
  },
  'merge-people': {
    what: 'two records are made one',
    does: async (world) => {
      const change = await world.merge('ada', 'ben');
      world.person = 'ada';
      return change;
    },
    again: (world) => world.book('ada').catch(() => world.remove('ada')),
  },
  'add-note': {
    what: 'a note is written',
    isAboutPeopleAlone: true,
    does: addNote,
    again: (world) => editNote(world, 'Knows Mia', 'Knows Ida'),
  },
  'edit-note': {
    what: 'a note is changed',
    isAboutPeopleAlone: true,
    does: async (world) => {
      await addNote(world);
      return editNote(world, 'Knows Mia', 'Knows Ida');
    },
    again: (world) => editNote(world, 'Knows Ida', 'Knows Leo'),
  },
  'remove-note': {
    what: 'a note is deleted',
    isAboutPeopleAlone: true,
    does: async (world) => {
      await addNote(world);
      return world.does('DELETE', `/notes/${await note(world)}`);
    },
    again: addNote,
  },
};

interface Since {
  readonly what: string;
  /** It happens to the class. */
  readonly isAboutClass?: true;
  readonly happens: (world: UndoWorld, command: Command) => Promise<unknown>;
}

const nothing = () => Promise.resolve();
const minute = (world: UndoWorld) => {
  world.now = new Date(world.now.getTime() + 60_000);
};

/** What may have happened since; an event that is not possible then leaves the cell empty. */
export const EVENTS: readonly Since[] = [
  { what: 'nothing', happens: nothing },
  { what: 'changed by hand', happens: (world, { again }) => again(world) },
  { what: 'class cancelled', isAboutClass: true, happens: (world) => world.cancelClass() },
  {
    what: 'cancelled, restored',
    isAboutClass: true,
    async happens(world) {
      await world.cancelClass();
      minute(world);
      await world.restoreClass();
      minute(world);
    },
  },
  { what: 'class moved', isAboutClass: true, happens: (world) => world.edit({ time: '19:30' }) },
  {
    what: 'class full',
    isAboutClass: true,
    async happens(world) {
      await world.book('dora').catch(nothing);
      await world.book('eva').catch(nothing);
      const isFull = await world.one(
        `select (p.taken >= p.capacity)::text as value from studio.class_places p
           join studio.workouts w on w.number = p.workout_number where w.id = '${world.classId}'`,
      );
      if (isFull !== 'true') throw new Error('It is not full.');
    },
  },
  { what: 'class started', isAboutClass: true, happens: (world) => world.passTo('start') },
  {
    what: 'missing counted',
    isAboutClass: true,
    async happens(world) {
      await world.passTo('after');
      await world.closeRoster();
      await world.passTo('days after');
    },
  },
  {
    what: 'person merged',
    happens: (world) => world.merge(world.person === 'ada' ? 'dora' : 'ada', world.person),
  },
  {
    what: 'merged, parted',
    async happens(world) {
      const merge = await world.merge(world.person === 'ada' ? 'dora' : 'ada', world.person);
      const { status } = await world.undo(merge);
      if (status !== 200) throw new Error('They were not parted.');
    },
  },
  { what: 'person deleted', happens: (world) => world.forget(world.person) },
];
