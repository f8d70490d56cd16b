import { KNOWN_FOR_MS, MAX_STORED_LENGTH } from './last-known-age.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { LastKnownStore } from './last-known-store.ts';
import { testStore } from './test-store.ts';

const NOW = Date.parse('2026-11-20T18:42:00+01:00');
const MIAS_PROFILE = { owner: 'uid-mia', name: 'profile' };
const BENS_PROFILE = { owner: 'uid-ben', name: 'profile' };
const MIA = { first_name: 'Mia' };

let entries: ReturnType<typeof testStore>;
let store: LastKnownStore;

beforeEach(() => {
  entries = testStore();
  store = new LastKnownStore(entries.transact);
});

describe('of a member who was admitted', () => {
  beforeEach(() => store.admit('uid-mia'));

  it('an answer is known with the moment it came', async () => {
    await store.keep(MIAS_PROFILE, MIA, NOW);
    expect(await store.recall(MIAS_PROFILE, NOW + 1)).toEqual({ value: MIA, asOf: NOW });
  });

  it('an answer takes the place of the one before', async () => {
    await store.keep(MIAS_PROFILE, { first_name: 'M.' }, NOW - 1);
    await store.keep(MIAS_PROFILE, MIA, NOW);
    expect(await store.recall(MIAS_PROFILE, NOW)).toEqual({ value: MIA, asOf: NOW });
  });

  it('what was never answered is not known', async () => {
    expect(await store.recall(MIAS_PROFILE, NOW)).toBeNull();
  });

  it('being admitted again at the next visit changes nothing', async () => {
    await store.keep(MIAS_PROFILE, MIA, NOW);
    await store.admit('uid-mia');
    expect(await store.recall(MIAS_PROFILE, NOW)).toMatchObject({ value: MIA });
  });

  it('an answer is not shown after thirty days, and is gone with the next one that is kept', async () => {
    await store.keep(MIAS_PROFILE, MIA, NOW);
    const later = NOW + KNOWN_FOR_MS;
    expect(await store.recall(MIAS_PROFILE, later)).toBeNull();
    await store.keep({ owner: 'uid-mia', name: 'challenges' }, [], later);
    expect([...entries.stored.keys()]).toEqual(['', 'challenges']);
  });

  it('of 61 workouts the one seen longest ago goes', async () => {
    for (let day = 0; day <= 60; day += 1) {
      await store.keep({ owner: 'uid-mia', name: `wod ${day}` }, { is_valid: true }, NOW + day);
    }
    expect(entries.stored.has('wod 0')).toBe(false);
    expect(entries.stored.has('wod 1')).toBe(true);
    expect(entries.stored.size).toBe(61);
  });

  it('an answer that is too long is not kept, and what was known before it is not shown as if it were the last', async () => {
    await store.keep(MIAS_PROFILE, MIA, NOW - 1);
    await store.keep(MIAS_PROFILE, 'x'.repeat(MAX_STORED_LENGTH), NOW);
    expect(await store.recall(MIAS_PROFILE, NOW)).toBeNull();
    expect(entries.stored.has('profile')).toBe(false);
  });
});

describe('of anybody else', () => {
  it('nothing is kept before somebody was admitted', async () => {
    await store.keep(MIAS_PROFILE, MIA, NOW);
    expect(entries.stored.size).toBe(0);
  });

  it('nothing of the member before is left when the next one is admitted', async () => {
    await store.admit('uid-mia');
    await store.keep(MIAS_PROFILE, MIA, NOW);
    await store.admit('uid-ben');
    expect(await store.recall(BENS_PROFILE, NOW)).toBeNull();
    expect(JSON.stringify([...entries.stored])).not.toContain('Mia');
  });

  it('nothing is shown even before they are admitted', async () => {
    await store.admit('uid-mia');
    await store.keep(MIAS_PROFILE, MIA, NOW);
    expect(await store.recall(BENS_PROFILE, NOW)).toBeNull();
  });

  it('drops a late answer when somebody else was admitted meanwhile', async () => {
    await store.admit('uid-mia');
    await Promise.all([store.admit('uid-ben'), store.keep(MIAS_PROFILE, MIA, NOW)]);
    expect(JSON.stringify([...entries.stored])).not.toContain('Mia');
  });

  it('ignores stored content of an unknown form', async () => {
    entries.stored.set('', 'owner: uid-mia');
    entries.stored.set('profile', JSON.stringify(MIA));
    expect(await store.recall(MIAS_PROFILE, NOW)).toBeNull();
  });
});
