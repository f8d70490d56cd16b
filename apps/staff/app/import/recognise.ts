import type { ImportableFile } from '@lifted/contract/desk/desk-import';
import type { CsvFile } from '../parts/files/read-csv.ts';
import { COLUMN_WORDS } from '../parts/files/column-words.ts';
import { folded } from '../parts/files/folded-heading.ts';
import type { Mapping } from './mapped-text.ts';

/** Headings of a column that may hold first and last name. */
const WHOLE_NAMES = ['name', 'fullname', 'vollername', 'vorundnachname'];

/**
 * Headings under which other programs and people write our columns, folded. Neither bsport nor Eversports documents what
 * its exports look like, so these are guesses, and the page says so.
 */
const HEADINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  customers: {
    id: [
      'kundennummer',
      'kundennr',
      'kunde',
      'kundenid',
      'mitgliedsnummer',
      'mitgliedid',
      'customerid',
      'customernumber',
      'memberid',
      'membernumber',
      'clientid',
      'consumerid',
      'userid',
      'nummer',
      'nr',
    ],
    first_name: ['vorname', 'firstname', 'givenname', 'prenom'],
    last_name: ['nachname', 'familienname', 'lastname', 'surname', 'familyname', 'nom', ...WHOLE_NAMES],
    email: ['mail', 'emailadresse', 'mailadresse', 'emailaddress', 'courriel'],
  },
  bookings: {
    id: ['buchungsnummer', 'buchungsid', 'buchung', 'bookingid', 'bookingnumber', 'reservationid'],
    customer_id: [
      'kundennummer',
      'kundennr',
      'kundenid',
      'kunde',
      'mitgliedsnummer',
      'mitgliedid',
      'customernumber',
      'customer',
      'memberid',
      'member',
      'clientid',
      'consumerid',
      'userid',
    ],
    workout_id: [
      'kursid',
      'kursnummer',
      'kurs',
      'terminid',
      'termin',
      'stundeid',
      'classid',
      'class',
      'sessionid',
      'activityid',
      'offerid',
      'eventid',
    ],
    booked_at: [
      'gebuchtam',
      'buchungsdatum',
      'buchungszeitpunkt',
      'bookingdate',
      'bookedon',
      'bookingtime',
      'createdat',
      'datebooking',
    ],
    canceled_at: [
      'abgesagtam',
      'storniertam',
      'stornierungsdatum',
      'stornodatum',
      'cancelledat',
      'cancelledon',
      'cancellationdate',
    ],
    has_attended: [
      'anwesend',
      'anwesenheit',
      'teilgenommen',
      'eingecheckt',
      'erschienen',
      'attended',
      'attendance',
      'present',
      'checkedin',
    ],
  },
  workouts: {
    id: ['kursid', 'kursnummer', 'terminid', 'classid', 'sessionid', 'activityid', 'offerid', 'eventid'],
    timer_name: [
      'kurs',
      'kursname',
      'name',
      'titel',
      'angebot',
      'bezeichnung',
      'class',
      'classname',
      'activity',
      'activityname',
      'title',
    ],
    start_datetime: [
      'beginn',
      'start',
      'startzeit',
      'datum',
      'datetime',
      'startdate',
      'starttime',
      'datestart',
      'startsat',
    ],
    coach_id: [
      'coach',
      'trainer',
      'trainerid',
      'lehrer',
      'kursleitung',
      'teacher',
      'teacherid',
      'instructor',
    ],
    location_id: ['raum', 'ort', 'standort', 'location', 'room', 'establishment', 'establishmentid'],
    capacity: [
      'platze',
      'plaetze',
      'kapazitat',
      'kapazitaet',
      'maxteilnehmer',
      'teilnehmerzahl',
      'spots',
      'places',
      'effectif',
    ],
  },
  coaches: {
    id: ['coachid', 'trainerid', 'teacherid', 'trainernummer'],
    first_name: ['vorname', 'name', 'firstname', 'trainer', 'coach', 'teacher'],
    profile_image_url: ['bild', 'foto', 'photo', 'image', 'picture'],
    email: ['mail', 'emailadresse', 'emailaddress'],
  },
  locations: {
    id: ['raumid', 'standortid', 'locationid', 'roomid', 'establishmentid'],
    name: ['raum', 'standort', 'ort', 'location', 'room', 'bezeichnung'],
  },
  products: {
    id: ['angebotsid', 'produktid', 'artikelnummer', 'productid', 'sku'],
    name: ['angebot', 'produkt', 'bezeichnung', 'product', 'title'],
  },
  entitlements: {
    id: ['vertragsnummer', 'vertragid', 'contractid', 'passid'],
    customer_id: ['kundennummer', 'kundenid', 'mitgliedsnummer', 'customernumber', 'memberid', 'consumerid'],
    product_id: ['angebot', 'produkt', 'produktid', 'product', 'productid'],
    valid_from: ['gultigab', 'gueltigab', 'beginn', 'vertragsbeginn', 'startdate', 'startsat'],
    valid_until: ['gultigbis', 'gueltigbis', 'ende', 'vertragsende', 'enddate', 'expirydate', 'expiresat'],
    credits: ['guthaben', 'restguthaben', 'verbleibend', 'creditsleft', 'remaining'],
    granted_at: ['gekauftam', 'kaufdatum', 'purchasedat', 'purchasedate'],
    note: ['notiz', 'bemerkung', 'comment'],
    reference: ['referenz', 'rechnungsnummer', 'invoice', 'invoicenumber'],
  },
  roles: { email: ['mail', 'emailadresse', 'emailaddress'], role: ['rolle'] },
};

/** Words in names of files. */
const FILE_NAMES: Readonly<Record<string, RegExp>> = {
  customers: /kunden|mitglieder|personen|customer|member|client/,
  bookings: /buchung|reserv|booking|teilnahme|attendance/,
  workouts: /kurse|stunden|termine|classes|sessions|schedule|workout/,
  entitlements: /pakete|mitgliedschaft|vertrag|vertrage|memberships|passes|contract/,
  coaches: /coach|trainer|teacher/,
  locations: /raum|raume|raeume|standort|location|room/,
  exercises: /ubung|uebung|exercise/,
  products: /angebote|produkt|product/,
};

/**
 * Which column of the file each of the table's is likely to be; null where none is, or what may be left out. A column of whole
 * names is that of the first name and of the last name.
 */
export function guessMapping(header: readonly string[], table: ImportableFile): Mapping {
  const found = header.map(folded);
  const taken = new Set<number>();
  const guesses: Record<string, number | null> = {};
  const take = (name: string, headings: readonly string[]) => {
    const at = headings
      .map((heading) => found.indexOf(heading))
      .find((index) => index !== -1 && !taken.has(index));
    if (at === undefined) return;
    guesses[name] = at;
    taken.add(at);
  };
  // Our own names first, so that no guess takes their column.
  for (const { name } of table.columns) take(name, [folded(name)]);
  for (const { name } of table.columns)
    if (guesses[name] === undefined) take(name, HEADINGS[table.name]?.[name] ?? []);
  // What the page itself calls a column, last: such a word can mean another column in another program.
  for (const { name } of table.columns)
    if (guesses[name] === undefined)
      take(
        name,
        [COLUMN_WORDS.en, COLUMN_WORDS.de].flatMap((words) => folded(words.columns[name] ?? name)),
      );
  const { first_name: first, last_name: last } = guesses;
  if (first === undefined && typeof last === 'number' && WHOLE_NAMES.includes(found[last] ?? ''))
    guesses['first_name'] = last;
  return Object.fromEntries(table.columns.map(({ name }) => [name, guesses[name] ?? null]));
}

/** Which table a file is likely to be: by its name, otherwise the one whose columns it has most of; undefined if no more than half. */
export function guessTable(
  fileName: string,
  { header }: Pick<CsvFile, 'header'>,
  tables: readonly ImportableFile[],
): ImportableFile | undefined {
  const name = fileName.replace(/\.[^.]*$/, '').toLowerCase();
  const exact = tables.find((table) => table.name === name);
  if (exact !== undefined) return exact;
  const share = (table: ImportableFile) => {
    const mapping = guessMapping(header, table);
    const needed = table.columns.filter(({ is_optional: isOptional }) => !isOptional);
    return needed.filter((column) => mapping[column.name] !== null).length / needed.length;
  };
  const said = tables.find((table) => FILE_NAMES[table.name]?.test(folded(name)));
  if (said !== undefined && share(said) > 0) return said;
  const [best] = tables.toSorted((one, other) => share(other) - share(one));
  return best !== undefined && share(best) > 1 / 2 ? best : undefined;
}
