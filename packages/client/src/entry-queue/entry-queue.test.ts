import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, ApiUnreachable } from '../http/api-problem.ts';
import { EntryQueue, type Reply } from './entry-queue.ts';
import { TestQueueStorage } from './test-queue-storage.ts';

interface Set {
  readonly id: string;
}
const named = (...ids: readonly string[]): Set[] => ids.map((id) => ({ id }));
const idsOf = (sets: readonly Set[]) => sets.map(({ id }) => id);
const done = async (batch: readonly Set[]): Promise<Reply[]> =>
  batch.map(({ id }) => ({ id, refusal: null }));
const refusing = (status: number) =>
  new ApiProblem({ type: 'about:blank', title: '', status, detail: '', code: 'invalid_input' });

function queueWith(
  send: (batch: readonly Set[]) => Promise<readonly Reply[]>,
  {
    storage = new TestQueueStorage<Set>(),
    most = 2,
    ...others
  }: Partial<Pick<ConstructorParameters<typeof EntryQueue<Set>>[0], 'changed' | 'renew'>> & {
    readonly storage?: TestQueueStorage<Set>;
    readonly most?: number;
  } = {},
) {
  const sent: string[][] = [];
  const queue = new EntryQueue<Set>({
    storage,
    batchOf: () => most,
    send: (batch) => {
      sent.push(idsOf(batch));
      return send(batch);
    },
    exclusively: (work) => work(),
    ...others,
  });
  return { queue, storage, sent };
}

describe('commands that wait', () => {
  it('are sent in their order, in batches, and leave once they are answered', async () => {
    const { queue, sent } = queueWith(done);
    await queue.add(named('a', 'b'));
    await queue.add(named('c'));
    expect(queue.unsentCount()).toBe(3);
    expect(await queue.sendWaiting()).toBe('empty');
    expect(sent).toEqual([['a', 'b'], ['c']]);
    expect(queue.state()).toMatchObject({ waiting: [], refused: [], lastPass: 'empty' });
  });

  it('are shown as being written until they are stored', async () => {
    const { queue } = queueWith(done);
    const adding = queue.add(named('a'));
    expect(queue.state()).toMatchObject({ writing: [{ id: 'a' }], waiting: [] });
    expect(queue.unsentCount()).toBe(1);
    await adding;
    expect(queue.state()).toMatchObject({ writing: [], waiting: [{ id: 'a' }] });
  });

  it('are in no list when the device cannot store them', async () => {
    const { queue, storage } = queueWith(done);
    storage.isFull = true;
    await expect(queue.add(named('a'))).rejects.toThrow('full');
    expect(queue.unsentCount()).toBe(0);
    storage.isFull = false;
    await queue.add(named('b'));
    expect(idsOf(queue.state().waiting)).toEqual(['b']);
  });

  it('are there again after the browser was killed', async () => {
    const { queue, storage } = queueWith(done);
    await queue.add(named('a', 'b'));
    const { queue: next, sent } = queueWith(done, { storage });
    await next.load();
    expect(next.unsentCount()).toBe(2);
    await next.sendWaiting();
    expect(sent).toEqual([['a', 'b']]);
  });

  it('come from every tab', async () => {
    const { queue, storage } = queueWith(done);
    const { queue: other } = queueWith(done, { storage });
    await other.add(named('of the other'));
    await queue.load();
    expect(queue.unsentCount()).toBe(1);
  });

  it('that another tab got answered wait until what they changed is read again, and newer ones are shown meanwhile', async () => {
    const renewal = Promise.withResolvers<void>();
    const { queue, storage } = queueWith(done, { renew: () => renewal.promise });
    const { queue: other } = queueWith(done, { storage });
    await queue.add(named('a'));
    await other.sendWaiting();
    await other.add(named('b'));
    const loading = queue.load();
    await vi.waitFor(() => expect(idsOf(queue.state().waiting)).toEqual(['a', 'b']));
    renewal.resolve();
    await loading;
    expect(idsOf(queue.state().waiting)).toEqual(['b']);
  });

  it('that another tab added and got answered at once are read again, though they never waited here', async () => {
    const renew = vi.fn(async () => undefined);
    const { queue, storage } = queueWith(done, { renew });
    const told: string[] = [];
    const { queue: other } = queueWith(done, { storage, changed: (change) => told.push(change) });
    await other.add(named('a'));
    await other.sendWaiting();
    expect(told).toEqual(['changed', 'answered']);
    await queue.load('changed');
    expect(renew).not.toHaveBeenCalled();
    await queue.load('answered');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('that another tab was refused leave at once, and are shown as refused', async () => {
    const renew = vi.fn(async () => undefined);
    const { queue, storage } = queueWith(done, { renew });
    const { queue: other } = queueWith(
      async (batch) => batch.map(({ id }) => ({ id, refusal: 'invalid_input' })),
      {
        storage,
      },
    );
    await queue.add(named('a'));
    await other.sendWaiting();
    await queue.load();
    expect(queue.state()).toMatchObject({ waiting: [], refused: [{ command: { id: 'a' } }] });
    expect(renew).not.toHaveBeenCalled();
  });

  it('stay out once answered, though the storage was read just before', async () => {
    const { queue, storage } = queueWith(done);
    await queue.add(named('a'));
    const before = await storage.all();
    const read = vi.spyOn(storage, 'all').mockImplementationOnce(async () => {
      await queue.sendWaiting();
      return before;
    });
    await queue.load();
    expect(read).toHaveBeenCalledTimes(2);
    expect(queue.unsentCount()).toBe(0);
  });
});

describe('a request that fails', () => {
  it.each([
    ['without a network', new ApiUnreachable(new Error('offline')), 'unreachable'],
    ['without an answer in time', new DOMException('too late', 'TimeoutError'), 'unreachable'],
    ['at the server', refusing(503), 'unreachable'],
    ['because of too many', refusing(429), 'unreachable'],
    ['because nobody is signed in', refusing(401), 'denied'],
    ['because it is not allowed', refusing(403), 'denied'],
  ])('%s leaves everything waiting', async (_, failure, end) => {
    const { queue, sent } = queueWith(async () => {
      throw failure;
    });
    await queue.add(named('a', 'b', 'c'));
    expect(await queue.sendWaiting()).toBe(end);
    expect(sent).toEqual([['a', 'b']]);
    expect(queue.unsentCount()).toBe(3);
  });

  it('of our own making is not taken for a missing network', async () => {
    const { queue } = queueWith(async () => {
      throw new TypeError('not a function');
    });
    await queue.add(named('a'));
    await expect(queue.sendWaiting()).rejects.toThrow('not a function');
    expect(queue.unsentCount()).toBe(1);
  });

  it('does not repeat what was answered before it', async () => {
    let calls = 0;
    const { queue, sent } = queueWith(async (batch) => {
      calls += 1;
      if (calls === 2) throw new ApiUnreachable(new Error('offline'));
      return done(batch);
    });
    await queue.add(named('a', 'b', 'c'));
    await queue.sendWaiting();
    await queue.sendWaiting();
    expect(sent).toEqual([['a', 'b'], ['c'], ['c']]);
  });

  it('waits when the server replied to none of the commands', async () => {
    const { queue } = queueWith(async () => []);
    await queue.add(named('a'));
    expect(await queue.sendWaiting()).toBe('unreachable');
    expect(queue.unsentCount()).toBe(1);
  });
});

describe('a refused command', () => {
  it('leaves the queue with its code, and stays visible until somebody has looked', async () => {
    const { queue, storage } = queueWith(async (batch) =>
      batch.map(({ id }) => ({ id, refusal: id === 'b' ? 'not_in_class' : null })),
    );
    await queue.add(named('a', 'b', 'c'));
    await queue.sendWaiting();
    expect(queue.state().refused).toEqual([{ command: { id: 'b' }, code: 'not_in_class' }]);
    const { queue: later } = queueWith(done, { storage });
    await later.load();
    expect(later.state().refused).toHaveLength(1);
    await later.dismiss(['b']);
    await later.load();
    expect(later.state().refused).toEqual([]);
  });

  it('does not hold up the others when the whole request was refused for it', async () => {
    const { queue, sent } = queueWith(async (batch) => {
      if (idsOf(batch).includes('b')) throw refusing(422);
      return done(batch);
    });
    await queue.add(named('a', 'b', 'c'));
    expect(await queue.sendWaiting()).toBe('empty');
    expect(sent).toEqual([['a', 'b'], ['a'], ['b'], ['c']]);
    expect(queue.state().refused).toEqual([{ command: { id: 'b' }, code: 'invalid_input' }]);
  });
});
