import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { startTransition, useEffect, useState } from 'react';
import { ApiUnreachable, logNotLoaded } from '@lifted/client/http/api-problem.ts';
import { pageLanguage } from '@lifted/client/http/page-language.ts';
import { useLanguage, type Language } from '../../language.ts';
import { askAgainWhenBack } from './ask-again.ts';
import type { OfflineFallback, Remote } from './remote.ts';

/** A younger answer is not requested again, so that switching pages quickly costs nothing. */
export const FRESH_FOR_MS = 30 * SECOND_MS;

interface CachedAnswerOptions<T> {
  /** Its name in the console; never personal data. */
  readonly name: string;
  readonly load: () => Promise<T>;
  readonly offlineFallback?: OfflineFallback;
  /** Epoch milliseconds. */
  readonly now?: () => number;
}

/**
 * One answer of the API that outlives the page that requested it. Concurrent readers share one request, an aged answer is
 * requested again, and the loaded value stays while a refresh runs or fails. When the server cannot be reached, the offline
 * fallback shows an older answer with its time.
 */
export class CachedAnswer<T> {
  readonly #name: string;
  readonly #load: () => Promise<T>;
  readonly #offlineFallback: OfflineFallback | undefined;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #remote: Remote<T> = { state: 'loading' };
  #loadedAt = Number.NEGATIVE_INFINITY;
  #isOutdated = false;
  /** Of the page that requested it last. */
  #language: Language | undefined;
  #running: Promise<void> | null = null;

  constructor({ name, load, offlineFallback, now = Date.now }: CachedAnswerOptions<T>) {
    this.#name = name;
    this.#load = load;
    this.#offlineFallback = offlineFallback;
    this.#now = now;
  }

  readonly read = (): Remote<T> => this.#remote;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Requests the answer unless it is younger than `freshForMs` and in the page's language, or already requested; resolves when that is settled, and never
   * throws.
   */
  refresh(freshForMs = FRESH_FOR_MS): Promise<void> {
    if (this.#running !== null) return this.#running;
    const isFresh = this.#now() - this.#loadedAt < freshForMs && this.#language === pageLanguage();
    if (!this.#isOutdated && isFresh) return Promise.resolve();
    this.#running = this.#ask().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /**
   * What was requested before no longer counts. A shown answer is requested again now, others when they are next read; resolves
   * when that is settled, and never throws.
   */
  readonly renew = async (): Promise<void> => {
    await this.#running;
    this.#isOutdated = true;
    if (this.#listeners.size > 0) await this.refresh();
  };

  /** Requests again after a failure; the state is 'loading' meanwhile. */
  readonly retry = (): void => {
    if (this.#remote.state === 'failed') this.#become({ state: 'loading' });
    void this.refresh();
  };

  async #ask(): Promise<void> {
    this.#language = pageLanguage();
    const asked = this.#load().catch((failure: unknown) => this.#onceMore(failure));
    const fellBack = this.#offlineFallback?.(asked, (known) => this.#become(this.#older(known)));
    try {
      const value = await asked;
      this.#loadedAt = this.#now();
      this.#isOutdated = false;
      this.#become({ state: 'loaded', value });
    } catch (failure) {
      logNotLoaded(this.#name, failure);
      const error = failure instanceof Error ? failure : new Error(String(failure));
      if ((await fellBack) !== true && this.#remote.state !== 'loaded')
        this.#become({ state: 'failed', error });
    }
  }

  /** A value already shown stays and gets its age; otherwise the older answer. */
  #older(known: { readonly value: T; readonly asOf: number }): Remote<T> {
    return this.#remote.state === 'loaded'
      ? { asOf: this.#loadedAt, ...this.#remote }
      : { state: 'loaded', ...known };
  }

  /** Retries once when the server could not be reached; a refusal is final. */
  #onceMore(failure: unknown): Promise<T> {
    if (failure instanceof ApiUnreachable) return this.#load();
    throw failure;
  }

  #become(remote: Remote<T>): void {
    this.#remote = remote;
    for (const listener of this.#listeners) listener();
  }
}

const LOADING: Remote<never> = { state: 'loading' };

interface Shown<T> {
  readonly answer: CachedAnswer<T> | null;
  readonly remote: Remote<T>;
}

/**
 * A cached answer on a page: requested when the page opens or is shown in the other language, when the app returns to the foreground and when the network
 * is back, unless it is fresh. Null, for an answer that cannot be requested yet, reads as loading.
 */
export function useCachedAnswer<T>(answer: CachedAnswer<T> | null): Remote<T> {
  const language = useLanguage();
  const [shown, setShown] = useState(() => shownOf(answer));
  // Another answer is shown at once.
  const current = shown.answer === answer ? shown : shownOf(answer);
  if (current !== shown) setShown(current);
  useEffect(() => {
    if (answer === null) return undefined;
    const follow = () =>
      setShown((before) =>
        before.answer === answer && before.remote === answer.read() ? before : shownOf(answer),
      );
    let isFirst = answer.read().state === 'loading';
    const stopListening = answer.subscribe(() => {
      // The first fills a place on the page: rendered in a transition, so that it does not block input.
      if (isFirst) startTransition(follow);
      else follow();
      isFirst = answer.read().state === 'loading';
    });
    // It may have changed since it was rendered.
    follow();
    void answer.refresh();
    const stopAsking = askAgainWhenBack(
      () => void answer.refresh(),
      () => {
        const remote = answer.read();
        return remote.state === 'loaded' && remote.asOf !== undefined;
      },
    );
    return () => {
      stopListening();
      stopAsking();
    };
  }, [answer, language]);
  return current.remote;
}

function shownOf<T>(answer: CachedAnswer<T> | null): Shown<T> {
  return { answer, remote: answer?.read() ?? LOADING };
}
