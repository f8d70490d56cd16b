import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnnouncementsFixture, draftOf, EMPTY, NOON, WORDS } from './announcements-fixture.ts';

const DRAFT = {
  kind: 'announcement',
  group: 'class',
  product_id: '',
  class_id: '',
  day: '2026-11-21',
  weeks: '3',
  location_id: '',
  words: { en: EMPTY, de: { title: 'Montag', body: '' } },
};

let studio: Awaited<ReturnType<typeof createAnnouncementsFixture>>;
beforeAll(async () => {
  studio = await createAnnouncementsFixture();
});
afterAll(() => studio.desk.close());
beforeEach(() => studio.empty());

it('stays with who wrote it, half written as it is, and gives way to their next one', async () => {
  expect(await studio.draft()).toBeNull();
  await studio.storeDraft(DRAFT);
  await studio.storeDraft({ ...DRAFT, words: WORDS }, 'owner');
  expect([await studio.draft(), await studio.draft('owner')]).toEqual([DRAFT, { ...DRAFT, words: WORDS }]);
  await studio.storeDraft({ ...DRAFT, weeks: '4' });
  expect(await studio.draft()).toMatchObject({ weeks: '4' });
  await studio.storeDraft(null);
  expect([await studio.draft(), await studio.draft('owner')]).toEqual([null, expect.anything()]);
});

it('is gone once it is sent', async () => {
  await studio.member('mia');
  await studio.storeDraft(DRAFT);
  await studio.storeDraft(DRAFT, 'owner');
  expect(await studio.confirm(1)).toMatchObject({ status: 200 });
  expect([await studio.draft(), await studio.draft('owner')]).toEqual([null, DRAFT]);
});

describe('once sending is undone', () => {
  const undo = async (change: string | null) => (await studio.desk.undo(change, 'owner')).status;
  const send = async (draft = draftOf()) => (await studio.confirm(1, draft)).body.change;
  beforeEach(() => studio.member('mia'));

  it('is what was sent, with who sent it', async () => {
    const words = { en: EMPTY, de: WORDS.de };
    const audience = { group: 'unseen', weeks: 4 } as const;
    await studio.book('mia', 'long-ago', true);
    expect(await undo(await send(draftOf(audience, 'announcement', words)))).toBe(200);
    expect([await studio.draft(), await studio.draft('owner')]).toEqual([
      { ...DRAFT, group: 'unseen', day: '', weeks: '4', words },
      null,
    ]);
  });

  it('stays what they have begun to write since', async () => {
    const change = await send();
    await studio.storeDraft(DRAFT);
    expect(await undo(change)).toBe(200);
    expect(await studio.draft()).toEqual(DRAFT);
  });

  it('is nothing where somebody was told by then', async () => {
    const change = await send();
    await studio.member('ben');
    await studio.pool.query('update studio.announcements set told = 1');
    expect(await undo(change)).toBe(200);
    expect(await studio.draft()).toBeNull();
  });
});

it('is shown for 30 days, and then deleted with the next one anybody stores', async () => {
  await studio.storeDraft(DRAFT);
  studio.clock.now = new Date(NOON.getTime() + 30 * DAY_MS - 1);
  expect(await studio.draft()).toEqual(DRAFT);
  studio.clock.now = new Date(NOON.getTime() + 30 * DAY_MS);
  expect(await studio.draft()).toBeNull();
  await studio.storeDraft(DRAFT, 'owner');
  const { rows } = await studio.pool.query(
    'select count(*)::integer as count from studio.announcement_drafts',
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('has the bounds of what can be sent', async () => {
  const words = { en: EMPTY, de: { title: 'x'.repeat(500), body: '' } };
  expect(await studio.storeDraft({ ...DRAFT, words })).toMatchObject({ status: 422 });
  expect(await studio.draft()).toBeNull();
});
