import type { StudioClass } from '@lifted/contract/timetable';
import type { TrialBooking } from '@lifted/contract/trial-bookings';
import { studio } from '@lifted/profile/studio';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { json, renderPage } from '../../../testing/render-page.tsx';
import CancelTrialWorkoutPage from './cancel-trial-workout-page.tsx';
import ConfirmTrialWorkoutPage from './confirm-trial-workout-page.tsx';
import TrialWorkoutPage from './trial-workout-page.tsx';

const CLASS: StudioClass = {
  id: 'evening',
  timer_name: 'Push',
  start_datetime: '2090-11-23T18:30:00+01:00',
  end_datetime: '2090-11-23T19:15:00+01:00',
  coach_first_name: 'Tom',
  coach_profile_image_url: null,
  location_name: 'Main Floor',
  capacity: 12,
  free_places: 3,
};

const { changingRooms, access } = wholeStudio;
afterEach(() => {
  cleanup();
  Object.assign(wholeStudio, { changingRooms, access });
});

function open(
  changes: Partial<StudioClass> = {},
  language: 'en' | 'de' = 'de',
  booked: () => Response = () => expect.fail('Nobody booked.'),
) {
  const root = language === 'de' ? '/de' : '';
  return renderPage(<TrialWorkoutPage />, {
    at: `${root}/workout/evening/test`,
    route: `${root}/workout/:workoutId/test`,
    answer: (address) => {
      if (address.includes('join_test_workout')) return booked();
      return json(address.includes('/timetable') ? [] : { ...CLASS, ...changes });
    },
  });
}

/** Books, and gives the two fields once the answer can be seen. */
async function book(answer: () => Response, said: string) {
  open({}, 'de', answer);
  const press = screen.getByRole('button', { name: 'Buchen' });
  await screen.findByText('45 Minuten');
  fireEvent.submit(press);
  const notice = await screen.findByText(said);
  return { notice, firstName: screen.getByLabelText('Vorname'), email: screen.getByLabelText('E-Mail') };
}

function refused(status: number, problem: object) {
  return json(
    { type: 'about:blank', title: 'No', status, detail: 'In the words of the server.', ...problem },
    status,
  );
}

describe('the page of a test workout', () => {
  it.each([
    ['de', 'experience', 'die schon mit Gewichten trainiert haben', '/de/workouts?class='],
    ['de', 'advanced', 'Dieser Kurs ist für Fortgeschrittene.', '/de/workouts?class='],
    ['en', 'experience', 'people who have lifted before', '/workouts?class='],
    ['en', 'advanced', 'This class is for advanced lifters.', '/workouts?class='],
  ] as const)('says in %s of a class with level %s whom it is for, and takes the booking', async (...row) => {
    const [language, level, said, address] = row;
    open({ kind: { level } }, language);
    expect((await screen.findByText((text) => text.includes(said))).textContent).toContain(
      studio.gentlestClass,
    );
    const gentler = screen.getByRole('link', { name: studio.gentlestClass });
    expect(gentler.getAttribute('href')).toMatch(new RegExp(`^${address.replace('?', '\\?')}Strength\\+`));
    const press = screen.getByRole('button', { name: language === 'de' ? 'Buchen' : 'Book' });
    expect(press.closest('fieldset')?.disabled).toBe(false);
  });

  it.each([[{ level: 'all' }], [null], [{}]] as const)(
    'says nothing of that for a class with %j',
    async (kind) => {
      open({ kind });
      await screen.findByText('45 Minuten');
      expect(screen.queryByRole('link', { name: studio.gentlestClass })).toBeNull();
    },
  );

  it.each([
    ['de', 'Dauer', '45 Minuten'],
    ['en', 'Length', '45 minutes'],
  ] as const)('says in %s how long the class is', async (language, name, length) => {
    open({}, language);
    expect((await screen.findByText(name)).nextElementSibling?.textContent).toBe(length);
  });

  it('says a longer class’s own length', async () => {
    open({ end_datetime: '2090-11-23T19:30:00+01:00' });
    expect(await screen.findByText('60 Minuten')).toBeDefined();
  });

  it.each([
    ['Vorbei', { start_datetime: '2020-11-23T18:30:00+01:00', end_datetime: '2020-11-23T19:15:00+01:00' }],
    ['Fällt aus', { is_canceled: true, free_places: 0 }],
  ])('says to members why nobody can book a class any more: %s', async (said, changes) => {
    open(changes);
    expect(await screen.findByText(said)).toBeDefined();
    for (const places of ['3 Plätze frei', 'Ausgebucht']) expect(screen.queryByText(places)).toBeNull();
  });

  it('says what the profile says of changing rooms and steps', async () => {
    open();
    expect(await screen.findByText(changingRooms?.de ?? 'none')).toBeDefined();
    expect(screen.getByText(access?.de ?? 'none')).toBeDefined();
  });

  it('says nothing of what the profile leaves out, nor where a class is at a branch', async () => {
    Object.assign(wholeStudio, { changingRooms: undefined, access: { en: '', de: '' } });
    open();
    await screen.findByText('45 Minuten');
    expect(screen.queryByText('Umkleiden und Duschen')).toBeNull();
    expect(screen.queryByText('Stufen und Aufzug')).toBeNull();
    cleanup();
    Object.assign(wholeStudio, { changingRooms, access });
    open({ branch: { name: 'West', street: 'Kantstraße 2', postcode: '10623', city: 'Berlin' } });
    await screen.findByText('45 Minuten');
    expect(screen.queryByText('Umkleiden und Duschen')).toBeNull();
  });

  it('says at the field what to change, in the words of the server, and nothing of what is no field', async () => {
    const errors = [
      { field: 'name', message: 'Sag uns bitte deinen Vornamen.' },
      { field: 'language', message: 'Das gibt es hier nicht.' },
    ];
    const answer = () => refused(422, { code: 'invalid_input', errors });
    const { notice, firstName, email } = await book(answer, 'Sag uns bitte deinen Vornamen.');
    expect(firstName.getAttribute('aria-describedby')).toBe(notice.id);
    expect([firstName, email].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
    expect(document.activeElement).toBe(firstName);
    expect(screen.queryByText('Das gibt es hier nicht.')).toBeNull();
    expect(screen.queryByText('In the words of the server.')).toBeNull();
  });

  it.each([
    [
      'a refusal about the class',
      () => refused(409, { code: 'class_started' }),
      'In the words of the server.',
    ],
    [
      'a lost connection',
      () => Response.error(),
      'We cannot reach the studio right now. Check your connection and try again.',
    ],
  ])('says of %s what is so, at no field', async (_what, answer, said) => {
    const { firstName, email } = await book(answer, said);
    expect([firstName, email].map((field) => field.getAttribute('aria-invalid'))).toEqual([null, null]);
    expect(document.activeElement?.textContent).toBe('Buchen');
  });
});

const BOOKING: TrialBooking = {
  state: 'booked',
  held_until: null,
  first_name: 'Mia',
  workout: { ...CLASS, timer_name: 'Full Body' },
};

it.each([
  ['/cancel-trial-workout', 'Yes, cancel my place', /^Cancelled\. Your place is free again/],
  ['/de/cancel-trial-workout', 'Ja, Platz absagen', /^Abgesagt\. Dein Platz ist wieder frei/],
])('%s says where %s was pressed what became of it, and reads it out', async (at, press, said) => {
  window.location.hash = `#${'k'.repeat(43)}`;
  renderPage(<CancelTrialWorkoutPage />, {
    at,
    answer: (address) => json(address.endsWith('/cancel') ? { ...BOOKING, state: 'canceled' } : BOOKING),
  });
  const button = await screen.findByRole('button', { name: press });
  const isAboveFacts = (element: Element) => {
    const facts = screen.getByRole('heading', { name: 'Full Body' });
    return (element.compareDocumentPosition(facts) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  expect(isAboveFacts(button)).toBe(true);
  fireEvent.click(button);
  const outcome = await screen.findByRole('group', { name: said });
  expect(document.activeElement).toBe(outcome);
  expect(isAboveFacts(outcome)).toBe(true);
});

describe.each([
  ['to confirm', ConfirmTrialWorkoutPage, 'held', 'Platz bestätigen'],
  ['to cancel', CancelTrialWorkoutPage, 'booked', 'Ja, Platz absagen'],
] as const)('the page behind a mailed link %s, for a class the studio cancelled', (...row) => {
  const [, LinkedPage, state, press] = row;
  const said = 'Diesen Kurs mussten wir absagen. Er kostet dich nichts.';
  const openLink = (answer: (address: string) => Response) => {
    window.location.hash = `#${'k'.repeat(43)}`;
    renderPage(<LinkedPage />, { at: '/de/mailed', answer });
  };
  const timetable = () => screen.getByRole('link', { name: 'Alle Kurse ansehen' }).getAttribute('href');

  it('says so, asks nothing and leads to the other classes', async () => {
    openLink(() => json({ ...BOOKING, state: 'class_canceled' }));
    await screen.findByRole('group', { name: said });
    expect(screen.queryByRole('button', { name: press })).toBeNull();
    expect(timetable()).toBe('/de/workouts');
  });

  it('says so where the studio cancelled it while the visitor was deciding', async () => {
    openLink((address) =>
      address.endsWith('/show') ? json({ ...BOOKING, state }) : refused(409, { code: 'class_canceled' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: press }));
    await screen.findByRole('group', { name: said });
    expect(timetable()).toBe('/de/workouts');
  });
});
