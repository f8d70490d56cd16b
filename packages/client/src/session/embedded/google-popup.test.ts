import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGooglePopup, type GooglePopup } from './google-popup.ts';
import { TestChannels } from './test-channels.ts';

interface Opened {
  readonly address: string;
  readonly features: string;
  closed: boolean;
  close(): void;
}

let channels: TestChannels;
let windows: Opened[];
let lateSuccesses: number;
let isBlocked: boolean;
let open: GooglePopup;

beforeEach(() => {
  vi.useFakeTimers();
  channels = new TestChannels();
  windows = [];
  lateSuccesses = 0;
  isBlocked = false;
  open = createGooglePopup(
    {
      open: (address, features) => {
        const popup: Opened = {
          address,
          features,
          closed: false,
          close() {
            popup.closed = true;
          },
        };
        if (!isBlocked) windows.push(popup);
        return isBlocked ? null : popup;
      },
      screen: { availWidth: 1280, availHeight: 800 },
      channel: channels.channel,
      newNonce: () => `nonce-${windows.length}`,
    },
    () => (lateSuccesses += 1),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the page in the popup says when it is back from Google. */
function popupReports(message: { nonce: string; error?: string; description?: string }): void {
  const channel = channels.channel('identity-popup');
  channel.postMessage(message);
  channel.close();
}

/** How a sign-in ended so far. */
function outcomeOf(signIn: Promise<void>): { now: string } {
  const outcome = { now: 'open' };
  signIn.then(
    () => (outcome.now = 'signed in'),
    (refusal: unknown) =>
      (outcome.now = refusal instanceof Error && 'code' in refusal ? String(refusal.code) : 'broken'),
  );
  return outcome;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the Google popup', () => {
  it('is 500 by 600, in the middle of the screen', () => {
    outcomeOf(open());
    expect(windows[0]?.features).toBe('popup,width=500,height=600,left=390,top=100');
    expect(windows[0]?.address).toMatch(/^\/auth-popup.*\?nonce=nonce-0&language=en$/);
  });

  it('signs in when its page reports success', async () => {
    const outcome = outcomeOf(open());
    popupReports({ nonce: 'nonce-0' });
    await settle();
    expect(outcome.now).toBe('signed in');
    expect(channels.listeners('identity-popup')).toBe(0);
  });

  it('listens to its own page only', async () => {
    const outcome = outcomeOf(open());
    popupReports({ nonce: 'nonce of another tab' });
    await settle();
    expect(outcome.now).toBe('open');
  });

  it('says so when the browser blocks it', async () => {
    isBlocked = true;
    await expect(open()).rejects.toMatchObject({ code: 'popup-blocked' });
  });

  it('is cancelled by a new request, which goes on', async () => {
    const first = outcomeOf(open());
    const second = outcomeOf(open());
    await settle();
    expect([first.now, second.now]).toEqual(['cancelled-popup-request', 'open']);
    expect(windows.map(({ closed }) => closed)).toEqual([true, false]);
    popupReports({ nonce: 'nonce-1' });
    await settle();
    expect(second.now).toBe('signed in');
  });

  it('closed by the person counts as given up after eight seconds, not before', async () => {
    const outcome = outcomeOf(open());
    windows[0]?.close();
    await vi.advanceTimersByTimeAsync(500 + 7999);
    expect(outcome.now).toBe('open');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.now).toBe('popup-closed-by-user');
  });

  it('may report within the eight seconds', async () => {
    const outcome = outcomeOf(open());
    windows[0]?.close();
    await vi.advanceTimersByTimeAsync(8000);
    popupReports({ nonce: 'nonce-0' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.now).toBe('signed in');
    expect(lateSuccesses).toBe(0);
  });

  it('that only seemed closed may still report a success later, for ten minutes', async () => {
    outcomeOf(open());
    windows[0]?.close();
    await vi.advanceTimersByTimeAsync(9000);
    popupReports({ nonce: 'nonce-0' });
    expect(lateSuccesses).toBe(1);

    outcomeOf(open());
    windows[1]?.close();
    await vi.advanceTimersByTimeAsync(9000 + 600_000);
    expect(channels.listeners('identity-popup')).toBe(0);
  });

  it.each([
    ['access_denied', 'popup-closed-by-user'],
    ['signup_disabled', 'account-not-found'],
    ['account_not_linked', 'account-not-found'],
    ['email_not_found', 'account-not-found'],
    ['google_not_set_up', 'operation-not-allowed'],
    ['network', 'network-request-failed'],
    ['something new', 'internal-error'],
  ])('come back with %s says %s', async (error, code) => {
    const signIn = open();
    popupReports({ nonce: 'nonce-0', error, description: 'A sentence of the server.' });
    const refused: unknown = await signIn.catch((refusal: unknown) => refusal);
    expect(refused).toMatchObject({ code });
    expect(refused instanceof Error && refused.message).toMatch(/\.$/);
  });
});
