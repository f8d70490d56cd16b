import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { pageLanguage } from '../../http/page-language.ts';
import { identityRefusal, refusalOfPopup } from './identity-refusal.ts';
import { textField } from './json-fields.ts';

/** The popup's size, and how long after its closing the sign-in counts as abandoned (specification, section 9). */
const WIDTH = 500;
const HEIGHT = 600;
const CLOSE_GRACE_MS = 8 * SECOND_MS;
const LOOK_EVERY_MS = SECOND_MS / 2;
/** How long a popup that seems closed may still report success: Google's pages can cut its connection to this window. */
const LATE_SUCCESS_MS = 600 * SECOND_MS;

/** How the page in the popup reports back; a channel, because the connection between the windows may be cut. */
const POPUP_CHANNEL = 'identity-popup';
/** Development serves the page's file as it is. */
const POPUP_PAGE = import.meta.env.DEV ? '/auth-popup/index.html' : '/auth-popup';

/** What of a BroadcastChannel this needs. */
export interface Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
  close(): void;
}

/** What of the browser the popup needs. */
export interface PopupSurroundings {
  readonly open: (address: string, features: string) => { readonly closed: boolean; close(): void } | null;
  readonly screen: { readonly availWidth: number; readonly availHeight: number };
  readonly channel: (name: string) => Channel;
  readonly newNonce: () => string;
}

/** Opens the popup and resolves when a sign-in has succeeded there. */
export type GooglePopup = () => Promise<void>;

/**
 * The rules of the popup (specification, section 4): a new request cancels the previous one; a popup closed by the person
 * counts as abandoned after eight seconds. `onLateSuccess` is called for a sign-in that succeeds even later.
 */
export function createGooglePopup(outside: PopupSurroundings, onLateSuccess: () => void): GooglePopup {
  let cancelRunning: () => void = () => undefined;

  return () => {
    cancelRunning();
    const nonce = outside.newNonce();
    const query = new URLSearchParams({ nonce, language: pageLanguage() });
    const popup = outside.open(`${POPUP_PAGE}?${query}`, features(outside.screen));
    if (popup === null) return Promise.reject(identityRefusal('popup-blocked'));

    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const channel = outside.channel(POPUP_CHANNEL);
    const timers: (() => void)[] = [];
    let hasGivenUp = false;
    const stopTimers = () => timers.splice(0).forEach((stop) => stop());
    const finish = () => {
      stopTimers();
      channel.close();
    };

    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (textField(data, 'nonce') !== nonce) return;
      finish();
      const error = textField(data, 'error');
      if (error !== undefined) reject(refusalOfPopup(error, textField(data, 'description')));
      else if (hasGivenUp) onLateSuccess();
      else resolve();
    };
    cancelRunning = () => {
      finish();
      reject(identityRefusal('cancelled-popup-request'));
      popup.close();
    };
    const giveUp = () => {
      hasGivenUp = true;
      stopTimers();
      timers.push(after(LATE_SUCCESS_MS, finish));
      reject(identityRefusal('popup-closed-by-user'));
    };
    const stopLooking = every(LOOK_EVERY_MS, () => {
      if (!popup.closed) return;
      stopLooking();
      timers.push(after(CLOSE_GRACE_MS, giveUp));
    });
    timers.push(stopLooking);
    return promise;
  };
}

function features({ availWidth, availHeight }: PopupSurroundings['screen']): string {
  const left = Math.max(0, Math.round((availWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round((availHeight - HEIGHT) / 2));
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms);
  return () => clearInterval(timer);
}
