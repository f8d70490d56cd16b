import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { forgetThirdParties, type ThirdPartyTraces } from './forget-third-parties.ts';
import { STORAGE_WORDS } from './storage-words.ts';

class PretendStorage {
  readonly #entries: Map<string, string>;

  constructor(keys: readonly string[]) {
    this.#entries = new Map(keys.map((key) => [key, 'kept']));
  }

  get length() {
    return this.#entries.size;
  }

  get keys() {
    return [...this.#entries.keys()];
  }

  key = (at: number) => this.keys[at] ?? null;
  removeItem = (key: string) => void this.#entries.delete(key);
}

function pretendWindow() {
  const written: string[] = [];
  const document = {
    get cookie() {
      return 'rl_session=1; language=de; rl_anonymous_id=abc';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const localStorage = new PretendStorage(['rl_a', 'consent', 'currentUser', 'rl_b']);
  const sessionStorage = new PretendStorage(['react-router-scroll-positions', 'widget']);
  const traces: ThirdPartyTraces = { localStorage, sessionStorage, document };
  return { traces, localStorage, sessionStorage, written };
}

/** Keys in the code of both apps, each in the file that reads it. */
function keysOfBothApps() {
  const root = new URL('../../../../../', import.meta.url);
  const files = globSync('{apps/{staff,web}/app,packages/client/src}/**/*.{ts,tsx}', { cwd: root });
  return files.flatMap((file) => {
    const code = readFileSync(new URL(file, root), 'utf8');
    const [, constant] = /(?:local|session)Storage\.getItem\((\w+)\)/.exec(code) ?? [];
    const [, key] = new RegExp(`const ${constant} = '([^']+)'`).exec(code) ?? [];
    return key ?? [];
  });
}

describe('after a refusal', () => {
  it.each(['booking_service', 'analytics'] as const)(
    'what scripts of others kept here is gone, and what is ours stays: %s',
    (category) => {
      const { traces, localStorage, sessionStorage, written } = pretendWindow();
      forgetThirdParties(category, () => traces);
      expect(localStorage.keys).toEqual(['consent', 'currentUser']);
      expect(sessionStorage.keys).toEqual(['react-router-scroll-positions']);
      expect(written).toEqual(['rl_session=; Max-Age=0; Path=/', 'rl_anonymous_id=; Max-Age=0; Path=/']);
    },
  );

  it('whatever the privacy page says we store ourselves stays', () => {
    const stored = STORAGE_WORDS.en.filter(
      ({ kind }) => kind === 'Local storage' || kind === 'Session storage',
    );
    const ours = stored.flatMap(({ name }) => name.split(', '));
    const { traces } = pretendWindow();
    const localStorage = new PretendStorage(ours);
    forgetThirdParties('booking_service', () => ({ ...traces, localStorage }));
    expect(ours).toContain('askedCode');
    expect(localStorage.keys).toEqual(ours);
  });

  it('what the code of the site and of the staff app keeps stays', () => {
    const ours = keysOfBothApps();
    const { traces } = pretendWindow();
    const localStorage = new PretendStorage(ours);
    forgetThirdParties('analytics', () => ({ ...traces, localStorage }));
    expect(ours).toEqual(expect.arrayContaining(['floor-look', 'desk-language', 'askEffort', 'rest']));
    expect(localStorage.keys).toEqual([...new Set(ours)]);
  });

  it('of a category whose pages have an origin of their own, nothing is touched', () => {
    const { traces, localStorage, written } = pretendWindow();
    forgetThirdParties('questionnaire', () => traces);
    forgetThirdParties('statistics', () => traces);
    expect(localStorage.keys).toHaveLength(4);
    expect(written).toEqual([]);
  });

  it('a browser that keeps nothing is no fault', () => {
    expect(() =>
      forgetThirdParties('booking_service', () => {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      }),
    ).not.toThrow();
  });
});
