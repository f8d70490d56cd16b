import type { FloorClass, FloorDay } from '@lifted/contract/floor/floor';
import { EntryQueue } from '@lifted/client/entry-queue/entry-queue.ts';
import { TestQueueStorage } from '@lifted/client/entry-queue/test-queue-storage.ts';
import { batchOf, type FloorCommand } from '../queue/floor-commands.ts';
import { FloorStore } from './floor-store.ts';
import type { Floor } from './use-floor.ts';

/** A tablet for tests that sends nothing on its own; what it stores is in `storage`. */
export function testFloor(): Floor & { readonly storage: TestQueueStorage<FloorCommand> } {
  const storage = new TestQueueStorage<FloorCommand>();
  const queue = new EntryQueue<FloorCommand>({
    storage,
    batchOf,
    send: async () => [],
    exclusively: (work) => work(),
  });
  const unsent = {
    queue,
    loaded: Promise.resolve(),
    sendNow: () => undefined,
    stop: () => undefined,
  };
  return { store: new FloorStore(), unsent, storage };
}

/** The day of these classes, with one coach who has a PIN. */
export function testDay(classes: readonly FloorClass[]): FloorDay {
  return {
    now: '2026-11-27T12:00:00Z',
    date: '2026-11-27',
    device: { id: 'tablet', name: 'Tablet', location_id: 'hall', location_name: 'Hall' },
    coaches: [{ id: 'jana', first_name: 'Jana', profile_image_url: null, has_pin: true }],
    implements: [],
    classes: [...classes],
  };
}

/** A class of one exercise that nobody has booked, and what is different. */
export function testClass(different: Partial<FloorClass> = {}): FloorClass {
  return {
    id: 'six',
    timer_name: 'Heavy',
    start_datetime: '2026-11-27T17:00:00Z',
    end_datetime: '2026-11-27T18:00:00Z',
    coach_id: 'jana',
    coach_first_name: 'Jana',
    state: 'running',
    capacity: 12,
    expected: 3,
    present: 2,
    location_name: 'Hall',
    roster_closed_at: null,
    check_in_opens_at: '2026-11-27T16:30:00Z',
    set_count: 2,
    exercises: [
      {
        exercise_id: 'squat',
        exercise_number: 1,
        name: 'Squat',
        short_name: null,
        reps: 8,
        per_side: false,
        video_url: null,
        implement_id: null,
      },
    ],
    roster: [],
    waitlist: [],
    histories: [],
    cells: [],
    ...different,
  };
}
