import { FIRST_EXTRA_NUMBER } from '@lifted/domain/training/own-training';
import { joinTraining } from '../../training/training-sql.ts';
import { time, type ExportTable } from './export-table.ts';

const customer: ExportTable = {
  name: 'customers',
  what: 'You as a customer of the studio.',
  columns: {
    id: 'Your id in the booking service',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Address',
  },
  sql: `select c.id, c.first_name, c.last_name, c.email
          from person p join studio.customers c on c.number = p.number`,
  covers: ['studio.customers', 'studio.people_search'],
};

const bookings: ExportTable = {
  name: 'bookings',
  what: 'Classes you booked, gave back and attended. The classes themselves are in the table workouts.',
  columns: {
    id: 'Id of the booking in the booking service',
    customer_id: 'You',
    workout_id: 'The class',
    booked_at: 'When you booked',
    canceled_at: 'When you gave the place back; empty if you did not',
    has_attended: 'Whether you came',
    via: 'import (booked elsewhere), member (you booked it here), list (from the waitlist), offer (you took an offer), desk (staff let you in) or restored (a cancelled class took place after all)',
    cancellation:
      'free, late or studio (the class was cancelled); empty without one, and for places booked elsewhere',
    free_until: 'Until when you could cancel free beyond the usual time; empty if there was no such time',
    entitlement_id: 'The pass or membership that paid for it; empty for places booked elsewhere',
    language: 'Of the page you booked on: en or de',
  },
  sql: `select b.id, c.id as customer_id, b.workout_id, ${time('b.booked_at')} as booked_at,
               ${time('b.canceled_at')} as canceled_at, b.has_attended, b.via, b.cancellation,
               ${time('b.free_until')} as free_until, e.id as entitlement_id, b.language
          from person p join studio.customers c on c.number = p.number
          join studio.bookings b on b.customer_number = c.number
          left join studio.entitlements e on e.number = b.entitlement_number
         order by b.booked_at, b.id collate "C"`,
  covers: ['studio.bookings'],
};

const KIND_OF_SET = {
  load_kind:
    'external (the weight is the load), bodyweight, added (on top of bodyweight) or assisted (the weight is help)',
  is_warm_up: 'Whether it was a warm-up set',
  reps_in_reserve:
    'Repetitions you said were still possible; 3 is three or more, empty where you said nothing',
};

const CLASS_OR_OWN = 'The class, or your own training';
const PLACE = `Its place in the workout, from 1; from ${FIRST_EXTRA_NUMBER} in a class: an exercise you added yourself`;

const sets: ExportTable = {
  name: 'set_logs',
  what: 'Every set you lifted in a class. The exercises are in the table exercises.',
  columns: {
    customer_id: 'You',
    workout_id: 'The class',
    exercise_id: 'The exercise',
    exercise_number: PLACE,
    set_number: 'Which set of it, from 1',
    reps: 'Repetitions; 0 for a failed attempt',
    weight: 'Weight in kilograms',
    ...KIND_OF_SET,
  },
  sql: `select c.id as customer_id, w.id as workout_id, e.id as exercise_id, s.exercise_number, s.set_number, s.reps,
               s.weight::float8 as weight, s.load_kind, s.is_warm_up, s.reps_in_reserve
          from person p join studio.customers c on c.number = p.number
          join studio.set_logs s on s.customer_number = c.number
          join studio.workouts w on w.number = s.workout_number
          join studio.exercises e on e.number = s.exercise_key
         order by w.start_datetime, w.id collate "C", s.exercise_number, s.set_number`,
  covers: ['studio.set_logs'],
};

const ownTrainings: ExportTable = {
  name: 'own_trainings',
  what: 'What you trained without a class. Nobody at the studio sees it.',
  columns: {
    id: 'Its id; its sets have it as workout_id',
    name: 'What you called it; empty if you did not',
    start_datetime: 'When it took place; noon where you only gave the day',
    added_at: 'When you added it',
  },
  sql: `select o.id, o.name, ${time('o.start_datetime')} as start_datetime, ${time('o.added_at')} as added_at
          from person p join studio.own_trainings o on o.customer_number = p.number
         order by o.start_datetime, o.id::text collate "C"`,
  covers: ['studio.own_trainings'],
};

const ownSets: ExportTable = {
  name: 'own_training_sets',
  what: 'Every set you lifted without a class.',
  columns: {
    workout_id: 'Your own training',
    exercise_id: 'The exercise',
    exercise_number: 'Its place in the training, from 1',
    set_number: 'Which set of it, from 1',
    reps: 'Repetitions; 0 for a failed attempt',
    weight: 'Weight in kilograms',
    ...KIND_OF_SET,
  },
  sql: `select o.id as workout_id, e.id as exercise_id, s.exercise_number, s.set_number, s.reps,
               s.weight::float8 as weight, s.load_kind, s.is_warm_up, s.reps_in_reserve
          from person p join studio.set_logs s on s.customer_number = p.number
          join studio.own_trainings o on o.number = s.own_training
          join studio.exercises e on e.number = s.exercise_key
         order by o.start_datetime, o.id::text collate "C", s.exercise_number, s.set_number`,
  covers: ['studio.set_logs'],
};

const entries: ExportTable = {
  name: 'set_entries',
  what: 'Everything that was entered of your sets here, by you, a coach or the desk, in the order in which it arrived.',
  columns: {
    workout_id: CLASS_OR_OWN,
    exercise_id: 'The exercise',
    exercise_number: PLACE,
    set_number: 'Which set of it, from 1',
    reps: 'Repetitions; empty where a set was taken back',
    weight: 'Weight in kilograms; empty where a set was taken back',
    ...KIND_OF_SET,
    author: 'member (you), coach, desk or import',
    made_at: 'When it was entered',
    received_at: 'When it arrived',
    state: 'current (it holds), other (it says otherwise and nobody decided) or past',
  },
  sql: `select w.id as workout_id, e.id as exercise_id, t.exercise_number, t.set_number, t.reps,
               t.weight::float8 as weight, t.load_kind, t.is_warm_up, t.reps_in_reserve, t.author, ${time('t.made_at')} as made_at, ${time('t.received_at')} as received_at,
               case when k.current = t.id then 'current' when t.id = any (k.others) then 'other' else 'past' end as state
          from person p join studio.set_entries t on t.customer_number = p.number
          ${joinTraining('t.workout_number')}
          join studio.exercises e on e.number = t.exercise_key
          left join studio.set_cells k
            on (k.customer_number, k.workout_number, k.exercise_key, k.exercise_number, k.set_number)
             = (t.customer_number, t.workout_number, t.exercise_key, t.exercise_number, t.set_number)
         order by t.number`,
  covers: ['studio.set_entries', 'studio.set_cells'],
};

const exerciseNotes: ExportTable = {
  name: 'exercise_notes',
  what: 'Notes about exercises: yours, and those coaches wrote for you.',
  columns: {
    exercise_id: 'The exercise',
    author: 'member (you) or coach',
    is_on_floor: 'Whether coaches see it on the tablet',
    words: 'The note',
  },
  sql: `select e.id as exercise_id, n.author, n.is_on_floor, n.words
          from person p join studio.exercise_notes n on n.customer_number = p.number
          join studio.exercises e on e.number = n.exercise_key
         order by e.id collate "C", n.author`,
  covers: ['studio.exercise_notes'],
};

const exerciseSwaps: ExportTable = {
  name: 'exercise_swaps',
  what: 'Exercises done in place of planned ones.',
  columns: {
    workout_id: 'The class',
    exercise_number: 'The place in its workout',
    exercise_id: 'The exercise that was done there',
    author: 'Who decided it: member (you) or coach',
    made_at: 'When',
  },
  sql: `select w.id as workout_id, s.exercise_number, e.id as exercise_id, s.author, ${time('s.made_at')} as made_at
          from person p join studio.exercise_swaps s on s.customer_number = p.number
          join studio.workouts w on w.number = s.workout_number
          join studio.exercises e on e.number = s.exercise_key
         order by s.made_at, s.number`,
  covers: ['studio.exercise_swaps'],
};

const records: ExportTable = {
  name: 'personal_records',
  what: 'Which of your sets were personal records; worked out from the sets.',
  columns: {
    workout_id: CLASS_OR_OWN,
    exercise_id: 'The exercise',
    exercise_number: PLACE,
    set_number: 'Which set of it',
    record: 'weight (heavier than ever) or reps (more than ever at this weight)',
  },
  sql: `select w.id as workout_id, e.id as exercise_id, s.exercise_number, s.set_number, s.record
          from person p join studio.set_logs s on s.customer_number = p.number and s.record is not null
          ${joinTraining('s.workout_number')}
          join studio.exercises e on e.number = s.exercise_key
         order by w.start_datetime, w.id collate "C", s.exercise_number, s.set_number`,
  covers: ['studio.set_logs'],
};

const classes: ExportTable = {
  name: 'workouts',
  what: 'The classes your bookings, sets and waitlists are about.',
  columns: {
    id: 'Id of the class',
    timer_name: 'What was trained',
    start_datetime: 'When it began',
    coach: 'First name of the coach',
    location: 'Where',
  },
  sql: `select w.id, w.timer_name, ${time('w.start_datetime')} as start_datetime, c.first_name as coach,
               l.name as location
          from person p
          join lateral (select workout_id as id from studio.bookings where customer_number = p.number
                         union
                        select q.id from studio.waitlist_entries e join studio.workouts q on q.number = e.workout_number
                         where e.customer_number = p.number
                         union
                        select q.id from studio.booking_commands k join studio.workouts q on q.number = k.workout_number
                         where k.customer_number = p.number
                         union
                        select v.id from studio.set_logs s join studio.workouts v on v.number = s.workout_number
                         where s.customer_number = p.number
                         union
                        select v.id from studio.set_entries t join studio.workouts v on v.number = t.workout_number
                         where t.customer_number = p.number) as mine on true
          join studio.workouts w on w.id = mine.id
          join studio.coaches c on c.id = w.coach_id
          join studio.locations l on l.id = w.location_id
         order by w.start_datetime, w.id collate "C"`,
  covers: [],
};

const exercises: ExportTable = {
  name: 'exercises',
  what: 'The exercises your sets and notes are about.',
  columns: {
    id: 'Id of the exercise',
    name: 'Its name',
    exercise_group: 'The exercise your progress in it counts for',
  },
  sql: `select e.id, e.name, e.exercise_group
          from person p join studio.exercises e on e.number in (
                 select exercise_key from studio.set_logs where customer_number = p.number
                  union select exercise_key from studio.set_entries where customer_number = p.number
                  union select exercise_key from studio.exercise_notes where customer_number = p.number
                  union select exercise_key from studio.exercise_swaps where customer_number = p.number)
         order by e.name, e.id collate "C"`,
  covers: [],
};

const challenges: ExportTable = {
  name: 'challenge_participants',
  what: 'Challenges you joined.',
  columns: { challenge_id: 'Id of the challenge', title: 'Its name', joined_at: 'When you joined' },
  sql: `select h.id as challenge_id, h.title, ${time('j.joined_at')} as joined_at
          from person p join studio.challenge_participants j on j.customer_number = p.number
          join studio.challenges h on h.id = j.challenge_id
         order by j.joined_at, h.id collate "C"`,
  covers: ['studio.challenge_participants'],
};

/** Bookings and training; bookings and sets have the columns of the import (docs/import-format.md). */
export const TRAINING_TABLES: readonly ExportTable[] = [
  customer,
  bookings,
  sets,
  ownTrainings,
  ownSets,
  entries,
  exerciseNotes,
  exerciseSwaps,
  records,
  classes,
  exercises,
  challenges,
];
