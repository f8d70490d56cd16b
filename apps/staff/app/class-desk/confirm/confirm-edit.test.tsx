import type { ClassPreview } from '@lifted/contract/desk/planning/class-preview';
import { ApiClientProvider } from '@lifted/client/http/api-client-context.tsx';
import { createApiClient } from '@lifted/client/http/api-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ConfirmEdit } from './confirm-edit.tsx';
import { hasToBeSeen } from './edit-effects.tsx';

const WAS = {
  timer_name: 'Heavy',
  coach_id: 'jana',
  location_id: 'hall',
  day: '2026-10-23',
  time: '18:00',
  capacity: 12,
};
const EDIT = {
  edited: { id: 'evening', was: WAS },
  fields: { ...WAS, time: '20:00' },
  act: 'move',
  reach: 'this',
} as const;
const NOTHING: ClassPreview = {
  clashes: [],
  twice: [],
  closed: [],
  people: { members: 0, visitors: 0, guests: 0, waiting: 0 },
  mails: [],
  list_mails: 0,
};
const mail = (to: 'members' | 'visitors', count: number) =>
  ({ to, language: 'de', count, subject: 'Heavy', text: 'Zeit: 18:00 → 20:00.' }) as const;
const TWO_MEMBERS: ClassPreview = {
  ...NOTHING,
  people: { members: 2, visitors: 1, guests: 1, waiting: 3 },
  mails: [mail('members', 2), mail('visitors', 1)],
};

function shown(address: string, preview: ClassPreview): string {
  const queries = new QueryClient();
  const api = createApiClient({ authorize: () => Promise.reject(new Error('Nothing is asked.')) });
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ApiClientProvider client={api}>
        <QueryClientProvider client={queries}>
          <ConfirmEdit edit={EDIT} told={preview} answer={() => undefined} />
        </QueryClientProvider>
      </ApiClientProvider>
    </MemoryRouter>,
  );
}

it('says whom an edit concerns and what goes out, and the button how many mails it sends', () => {
  const english = shown('/desk/timetable', TWO_MEMBERS);
  expect(english).toContain('Booked: 2. In a test workout: 1. On the waitlist: 3.');
  expect(english).toContain('2 emails to members, in German');
  expect(english).toContain('1 email to visitors of test workouts');
  expect(english).toContain('1 partner guest gets no email');
  expect(english).toContain('Move and send 3 emails');
  expect(english).toContain('Zeit: 18:00 → 20:00.');
  expect(shown('/de/desk/timetable', TWO_MEMBERS)).toContain('Verschieben und 3 Mails senden');
});

it('says what a class meets: another of its coach, somebody in two classes, a closed day', () => {
  const met: ClassPreview = {
    ...NOTHING,
    clashes: [
      {
        shared: 'coach',
        taken: 'Ben',
        timer_name: 'Core',
        time: '20:00',
        first_day: '2026-10-23',
        classes: 1,
      },
    ],
    twice: [{ customer_id: 'a', name: 'Anna Berger', timer_name: 'Core', day: '2026-10-23', time: '20:00' }],
    closed: [{ day: '2026-10-23', reason: 'Painting' }],
  };
  const english = shown('/desk/timetable', met);
  expect(english).toContain('Ben coaches Core at 20:00.');
  expect(english).toContain('Anna Berger would be in two classes: Core is at 20:00.');
  expect(english).toContain('The studio is closed on this day (Painting).');
  expect(english).toContain('Nobody gets an email.');
  expect(shown('/de/desk/timetable', met)).toContain('Anna Berger wäre in zwei Kursen zugleich');
});

it('is asked of what concerns somebody, and of nothing else', () => {
  expect(hasToBeSeen(NOTHING)).toBe(false);
  expect(hasToBeSeen({ ...NOTHING, people: { ...NOTHING.people, waiting: 2 } })).toBe(false);
  expect(hasToBeSeen(TWO_MEMBERS)).toBe(true);
  expect(hasToBeSeen({ ...NOTHING, list_mails: 1 })).toBe(true);
  expect(hasToBeSeen({ ...NOTHING, people: { ...NOTHING.people, guests: 1 } })).toBe(true);
  expect(hasToBeSeen({ ...NOTHING, closed: [{ day: '2026-10-23', reason: 'Painting' }] })).toBe(true);
});
