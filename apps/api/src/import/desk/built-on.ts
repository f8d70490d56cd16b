import type { PoolClient } from 'pg';
import { Refusal, refusing, type Sentence } from '../../http/errors/refusal.ts';
import { isKept, isSameRow, keptRows, type ChangedTable } from './changed-table.ts';

/** What may refer to rows an import added, in words that complete a sentence. */
export const DEPENDENTS: Readonly<Record<string, Sentence>> = {
  'studio.bookings': { en: 'bookings', de: 'Buchungen' },
  'studio.trial_bookings': { en: 'test workouts', de: 'Probetrainings' },
  'studio.waitlist_entries': { en: 'waitlists', de: 'Wartelisten' },
  'studio.booking_commands': { en: 'requests to book or cancel', de: 'Buchungs- und Absageaufträge' },
  'studio.partner_guests': { en: 'guests of partners', de: 'Partnergäste' },
  'studio.substitute_requests': { en: 'substitutes', de: 'Vertretungen' },
  'studio.workouts': { en: 'classes', de: 'Kurse' },
  'studio.week_templates': { en: 'classes of the repeating week', de: 'Kurse der Wochenvorlage' },
  'studio.wod_exercises': { en: 'workouts of the day', de: 'Workouts des Tages' },
  'studio.wod_releases': { en: 'workouts of the day', de: 'Workouts des Tages' },
  'studio.set_logs': { en: 'sets', de: 'Trainingssätze' },
  'studio.set_entries': { en: 'sets entered here', de: 'hier eingetragene Sätze' },
  'studio.set_cells': { en: 'sets entered here', de: 'hier eingetragene Sätze' },
  'studio.own_trainings': { en: 'trainings of members’ own', de: 'eigene Trainings' },
  'studio.exercise_swaps': { en: 'exercises done in place of others', de: 'getauschte Übungen' },
  'studio.exercise_alternatives': { en: 'alternatives of exercises', de: 'Alternativen von Übungen' },
  'studio.exercise_notes': { en: 'notes about exercises', de: 'Notizen zu Übungen' },
  'studio.check_in_secrets': { en: 'check-in codes', de: 'Check-in-Codes' },
  'studio.room_equipment': { en: 'equipment of rooms', de: 'Geräte in Räumen' },
  'studio.floor_devices': { en: 'tablets', de: 'Tablets' },
  'studio.floor_unlocks': { en: 'coaches at a tablet', de: 'Coaches an einem Tablet' },
  'studio.coach_pins': { en: 'PINs of coaches', de: 'PINs von Coaches' },
  'studio.calendar_feeds': { en: 'calendars', de: 'Kalender' },
  'studio.product_branches': { en: 'branches of products', de: 'Standorte von Angeboten' },
  'studio.entitlements': { en: 'passes and memberships', de: 'Pakete und Mitgliedschaften' },
  'studio.credit_entries': { en: 'workouts used', de: 'verbrauchte Workouts' },
  'studio.fees': { en: 'fees', de: 'Gebühren' },
  'studio.customer_notes': { en: 'notes', de: 'Notizen' },
  'studio.messages': { en: 'messages', de: 'Nachrichten' },
  'studio.message_settings': { en: 'settings of messages', de: 'Einstellungen für Nachrichten' },
  'studio.message_consents': { en: 'consents to news', de: 'Zustimmungen zu Neuigkeiten' },
  'studio.push_subscriptions': { en: 'devices that show messages', de: 'Geräte für Nachrichten' },
  'studio.challenge_participants': { en: 'people in challenges', de: 'Teilnahmen an Challenges' },
};

/** Rows that come and go with the row they refer to; of accounts see remove-accounts.ts. */
export const OWN_ROWS: readonly string[] = [
  'studio.class_places',
  'studio.people_search',
  'studio.accounts',
  'studio.desk_branches',
  'studio.entitlement_branches',
  'studio.vat_rates',
];

/** Foreign keys to a table: from which table and column to which column. */
export const FOREIGN_KEYS = `
  select k.conrelid::regclass::text as dependent, a.attname as column, f.attname as referred
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
   where k.contype = 'f' and k.confrelid = $1::regclass
   order by 1, 2`;

const ANYTHING_ELSE: Sentence = { en: 'other entries', de: 'andere Einträge' };

/** Throws `cannot_undo`, naming what refers by now to rows that the import added. */
export async function requireNothingBuiltOn(
  client: PoolClient,
  entry: string,
  table: ChangedTable,
): Promise<void> {
  const { rows } = await client.query<{ dependent: string; column: string; referred: string }>(FOREIGN_KEYS, [
    table.target,
  ]);
  for (const { dependent, column, referred } of rows) {
    if (OWN_ROWS.includes(dependent)) continue;
    const { rowCount } = await client.query(
      `select from ${keptRows(table, 'after')} join ${table.target} t on ${isSameRow(table)}
         join ${dependent} d on d."${column}" = t."${referred}"
        where ${isKept('added')} limit 1`,
      [entry, table.file],
    );
    if (rowCount !== 0) throw builtOn(table, DEPENDENTS[dependent] ?? ANYTHING_ELSE);
  }
}

function builtOn({ file }: ChangedTable, { en, de }: Sentence): Refusal {
  return new Refusal('cannot_undo', {
    en: `There are ${en} by now that need what this import added from ${file}.csv. Remove those first.`,
    de: `Inzwischen gibt es ${de}, die brauchen, was dieser Import aus ${file}.csv angelegt hat. Entfern die bitte zuerst.`,
  });
}

const mergedSince = refusing('cannot_undo', {
  en: 'Somebody whom this import added has been merged with another record since. Please take those two apart first.',
  de: 'Jemand, den dieser Import angelegt hat, wurde seitdem mit einem anderen Eintrag zusammengeführt. Trenn bitte zuerst diese beiden.',
});

/**
 * Throws `cannot_undo` where a customer the import added is one of two merged records: no foreign key says so, because the id of
 * a merged record outlives its row.
 */
export async function requireNobodyMerged(
  client: PoolClient,
  entry: string,
  customers: ChangedTable,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from ${keptRows(customers, 'after')} join studio.merged_people m on r.id in (m.gone_id, m.kept_id)
      where ${isKept('added')} limit 1`,
    [entry, customers.file],
  );
  if (rowCount !== 0) throw mergedSince();
}
