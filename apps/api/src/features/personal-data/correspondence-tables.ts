import { time, type ExportTable } from './export-table.ts';
import { LANGUAGE } from '../../notifications/reader.ts';

const testWorkouts: ExportTable = {
  name: 'test_workouts',
  what: 'Test workouts booked with your address.',
  columns: {
    workout_id: 'Id of the class',
    start_datetime: 'When it begins',
    name: 'The name that was given',
    email: 'The address that was given',
    booked_at: 'When it was booked',
    held_until: 'Until when the place waits for your confirmation; empty if it does not',
    confirmed_at: 'When you confirmed it; empty if you did not have to',
    language: 'en or de, of the page it was booked on',
    canceled_at: 'When the place was given back; empty if it was not',
  },
  sql: `select t.workout_id, ${time('w.start_datetime')} as start_datetime, t.name, t.email,
               ${time('t.booked_at')} as booked_at, ${time('t.held_until')} as held_until,
               ${time('t.confirmed_at')} as confirmed_at, t.language, ${time('t.canceled_at')} as canceled_at
          from person p join studio.trial_bookings t on t.email = p.email
          join studio.workouts w on w.id = t.workout_id
         order by t.booked_at, t.id`,
  covers: ['studio.trial_bookings'],
};

const mails: ExportTable = {
  name: 'mails',
  what: 'Emails we sent you. Their content is deleted once they are delivered.',
  columns: {
    kind: 'What it was about',
    recipient: 'Address it went to',
    subject: 'Its subject',
    written_at: 'When it was written',
    sent_at: 'When it was handed over; empty if it was not',
  },
  sql: `select m.kind, m.recipient, m.subject, ${time('m.created_at')} as written_at, ${time('m.sent_at')} as sent_at
          from person p join studio.mail_outbox m on lower(m.recipient) = p.email
         order by m.created_at, m.id`,
  covers: ['studio.mail_outbox'],
};

const messages: ExportTable = {
  name: 'messages',
  what: 'What we told you in the app, in your language or in English.',
  columns: {
    kind: 'What it was about',
    title: 'Its title',
    body: 'What it said',
    page: 'The page it opens',
    written_at: 'When it was written',
    read_at: 'When you opened it; empty if you did not',
  },
  sql: `select m.kind, m.words->w.language->>'title' as title, m.words->w.language->>'body' as body, m.path as page,
               ${time('m.written_at')} as written_at, ${time('m.read_at')} as read_at
          from person p join studio.messages m on m.customer_number = p.number
         cross join lateral (
           select coalesce(${LANGUAGE}, 'en') as language from studio.customers c where c.number = p.number) w
         order by m.number`,
  covers: ['studio.messages'],
};

const messageSettings: ExportTable = {
  name: 'message_settings',
  what: 'How you want to hear from us.',
  columns: {
    language: 'en or de; empty when we do not know',
    language_is_chosen:
      'Whether you chose it; otherwise that of the page you last did something on, or as a file of the studio named it',
    choices: 'What you switched on or off, by kind of message and channel, as JSON',
  },
  sql: `select ${LANGUAGE} as language, coalesce(s.chose_language, false) as language_is_chosen, s.choices::text as choices
          from person p join studio.customers c on c.number = p.number
          left join studio.message_settings s on s.customer_number = p.number
         where s.customer_number is not null or c.language is not null`,
  covers: ['studio.message_settings'],
};

const messageConsents: ExportTable = {
  name: 'message_consents',
  what: 'When you agreed to news and offers, and when you took that back.',
  columns: {
    kind: 'What you were asked about',
    channel: 'mail or push',
    is_given: 'Whether you agreed; otherwise you took it back',
    at: 'When',
    via: 'On the settings page, or with the link of a mail',
  },
  sql: `select n.kind, n.channel, n.is_given, ${time('n.at')} as at, n.via
          from person p join studio.message_consents n on n.customer_number = p.number
         order by n.number`,
  covers: ['studio.message_consents'],
};

const pushDeliveries: ExportTable = {
  name: 'push_deliveries',
  what: 'What became of messages on your devices.',
  columns: {
    kind: 'What the message was about',
    service: 'The push service of the browser’s maker',
    outcome: 'handed_over, not_needed (read before, or too late), or device_gone',
    at: 'When',
  },
  sql: `select m.kind, d.service, d.outcome, ${time('d.at')} as at
          from person p join studio.messages m on m.customer_number = p.number
          join studio.push_deliveries d on d.message_number = m.number
         order by d.number`,
  covers: ['studio.push_deliveries'],
};

const pushSubscriptions: ExportTable = {
  name: 'push_subscriptions',
  what: 'Browsers that show our messages. The secrets they are encrypted with are not included.',
  columns: {
    service: 'The push service of the browser’s maker',
    made_at: 'Since when',
    renewed_at: 'When the app was last opened there',
  },
  sql: `select split_part(d.endpoint, '/', 3) as service, ${time('d.made_at')} as made_at,
               ${time('d.renewed_at')} as renewed_at
          from person p join studio.push_subscriptions d on d.customer_number = p.number
         order by d.number`,
  covers: ['studio.push_subscriptions'],
};

const declarations: ExportTable = {
  name: 'contract_declarations',
  what: 'Contracts you ended or withdrew from on our pages, with your address.',
  columns: {
    reference: 'Reference of the receipt',
    kind: 'termination or withdrawal',
    cause: 'Of a termination: ordinary or extraordinary',
    reason: 'The reason that was given',
    ends_on: 'The day it was to end; empty for as soon as possible',
    contract: 'Which contract',
    name: 'The name that was given',
    membership: 'Membership number or the like',
    email: 'The address that was given',
    language: 'en or de',
    received_at: 'When it arrived',
  },
  sql: `select d.reference, d.kind, d.cause, d.reason, d.ends_on::text as ends_on, d.contract, d.name, d.membership,
               d.email, d.language, ${time('d.received_at')} as received_at
          from person p join studio.contract_declarations d on lower(d.email) = p.email
         order by d.received_at, d.reference`,
  covers: ['studio.contract_declarations'],
};

const applications: ExportTable = {
  name: 'trainer_applications',
  what: 'Applications as a coach, sent with your address.',
  columns: {
    received_at: 'When it arrived',
    first_name: 'First name',
    last_name: 'Last name',
    whatsapp: 'WhatsApp number',
    phone: 'Phone number',
    email: 'Address',
    language: 'Languages you would coach in',
    message: 'Your message',
  },
  sql: `select ${time('t.received_at')} as received_at, t.first_name, t.last_name, t.whatsapp, t.phone, t.email,
               t.language, t.message
          from person p join studio.trainer_applications t on t.email = p.email
         order by t.received_at, t.id`,
  covers: ['studio.trainer_applications'],
};

const notes: ExportTable = {
  name: 'notes',
  what: 'What the studio’s team noted about you.',
  columns: {
    id: 'Id of the note',
    words: 'The note',
    written_at: 'When it was written',
    changed_at: 'When it was last changed; empty if it was not',
  },
  sql: `select n.id, n.words, ${time('n.written_at')} as written_at, ${time('n.changed_at')} as changed_at
          from person p join studio.customer_notes n on n.customer_number = p.number
         order by n.written_at, n.id`,
  covers: ['studio.customer_notes'],
};

/** Written under the person's verified address, by them or by others; and about them. */
export const CORRESPONDENCE_TABLES: readonly ExportTable[] = [
  notes,
  testWorkouts,
  mails,
  messages,
  messageSettings,
  messageConsents,
  pushSubscriptions,
  pushDeliveries,
  declarations,
  applications,
];
