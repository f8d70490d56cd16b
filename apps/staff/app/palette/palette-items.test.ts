import { expect, it } from 'vitest';
import { actionsFor, classesFor, classesToPick, innerPagesFor } from './palette-items.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

it('offers actions to the desk and the owner, and none to a coach or a member', () => {
  expect(actionsFor(['desk'], null).map(({ name }) => name)).toContain('cancel_class');
  expect(actionsFor(['owner'], null).map(({ name }) => name)).toEqual([
    ...actionsFor(['desk'], null).map(({ name }) => name),
    'tax_file',
  ]);
  expect(actionsFor(['coach', 'member'], null).map(({ name }) => name)).toEqual(['own_pin']);
});

it('offers the pages below sections to those who may open them', () => {
  expect(innerPagesFor(['coach'], null).map(({ name }) => name)).toEqual([
    'calendars',
    'substitutes',
    'exercises',
  ]);
  expect(innerPagesFor(['desk'], null).map(({ name }) => name)).toContain('partner_visits');
  expect(innerPagesFor(['owner'], null)).toEqual(innerPagesFor(['desk'], null));
  expect(innerPagesFor(['member'], null)).toEqual([]);
});

it('offers the front desk of some branches what it can do and open there', () => {
  const actions = actionsFor(['desk'], ['north']).map(({ name }) => name);
  expect(actions).toEqual(expect.arrayContaining(['cancel_class', 'grant', 'add_person']));
  for (const closed of ['merge', 'coach_away', 'add_closure', 'announce', 'repeating_week'])
    expect(actions).not.toContain(closed);
  expect(innerPagesFor(['desk'], ['north']).map(({ name }) => name)).toEqual([
    'calendars',
    'substitutes',
    'exercises',
    'trials',
  ]);
});

it('offers a coach their own classes, and all of them to a coach who is the owner too', () => {
  const classes = [{ is_own: true }, { is_own: false }];
  expect(classesFor(['coach'], classes)).toEqual([{ is_own: true }]);
  expect(classesFor(['coach', 'owner'], classes)).toEqual(classes);
});

it('lets pick classes that are still to come and take place', () => {
  const at = (start_datetime: string, is_canceled = false) => ({ start_datetime, is_canceled });
  const later = at('2026-11-23T14:00:00+01:00');
  const classes = [at('2026-11-23T13:00:00+01:00'), later, at('2026-11-23T15:00:00+01:00', true)];
  expect(classesToPick(classes, NOW)).toEqual([later]);
});
