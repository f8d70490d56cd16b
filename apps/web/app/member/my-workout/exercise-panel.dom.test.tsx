import type { OwnTraining, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { SetCell } from '@lifted/contract/floor/set-entries';
import { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { TestQueueStorage } from '@lifted/client/entry-queue/test-queue-storage.ts';
import { noteServerTime } from '@lifted/client/http/server-clock.ts';
import { inBrowserStore } from '@lifted/client/last-known/browser-store.ts';
import { LastKnownStore } from '@lifted/client/last-known/last-known-store.ts';
import { MIA } from '@lifted/client/session/test-identity.ts';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { endBrowserStore, stubBrowserStore } from '../../../testing/test-browser-store.ts';
import { KnownTraining } from './own/known-training.tsx';
import type { WorkoutCommand } from './set-queue.ts';

const OWN: OwnTrainings = {
  trainings: [],
  exercises: [
    {
      exercise_id: 'row',
      name: 'Hotel Row',
      short_name: null,
      per_side: false,
      video_url: null,
      implement_id: null,
    },
  ],
  implements: [],
  histories: [],
  notes: [],
};

const entered = (set_number: number, others: SetCell['others'] = []): SetCell => ({
  customer_id: 'mia',
  exercise_id: 'row',
  exercise_number: 1,
  set_number,
  current: { entry: `e${set_number}`, author: 'member', lifted: { reps: 8, weight: 40 } },
  others,
});

function open(cells: OwnTraining['cells']): EntryQueue<WorkoutCommand> {
  const queue = new EntryQueue<WorkoutCommand>({
    storage: new TestQueueStorage<WorkoutCommand>(),
    batchOf: () => 1,
    send: async () => [],
    exclusively: (work) => work(),
  });
  const training: OwnTraining = { id: 'gym', date: '2026-11-20', name: 'Hotel gym', cells };
  const Page = () => {
    const { waiting, writing } = useSyncExternalStore(queue.subscribe, queue.state);
    const unsent = [...waiting, ...writing];
    const onPage = { waiting: unsent, canStore: true, queue, store: async () => true };
    return <KnownTraining user={MIA} own={OWN} training={training} onPage={onPage} />;
  };
  renderPage(<Page />, {
    at: '/my-workout?own=gym',
    answer: () => new Response(null, { status: 204 }),
  });
  return queue;
}

/** As by keyboard: the button has the focus when it is pressed. */
function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

beforeEach(async () => {
  stubBrowserStore();
  await new LastKnownStore(inBrowserStore).admit(MIA.uid);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  endBrowserStore();
});

it('a press that takes its own button away leaves the keyboard at the name of the exercise', async () => {
  open([1, 2, 3, 4, 5].map((number) => entered(number)));
  press(await screen.findByRole('button', { name: 'One more set' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'One more set' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Hotel Row' }));
});

it('a press whose button remains leaves the keyboard where it is', async () => {
  open([1, 2, 3, 4, 5].map((number) => entered(number)));
  const second = await screen.findByRole('button', { name: /^Set 2/ });
  press(second);
  await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  expect(document.activeElement).toBe(second);
});

/** Presses the main button at a time of the page, in milliseconds. */
async function pressAt(name: string, timeStamp: number): Promise<void> {
  const button = await screen.findByRole('button', { name });
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(button, click);
}
const setsIn = (queue: EntryQueue<WorkoutCommand>) =>
  queue.state().waiting.flatMap((command) => (command.kind === 'set' ? [command.set_number] : []));

it('a double press saves one set, and a later one the next', async () => {
  const queue = open([entered(1)]);
  await pressAt('Save set 2', 1000);
  await pressAt('Save set 3', 1499);
  await screen.findByRole('button', { name: 'Save set 3' });
  expect(setsIn(queue)).toEqual([2]);
  await pressAt('Save set 3', 1500);
  await waitFor(() => expect(setsIn(queue)).toEqual([2, 3]));
});

it('a press right after something else was pressed is no double one', async () => {
  const queue = open([entered(1)]);
  await pressAt('Save set 2', 1000);
  press(await screen.findByRole('button', { name: 'One rep more' }));
  await pressAt('Save set 3', 1200);
  await waitFor(() => expect(setsIn(queue)).toEqual([2, 3]));
});

it('what is decided between two entries is read out', async () => {
  open([entered(1, [{ entry: 'c', author: 'coach', lifted: { reps: 8, weight: 50 } }])]);
  press(await screen.findByRole('button', { name: /^Use .*50/ }));
  await screen.findByText(/^Set 1: .*50/);
});

it('a set has the time of the studio, also on a phone whose clock is an hour slow', async () => {
  const studioTime = Date.now() + HOUR_MS;
  noteServerTime(new Date(studioTime).toUTCString(), Date.now());
  onTestFinished(() => noteServerTime(new Date().toUTCString(), Date.now()));
  const queue = open([entered(1, [{ entry: 'c', author: 'coach', lifted: { reps: 8, weight: 50 } }])]);
  press(await screen.findByRole('button', { name: /^Use .*50/ }));
  await waitFor(() => expect(queue.state().waiting).toHaveLength(1));
  const [command] = queue.state().waiting;
  if (command?.kind !== 'set') throw new Error('No set is waiting.');
  expect(Date.parse(command.made_at)).toBeGreaterThan(studioTime - HOUR_MS / 2);
});
