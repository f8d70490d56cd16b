import { describe, expect, it, vi } from 'vitest';
import { CONSENT_KEY, createConsentStore, type ConsentBrowser } from './consent-store.ts';
import { CONSENT_VERSIONS } from './consent-versions.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

/** A browser with one storage and any number of tabs. */
function pretendBrowser({ keeps = true }: { readonly keeps?: boolean } = {}) {
  const stored = new Map<string, string>();
  const tabs: (() => void)[] = [];
  const forget = vi.fn<ConsentBrowser['forget']>();
  const newTab = (): ConsentBrowser => ({
    storage: () => {
      if (!keeps) throw new DOMException('The storage is blocked.', 'SecurityError');
      return {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => {
          stored.set(key, value);
          for (const tab of tabs) tab();
        },
      };
    },
    onOtherTab(listener) {
      tabs.push(listener);
      return () => void tabs.splice(tabs.indexOf(listener), 1);
    },
    now: () => NOW,
    forget,
  });
  return { stored, tabs, forget, newTab };
}

describe('the answers of a browser', () => {
  it('are not written before somebody answers', () => {
    const { stored, newTab } = pretendBrowser();
    const store = createConsentStore(newTab());
    store.subscribe(() => undefined);
    expect(store.decision('booking_service')).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('are kept for the next visit', () => {
    const { stored, newTab } = pretendBrowser();
    createConsentStore(newTab()).answer(['booking_service'], 'granted');
    expect([...stored.keys()]).toEqual([CONSENT_KEY]);
    expect(createConsentStore(newTab()).decision('booking_service')).toEqual({
      answer: 'granted',
      version: CONSENT_VERSIONS.booking_service,
      decidedAt: NOW,
    });
  });

  it('reach every open tab at once, until it stops listening', () => {
    const { newTab, tabs } = pretendBrowser();
    const [here, there] = [createConsentStore(newTab()), createConsentStore(newTab())];
    const heard = vi.fn<() => void>();
    const stop = there.subscribe(heard);
    here.answer(['booking_service'], 'refused');
    expect(heard).toHaveBeenCalled();
    expect(there.decision('booking_service')?.answer).toBe('refused');
    stop();
    expect(tabs).toEqual([]);
  });

  it('make the browser forget what was refused, and only that', () => {
    const { newTab, forget } = pretendBrowser();
    const store = createConsentStore(newTab());
    store.answer(['booking_service', 'questionnaire'], 'granted');
    expect(forget).not.toHaveBeenCalled();
    store.answer(['booking_service'], 'refused');
    expect(forget.mock.calls.map(([category]) => category)).toEqual(['booking_service']);
  });

  it('are the same object as long as nothing changes', () => {
    const store = createConsentStore(pretendBrowser().newTab());
    store.answer(['questionnaire'], 'granted');
    const decision = store.decision('questionnaire');
    store.answer(['questionnaire', 'booking_service'], 'granted');
    expect(store.decision('questionnaire')).not.toBe(decision);
    expect(store.decision('questionnaire')).toBe(store.decision('questionnaire'));
  });
});

describe('a browser that keeps nothing', () => {
  it('has the answers for as long as the page is open', () => {
    const browser = pretendBrowser({ keeps: false });
    const store = createConsentStore(browser.newTab());
    const heard = vi.fn<() => void>();
    store.subscribe(heard);
    store.answer(['booking_service'], 'granted');
    expect(store.decision('booking_service')?.answer).toBe('granted');
    expect(heard).toHaveBeenCalledTimes(1);
    store.answer(['booking_service'], 'refused');
    expect(store.decision('booking_service')?.answer).toBe('refused');
    expect(createConsentStore(browser.newTab()).decision('booking_service')).toBeNull();
  });
});
