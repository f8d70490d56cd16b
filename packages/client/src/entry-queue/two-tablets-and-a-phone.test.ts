import type { SetCell } from '@lifted/contract/floor/set-entries';
import { cellAfter, EMPTY_CELL, saysTheSame, type SetCell as Cell } from '@lifted/domain/training/set-cell';
import { expect, it } from 'vitest';
import { ApiUnreachable } from '../http/api-problem.ts';
import { EntryQueue } from './entry-queue.ts';
import { TestQueueStorage } from './test-queue-storage.ts';
import { cellKey, cellsWithUnsent, withNewerCells, type EntryOfSomebody } from './unsent-cells.ts';

const RUNS = 1000;
const STEPS = 40;
const PLACE = { customer_id: 'ada', exercise_id: 'squat', exercise_number: 1, set_number: 1 };
const WEIGHTS = [60, 62.5, 65];
const REPS = [5, 8];

/** A repeatable sequence of numbers below 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Author = 'member' | 'coach';
type Made = EntryOfSomebody & { readonly author: Author };

/** The server's rule: each id once, in the order of arrival. */
class Server {
  cell: Cell = EMPTY_CELL;
  readonly arrived = new Map<string, Made>();

  take(entries: readonly Made[]): SetCell[] {
    for (const entry of entries) {
      if (this.arrived.has(entry.id)) continue;
      this.arrived.set(entry.id, entry);
      this.cell = cellAfter(this.cell, { ...entry, entry: entry.id }).cell;
    }
    return [this.wire()];
  }

  wire(): SetCell {
    return { ...PLACE, current: this.cell.current, others: [...this.cell.others] };
  }
}

/** What happens to a request: it arrives and is answered, is lost on its way, or its answer is lost. */
type Network = 'works' | 'loses requests' | 'loses answers';

/** A tablet or a phone: its storage survives, its page does not. */
class Device {
  readonly author: Author;
  readonly #server: Server;
  readonly #storage = new TestQueueStorage<Made>();
  #queue: EntryQueue<Made>;
  #known: SetCell[] = [];
  network: Network = 'works';

  constructor(author: Author, server: Server) {
    this.author = author;
    this.#server = server;
    this.#queue = this.#open();
  }

  #open(): EntryQueue<Made> {
    return new EntryQueue<Made>({
      storage: this.#storage,
      batchOf: () => 3,
      exclusively: (work) => work(),
      send: async (batch) => {
        if (this.network === 'loses requests') throw new ApiUnreachable(new Error('lost'));
        const cells = this.#server.take(batch);
        if (this.network === 'loses answers') throw new ApiUnreachable(new Error('lost'));
        this.#known = withNewerCells(this.#known, cells);
        return batch.map(({ id }) => ({ id, refusal: null }));
      },
    });
  }

  async killAndStart(): Promise<void> {
    this.#queue = this.#open();
    await this.#queue.load();
  }

  read(): void {
    if (this.network === 'works') this.#known = [this.#server.wire()];
  }

  send(): Promise<unknown> {
    return this.#queue.sendWaiting();
  }

  async enter(id: string, lifted: { readonly weight: number; readonly reps: number }): Promise<void> {
    const shown = cellsWithUnsent(this.#known, this.#queue.state().waiting, this.author).get(cellKey(PLACE));
    await this.#queue.add([
      {
        ...PLACE,
        id,
        author: this.author,
        workout_id: 'evening',
        lifted,
        base: shown?.current?.entry ?? null,
        settles: (shown?.others ?? []).map(({ entry }) => entry),
        made_at: '2026-11-23T18:00:00Z',
      },
    ]);
  }
}

async function play(seed: number): Promise<Server> {
  const random = seeded(seed);
  const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(random() * from.length)] ?? from[0];
  const server = new Server();
  const tablets = [new Device('coach', server), new Device('coach', server)] as const;
  const devices = [...tablets, new Device('member', server)] as const;
  for (let step = 0; step < STEPS; step += 1) {
    const device = pick(devices);
    const act = pick(['enter', 'enter', 'send', 'read', 'network', 'kill']);
    if (act === 'enter') {
      const lifted = { weight: pick([60, ...WEIGHTS]), reps: pick([5, ...REPS]) };
      await device.enter(`e${step}`, lifted);
    } else if (act === 'send') await device.send();
    else if (act === 'read') device.read();
    else if (act === 'kill') await device.killAndStart();
    else device.network = pick(['works', 'loses requests', 'loses answers']);
  }
  for (const device of devices) {
    device.network = 'works';
    await device.send();
  }
  return server;
}

it('every value entered is held, shown beside, or was replaced by somebody who saw it', async () => {
  let entered = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const { arrived, cell } = await play(seed);
    const sent = [...arrived.values()];
    const asValue = ({ id, author, lifted }: Made) => ({ entry: id, author, lifted });
    const shown = [cell.current, ...cell.others];
    for (const one of sent) {
      const isShown = shown.some((value) => saysTheSame(value, asValue(one)));
      const wasReplaced = sent
        .filter((equal) => saysTheSame(asValue(equal), asValue(one)))
        .some((equal) => sent.some(({ base, settles }) => base === equal.id || settles.includes(equal.id)));
      expect(isShown || wasReplaced, `seed ${seed}: ${one.id}`).toBe(true);
    }
    entered += sent.length;
  }
  expect(entered).toBeGreaterThan(RUNS);
});
