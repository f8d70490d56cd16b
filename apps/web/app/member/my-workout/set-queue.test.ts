import { asVisitor, createApiClient } from '@lifted/client/http/api-client.ts';
import { ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { forgetUser, storeUser } from '@lifted/client/session/stored-user.ts';
import { BEN, MIA } from '@lifted/client/session/test-identity.ts';
import { TestStorage } from '@lifted/client/session/test-session.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberAnswers } from '../../customer/member-answers.ts';
import { batchOf, setQueue, type WorkoutCommand } from './set-queue.ts';

type Send = (batch: readonly WorkoutCommand[], signal: AbortSignal) => Promise<unknown>;

/** What the queue of this browser was opened with. */
const browser = vi.hoisted((): { send?: Send; renew?: () => Promise<boolean> } => ({}));

// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

// Nothing is stored.
vi.mock('../../platform/last-known/last-known.ts', () => ({ lastKnown: () => undefined }));

vi.mock('@lifted/client/entry-queue/browser-queue.ts', () => ({
  openBrowserQueue({ send, renew }: { readonly send: Send; readonly renew: () => Promise<boolean> }) {
    browser.send = send;
    browser.renew = renew;
    return {
      queue: null,
      loaded: new Promise(() => undefined),
      sendNow: () => undefined,
      stop: () => undefined,
    };
  },
}));

const set = (id: string): WorkoutCommand => ({
  kind: 'set',
  id,
  workout_id: 'evening',
  exercise_id: 'squat',
  exercise_number: 1,
  set_number: 1,
  lifted: null,
  base: null,
  settles: [],
  made_at: '2026-11-23T18:00:00Z',
});
const swap: WorkoutCommand = {
  kind: 'swap',
  id: 's',
  workout_id: 'evening',
  exercise_number: 1,
  exercise_id: 'press',
  made_at: '2026-11-23T18:00:00Z',
};
const note: WorkoutCommand = { kind: 'note', id: 'n', exercise_id: 'squat', text: '' };

it('sends sets together up to the next note or swap, and each of those by itself', () => {
  expect(batchOf([set('a'), set('b'), note, set('c')])).toBe(2);
  expect(batchOf([note, set('c')])).toBe(1);
  expect(batchOf([set('c')])).toBe(1);
  expect(batchOf([set('a'), swap, set('c')])).toBe(1);
  expect(batchOf([swap, swap])).toBe(1);
});

it('sends no more at once than the API takes', () => {
  expect(batchOf(Array.from({ length: 150 }, (_, at) => set(`${at}`)))).toBe(100);
});

describe('what a member entered', () => {
  const storage = new TestStorage();
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage);
    storeUser(storage, MIA);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Sends a set of Mia; answers the requests and how it went. `onEntries` runs while the set is on its way, and is then refused. */
  function send(onEntries: () => void = () => undefined) {
    const asked: string[] = [];
    const api = createApiClient({
      authorize: asVisitor,
      fetch: async (address) => {
        if (typeof address !== 'string') throw new TypeError('The client asks by text.');
        asked.push(address);
        if (!address.endsWith('/set-entries')) return Response.json([{ id: 'mia' }]);
        onEntries();
        return Response.json({ title: 'No', detail: 'No.', status: 404, code: 'not_found' }, { status: 404 });
      },
      language: () => 'en',
    });
    setQueue({ api, uid: MIA.uid, member: memberAnswers(api, { ...MIA }) });
    return { asked, sent: browser.send?.([set('a')], new AbortController().signal) };
  }

  it.each([
    ['somebody else is', () => storeUser(storage, BEN)],
    ['nobody is', () => forgetUser(storage)],
  ])('is not sent while %s signed in', async (_who, leave) => {
    leave();
    const { asked, sent } = send();
    await expect(sent).rejects.toBeInstanceOf(ApiUnreachable);
    expect(asked).toEqual([]);
  });

  it('in another tab is asked for again here, and only as theirs', async () => {
    const { asked, sent } = send();
    await expect(sent).rejects.toMatchObject({ status: 404 });
    asked.length = 0;
    expect(await browser.renew?.()).toBe(true);
    expect(asked).toContain('/api/customers/mia/workout');
    asked.length = 0;
    storeUser(storage, BEN);
    expect(await browser.renew?.()).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is refused only where it was sent as theirs', async () => {
    await expect(send().sent).rejects.toMatchObject({ status: 404 });
    await expect(send(() => storeUser(storage, BEN)).sent).rejects.toBeInstanceOf(ApiUnreachable);
  });
});
