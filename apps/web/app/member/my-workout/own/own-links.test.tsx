import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { WorkoutCommand } from '../set-queue.ts';
import { OwnLinks } from './own-links.tsx';

const OWN: OwnTrainings = {
  trainings: [
    { id: 'gym', date: '2026-11-20', name: 'Hotel gym', cells: [] },
    { id: 'park', date: '2026-11-18', name: null, cells: [] },
  ],
  exercises: [],
  implements: [],
  histories: [],
  notes: [],
};
const ADDED: WorkoutCommand = {
  kind: 'training',
  id: 'c',
  training_id: 'beach',
  date: '2026-11-21',
  name: 'Beach',
  made_at: '2026-11-21T10:00:00Z',
};

function shown(address: string, own: OwnTrainings | null, waiting: readonly WorkoutCommand[] = []): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <OwnLinks own={own} waiting={waiting}>
        <button type="button">Beside it</button>
      </OwnLinks>
    </MemoryRouter>,
  );
}
const linksIn = (page: string) => [...page.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

it('leads to a new session and to those that can be changed, also one that is not sent yet', () => {
  const english = shown('/my-workout', OWN, [ADDED]);
  expect(linksIn(english)).toEqual([
    '/my-workout?own=new',
    '/my-workout?own=beach',
    '/my-workout?own=gym',
    '/my-workout?own=park',
  ]);
  expect(english).toContain('Hotel gym');
  expect(english).toContain('<strong>On your own</strong> <span>Wednesday, 18 November 2026</span>');
  const german = shown('/de/my-workout', OWN);
  expect(linksIn(german)).toContain('/de/my-workout?own=gym');
  expect(german).toContain('<strong>Eigenes Training</strong> <span>Mittwoch, 18. November 2026</span>');
});

it('leads to a new one and to what may be done instead before anything is known', () => {
  for (const own of [null, { ...OWN, trainings: [] }]) {
    const page = shown('/my-workout', own);
    expect(linksIn(page)).toEqual(['/my-workout?own=new']);
    expect(page).toContain('Beside it');
    expect(page).not.toContain('Sessions of your own');
  }
});

it('no longer leads to one that is being removed', () => {
  const removed: WorkoutCommand = { kind: 'training_removed', id: 'r', training_id: 'gym' };
  expect(shown('/my-workout', OWN, [removed])).not.toContain('Hotel gym');
});
