import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { MyWorkout } from '@lifted/contract/floor/set-entries';
import { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { TestQueueStorage } from '@lifted/client/entry-queue/test-queue-storage.ts';
import { inBrowserStore } from '@lifted/client/last-known/browser-store.ts';
import { LastKnownStore } from '@lifted/client/last-known/last-known-store.ts';
import { storeUser } from '@lifted/client/session/stored-user.ts';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/render-page.tsx';
import { endBrowserStore, stubBrowserStore } from '../../../../testing/test-browser-store.ts';
import type { WorkoutCommand } from '../set-queue.ts';
import { DayWithoutClass } from './day-without-class.tsx';

const deadlift = {
  exercise_id: 'deadlift',
  exercise_number: 1,
  name: 'Deadlift',
  short_name: null,
  reps: 8,
  per_side: false,
  video_url: null,
  implement_id: null,
};
const WORKOUT: MyWorkout = {
  date: '2026-11-20',
  studio_class: null,
  opens_at: null,
  closes_at: null,
  set_count: 3,
  exercises: [deadlift, { ...deadlift, exercise_id: 'row', exercise_number: 2, name: 'Row' }],
  implements: [],
  histories: [],
  cells: [],
  swaps: [],
  notes: [],
};
const OWN: OwnTrainings = { trainings: [], exercises: [], implements: [], histories: [], notes: [] };

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open() {
  const queue = new EntryQueue<WorkoutCommand>({
    storage: new TestQueueStorage<WorkoutCommand>(),
    batchOf: () => 1,
    send: async () => [],
    exclusively: (work) => work(),
  });
  const page = (
    <>
      <DayWithoutClass
        user={MIA}
        workout={WORKOUT}
        onPage={{ own: { state: 'loaded', value: OWN }, state: queue.state(), canStore: true, queue }}
      />
      <Address />
    </>
  );
  renderPage(page, { at: '/my-workout', answer: () => new Response(null, { status: 204 }) });
  return queue;
}

beforeEach(() => {
  stubBrowserStore();
  storeUser(localStorage, MIA);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  endBrowserStore();
});

it('shows the workout as a preview, with nothing that looks as if it could be entered', () => {
  open();
  const preview = screen.getByRole('region', { name: 'Preview: the workout of the day' });
  expect(
    within(preview)
      .getAllByRole('heading', { level: 3 })
      .map((one) => one.textContent),
  ).toEqual(['Deadlift', 'Row']);
  expect(preview.textContent).toContain('3 sets · 8 reps');
  expect(within(preview).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText('not entered')).toBeNull();
  expect(screen.queryByRole('list', { name: 'Sets' })).toBeNull();
});

it('leads to a session of one’s own with the exercises of the workout in it', async () => {
  const queue = open();
  fireEvent.click(screen.getByRole('button', { name: 'Log this as a session of my own' }));
  await waitFor(() => expect(queue.state().waiting).toHaveLength(1));
  const [command] = queue.state().waiting;
  const id = command?.kind === 'training' ? command.training_id : '';
  expect(await screen.findByText(`/my-workout?own=${id}`)).toBeDefined();
  const noted = await new LastKnownStore(inBrowserStore).recall(
    { owner: MIA.uid, name: `chosen-exercises ${id}` },
    Date.now(),
  );
  expect(noted?.value).toEqual([
    { exercise_id: 'deadlift', exercise_number: 1 },
    { exercise_id: 'row', exercise_number: 2 },
  ]);
});
