import type { DeskChange } from '@lifted/contract/desk-changes';
import { expect, it } from 'vitest';
import { changeWords, differencesOf } from './change-words.ts';

const CHANGE: DeskChange = {
  id: '1',
  at: '2026-11-23T12:00:00+01:00',
  actor: 'account',
  actor_name: 'Nora',
  action: 'edit-class',
  subject: 'class 7e1f',
  customer_id: null,
  customer_name: null,
  about: { name: 'Heavy Basics', start_datetime: '2026-11-28T10:00:00+01:00' },
  before: null,
  after: null,
  names: {},
  undoes: null,
  undone_by: null,
  can_undo: false,
};
const told = (change: Partial<DeskChange>, language: 'en' | 'de' = 'en') =>
  changeWords({ ...CHANGE, ...change }, language).replaceAll('\u00a0', ' ');

it('calls a class by its name and start, and never by an id', () => {
  expect(told({})).toBe('changed the class Heavy Basics, Sat 28 Nov, 10:00');
  expect(told({ customer_name: 'Mia Berger', action: 'check-in' })).toBe(
    'changed who was there: Mia Berger (Heavy Basics, Sat 28 Nov, 10:00)',
  );
  expect(told({}, 'de')).toBe('hat den Kurs geändert: Heavy Basics, Sa 28. Nov., 10:00 Uhr');
  expect(told({ about: null })).toBe('changed the class');
  expect(told({ about: null }, 'de')).toBe('hat den Kurs geändert');
});

it('calls a class that was removed by what it was', () => {
  const before = { timer_name: 'Heavy Basics', day: '2026-11-28', time: '10:00' };
  expect(told({ about: null, before })).toBe('changed the class Heavy Basics, Sat 28 Nov, 10:00');
});

it('calls an implement by its name in the language of the page, and writes its weights so', () => {
  const before = { name_en: 'Cable', name_de: 'Kabelzug', weights: '2.5–10 in 2.5' };
  const after = { ...before, weights: '5, 10' };
  const change = { about: null, action: 'edit-implement', subject: 'implement cable', before, after };
  expect(told(change)).toBe('changed the implement Cable');
  expect(told(change, 'de')).toBe('hat ein Gerät geändert: Kabelzug');
  expect(differencesOf({ before, after, names: {} }, 'de')).toEqual([
    { name: 'Gewichte in kg', before: '2,5–10 in 2,5', after: '5, 10' },
  ]);
});

it('calls a workout by its day, and a person once', () => {
  const workout = { action: 'edit-wod', about: null, subject: 'wod 2026-11-28' };
  expect(told(workout)).toBe('changed the workout of Saturday, 28 November 2026');
  const pushDay = { about: { name: 'Push Day', start_datetime: null }, subject: 'wod 2026-11-28 push-day' };
  expect(told({ ...workout, ...pushDay })).toBe(
    'changed the workout of Push Day, Saturday, 28 November 2026',
  );
  const after = { first_name: 'Mia', last_name: 'Berger' };
  expect(told({ action: 'add-person', about: null, after, customer_name: 'Mia Berger' })).toBe(
    'added Mia Berger',
  );
});

it('names the person where the sentence has them, and what it was about after it', () => {
  const booked = { action: 'book-for-member', customer_name: 'Mia Berger' };
  expect(told(booked)).toBe('booked a class for Mia Berger: Heavy Basics, Sat 28 Nov, 10:00');
  expect(told(booked, 'de')).toBe(
    'hat für Mia Berger einen Kurs gebucht: Heavy Basics, Sa 28. Nov., 10:00 Uhr',
  );
  const looked = { action: 'look-at-customer', about: null, customer_name: 'Mia Berger' };
  expect(told(looked, 'de')).toBe('hat die Daten von Mia Berger angesehen');
  const application = { action: 'handle-application', about: { name: 'Tom Beck', start_datetime: null } };
  expect(told(application, 'de')).toBe('hat die Bewerbung von Tom Beck erledigt');
});

it('names imported files as they were called, or by their kind', () => {
  const change = { action: 'import-files', about: null, subject: 'import 2026-11-23T12:00:00.000Z' };
  const named = { ...change, after: { name: 'people2.csv', 'customers.csv': '+2' } };
  expect(told(named)).toBe('imported people2.csv');
  expect(differencesOf({ ...CHANGE, ...named }, 'en')).toContainEqual({
    name: 'People',
    before: null,
    after: '+2',
  });
  const unnamed = { ...change, after: { name: 'customers.csv, set_logs.csv' } };
  expect(told(unnamed)).toBe('imported people, sets');
  expect(told(unnamed, 'de')).toBe('hat Personen, Trainingssätze importiert');
});

it('names the Monday of a week that repeats', () => {
  const week = { action: 'repeat-week', about: null, subject: 'week 2026-11-23' };
  expect(told(week)).toBe('made a week repeat: Monday, 23 November 2026');
  expect(told(week, 'de')).toBe('hat eine Woche zur Wochenvorlage gemacht: Montag, 23. November 2026');
});

it('is a sentence, too, of somebody who was deleted and of what is gone', () => {
  const looked = { action: 'look-at-customer', about: null };
  expect(told(looked)).toBe('looked at the data of somebody');
  expect(told(looked, 'de')).toBe('hat die Daten von jemandem angesehen');
  expect(told({ action: 'handle-application', about: null }, 'de')).toBe(
    'hat die Bewerbung von jemandem erledigt',
  );
});

it('shows what differs by names and words, and leaves out ids that nobody is called by', () => {
  const before = { coach_id: 'c1', capacity: 14, is_beyond: false, booking_id: '7e1f', branch_ids: ['b1'] };
  const after = { coach_id: 'c2', capacity: 14, is_beyond: true, booking_id: null, branch_ids: ['b1', 'b2'] };
  const names = { c1: 'Jana', c2: 'Ben', b1: 'Mitte', b2: 'Wedding' };
  expect(differencesOf({ before, after, names }, 'en')).toEqual([
    { name: 'Coach', before: 'Jana', after: 'Ben' },
    { name: 'Extra place', before: 'no', after: 'yes' },
    { name: 'Branches', before: 'Mitte', after: 'Mitte, Wedding' },
  ]);
});

it('tells days, times, amounts, weekdays and states as everywhere else', () => {
  const before = { day: '2026-11-28', weekday: 5, cents: 14_900, state: 'objected', visible_from: null };
  const after = {
    day: '2026-11-29',
    weekday: 6,
    cents: 15_900,
    planned_cents: 16_500,
    planned_from: '2027-01-01',
    state: 'waived',
    visible_from: '2026-11-28T18:00:00+01:00',
  };
  const shown = (language: 'en' | 'de') =>
    differencesOf({ before, after, names: {} }, language).map((one) =>
      `${one.name}: ${one.before ?? '–'} → ${one.after ?? '–'}`.replaceAll('\u00a0', ' '),
    );
  expect(shown('en')).toEqual([
    'Day: Sat 28 November 2026 → Sun 29 November 2026',
    'Weekday: Saturday → Sunday',
    'Price: €149.00 → €159.00',
    'State: objected to → waived',
    'Visible from: – → Sat 28 November 2026, 18:00',
    'Planned price: – → €165.00',
    'Planned price from: – → Fri 1 January 2027',
  ]);
  expect(shown('de')).toEqual([
    'Tag: Sa 28. November 2026 → So 29. November 2026',
    'Wochentag: Samstag → Sonntag',
    'Preis: 149,00 € → 159,00 €',
    'Stand: widersprochen → erlassen',
    'Sichtbar ab: – → Sa 28. November 2026, 18:00 Uhr',
    'Geplanter Preis: – → 165,00 €',
    'Geplanter Preis ab: – → Fr 1. Januar 2027',
  ]);
});

it('writes years, coordinates and weights with every digit, and no sign between thousands', () => {
  const after = { 'studio.founded': 2021, 'studio.address.latitude': 52.541_234, step: 2.5 };
  const shown = (language: 'en' | 'de') =>
    differencesOf({ before: null, after, names: {} }, language).map((one) => one.after);
  expect(shown('en')).toEqual(['2021', '52.541234', '2.5']);
  expect(shown('de')).toEqual(['2021', '52,541234', '2,5']);
});

it('says what a key may do and what a webhook is told as people say it', () => {
  const after = { scopes: ['read:classes', 'write:bookings'], events: ['booking.created'] };
  expect(differencesOf({ before: null, after, names: {} }, 'de')).toEqual([
    { name: 'Darf', before: null, after: 'Kurse lesen, Buchen, absagen und Anwesenheit eintragen' },
    { name: 'Ereignisse', before: null, after: 'Jemand hat einen Platz' },
  ]);
  const [may] = differencesOf({ before: null, after, names: {} }, 'en');
  expect(may).toEqual({ name: 'May', before: null, after: 'Read classes, Book, cancel and mark present' });
});

it('counts what a merge moved, and keeps to itself how it is taken back', () => {
  const after = { kept: 'm-300', gone: 'm-400', was_enabled: true, bookings: ['7e1f', '7e20'], notes: [] };
  expect(differencesOf({ before: null, after, names: {} }, 'en')).toEqual([
    { name: 'Bookings', before: null, after: '2' },
  ]);
});

it('calls closed days by their reason and days', () => {
  const after = { from_day: '2026-12-24', until_day: '2026-12-26', reason: 'Christmas' };
  expect(told({ action: 'add-closure', about: null, subject: 'closure 1', after })).toBe(
    'added closed days: Christmas, 24–26 Dec',
  );
});

it('says prices, weekdays, roles and fields of the profile as people say them', () => {
  const before = { cents: 1900, weekday: 0, roles: ['desk'], 'studio.colour': '#ff5b1a' };
  const fee = { 'studio.joiningFee': 4900 };
  const after = { cents: 2150, weekday: 6, roles: ['desk', 'owner'], 'studio.colour': '#1f7a4d', ...fee };
  const told = differencesOf({ before, after, names: {} }, 'de');
  expect(told.map((one) => ({ ...one, after: one.after?.replaceAll('\u00a0', ' ') }))).toMatchObject([
    { name: 'Preis', after: '21,50 €' },
    { name: 'Wochentag', before: 'Montag', after: 'Sonntag' },
    { name: 'Rollen', before: 'Empfang', after: 'Empfang, Leitung' },
    { name: 'Farbe', before: '#ff5b1a', after: '#1f7a4d' },
    { name: 'Aufnahmegebühr in Euro, mit Umsatzsteuer', before: null, after: '49,00 €' },
  ]);
});
