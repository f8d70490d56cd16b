import type { OwnTraining, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { TestQueueStorage } from '@lifted/client/entry-queue/test-queue-storage.ts';
import { inBrowserStore } from '@lifted/client/last-known/browser-store.ts';
import { forgetLastKnown } from '@lifted/client/last-known/forget-last-known.ts';
import { LastKnownStore } from '@lifted/client/last-known/last-known-store.ts';
import { BEN, MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { endBrowserStore, stubBrowserStore } from '../../../../testing/test-browser-store.ts';
import type { WorkoutCommand } from '../set-queue.ts';
import { KnownTraining } from './known-training.tsx';
import { chooseHere } from './use-chosen-here.ts';

const exercise = (exercise_id: string, name: string) => ({
  exercise_id,
  name,
  short_name: null,
  per_side: false,
  video_url: null,
  implement_id: null,
});
const GYM: OwnTraining = { id: 'gym', date: '2026-11-20', name: 'Hotel gym', cells: [] };
const OWN: OwnTrainings = {
  trainings: [GYM],
  exercises: [exercise('row', 'Hotel Row'), exercise('press', 'Hotel Press')],
  implements: [],
  histories: [],
  notes: [],
};
const signIn = (user: typeof MIA) => new LastKnownStore(inBrowserStore).admit(user.uid);

function open(user = MIA, training = GYM) {
  const queue = new EntryQueue<WorkoutCommand>({
    storage: new TestQueueStorage<WorkoutCommand>(),
    batchOf: () => 1,
    send: async () => [],
    exclusively: (work) => work(),
  });
  const onPage = { waiting: [], canStore: true, queue, store: async () => true };
  renderPage(<KnownTraining user={user} own={OWN} training={training} onPage={onPage} />, {
    at: `/my-workout?own=${training.id}`,
    answer: () => new Response(null, { status: 204 }),
  });
}

async function add(name: string): Promise<void> {
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search exercises' }), {
    target: { value: name },
  });
  fireEvent.click(screen.getByRole('button', { name: `Add ${name}` }));
  await screen.findByRole('heading', { level: 2, name });
}

/** What a reload leaves: the device's storage. */
function reload(user = MIA, training = GYM): void {
  cleanup();
  open(user, training);
}

const asksForTheFirst = () => screen.findByRole('heading', { name: 'Which exercise first?' });
const noted = () =>
  new LastKnownStore(inBrowserStore).recall({ owner: MIA.uid, name: 'chosen-exercises gym' }, Date.now());

beforeEach(async () => {
  stubBrowserStore();
  await signIn(MIA);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endBrowserStore();
});

it('keeps an exercise of which nothing is entered when the page is loaded again, in its own session alone', async () => {
  open();
  await add('Hotel Row');
  await waitFor(async () => expect(await noted()).not.toBeNull());
  reload();
  await screen.findByRole('heading', { level: 2, name: 'Hotel Row' });
  expect(screen.queryByRole('heading', { name: 'Which exercise first?' })).toBeNull();
  reload(MIA, { ...GYM, id: 'park' });
  await asksForTheFirst();
});

it('forgets it at sign-out, and shows it to nobody else', async () => {
  await chooseHere(MIA.uid, 'gym', [{ exercise_id: 'row', exercise_number: 1 }]);
  await signIn(BEN);
  open(BEN);
  await asksForTheFirst();
  await signIn(MIA);
  reload();
  await asksForTheFirst();
  await chooseHere(MIA.uid, 'gym', [{ exercise_id: 'row', exercise_number: 1 }]);
  reload();
  await screen.findByRole('heading', { level: 2, name: 'Hotel Row' });
  await forgetLastKnown();
  await signIn(MIA);
  reload();
  await asksForTheFirst();
});

it('lets go of an exercise that was chosen by mistake, and the keyboard goes on', async () => {
  open();
  await add('Hotel Row');
  fireEvent.click(screen.getByRole('button', { name: 'Add an exercise' }));
  await add('Hotel Press');
  fireEvent.click(screen.getByRole('button', { name: 'Remove this exercise' }));
  const row = await screen.findByRole('heading', { level: 2, name: 'Hotel Row' });
  expect(document.activeElement).toBe(row);
  fireEvent.click(screen.getByRole('button', { name: 'Remove this exercise' }));
  expect(document.activeElement).toBe(await asksForTheFirst());
  await waitFor(async () => expect((await noted())?.value).toEqual([]));
  reload();
  await asksForTheFirst();
});

it('an exercise with a set stays: its set is removed, not the exercise', async () => {
  const lifted = { reps: 8, weight: 40 };
  const cell = {
    customer_id: 'mia',
    exercise_id: 'row',
    exercise_number: 1,
    set_number: 1,
    current: { entry: 'e', author: 'member' as const, lifted },
    others: [],
  };
  open(MIA, { ...GYM, cells: [cell] });
  await screen.findByRole('heading', { level: 2, name: 'Hotel Row' });
  expect(screen.queryByRole('button', { name: 'Remove this exercise' })).toBeNull();
});
