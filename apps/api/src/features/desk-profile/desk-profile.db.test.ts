import type { DeskProfile, Profile, ProfileVersion } from '@lifted/contract/desk/desk-profile';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readProfileDraft, RELEASE_PROFILE } from '../../data/studio-profile.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';

const now = new Date('2026-11-20T11:00:00Z');

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());
beforeEach(() => desk.database.pool.query('delete from studio.profiles'));

const current = () => desk.read<DeskProfile>('/profile', 'desk');
const save = (was: Profile, profile: Profile, who = 'desk') =>
  desk.send('PUT', '/profile', { was, profile }, who);

function named(profile: Profile, name: string): Profile {
  return { ...profile, studio: { ...profile.studio, name } };
}

function inCity(profile: Profile, city: string): Profile {
  const { studio } = profile;
  return { ...profile, studio: { ...studio, address: { ...studio.address, city } } };
}

describe('the profile of the studio', () => {
  it('is the one the release came with until the desk saves one', async () => {
    expect(await current()).toEqual({
      version: 0,
      profile: RELEASE_PROFILE,
      missing: [],
      is_public: true,
      is_sketch_gone: false,
    });
  });

  it('is saved as a new version, with what the law asks for and is missing', async () => {
    const wanted = named(RELEASE_PROFILE, 'Kraftraum');
    wanted.studio.legal = { ...wanted.studio.legal, company: '' };
    expect((await save(RELEASE_PROFILE, wanted)).body).toMatchObject({ version: 1 });
    expect(await current()).toEqual({
      version: 1,
      profile: wanted,
      missing: ['studio.legal.company'],
      is_public: false,
      is_sketch_gone: false,
    });
  });

  it('tells that the sketch of the area is gone once the studio moved, and has none to miss without one', async () => {
    const moved = inCity(RELEASE_PROFILE, 'Leipzig');
    await save(RELEASE_PROFILE, moved);
    expect(await current()).toMatchObject({ is_sketch_gone: true, profile: moved });
    await save(moved, { ...moved, neighbourhood: null });
    expect(await current()).toMatchObject({ is_sketch_gone: false });
  });

  it('stays where nothing differs', async () => {
    expect((await save(RELEASE_PROFILE, RELEASE_PROFILE)).body).toEqual({ version: 0, change: null });
  });

  it('keeps what two people changed in different places', async () => {
    await save(RELEASE_PROFILE, named(RELEASE_PROFILE, 'Kraftraum'));
    await save(RELEASE_PROFILE, inCity(RELEASE_PROFILE, 'Leipzig'));
    expect((await current()).profile).toEqual(inCity(named(RELEASE_PROFILE, 'Kraftraum'), 'Leipzig'));
  });

  it('shows both sides where two people changed the same', async () => {
    await save(RELEASE_PROFILE, named(RELEASE_PROFILE, 'Kraftraum'));
    const { status, body } = await save(RELEASE_PROFILE, named(RELEASE_PROFILE, 'Eisenwerk'));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'stale_version', current: { 'studio.name': 'Kraftraum' } });
  });

  it('says how a list is now that two people changed: of texts as it is typed, of others as a whole', async () => {
    const directed = (...managingDirectors: string[]): Profile => {
      const { studio } = RELEASE_PROFILE;
      return { ...RELEASE_PROFILE, studio: { ...studio, legal: { ...studio.legal, managingDirectors } } };
    };
    const coached = (firstName: string): Profile => ({
      ...RELEASE_PROFILE,
      coaches: RELEASE_PROFILE.coaches.map((coach, at) => (at === 0 ? { ...coach, firstName } : coach)),
    });
    await save(RELEASE_PROFILE, directed('Ada', 'Grace'));
    const directors = await save(RELEASE_PROFILE, directed('Jana'));
    expect(directors.body).toMatchObject({
      code: 'stale_version',
      current: { 'studio.legal.managingDirectors': 'Ada\nGrace' },
    });
    await save(RELEASE_PROFILE, coached('Ada'));
    const coaches = await save(RELEASE_PROFILE, coached('Grace'));
    expect([coaches.body.code, coaches.body.detail]).toEqual([
      'stale_version',
      expect.stringContaining('Open the form again'),
    ]);
  });

  it('never was the release’s where a studio of its own was founded', async () => {
    await desk.database.pool.query(
      'insert into studio.profiles (version, profile, saved_at, is_founding) values (1, $1, $2, true)',
      [JSON.stringify(named(RELEASE_PROFILE, 'Kraftraum')), now],
    );
    expect(await desk.read<ProfileVersion[]>('/profile/versions', 'desk')).toEqual([
      { version: 1, saved_at: now.toISOString(), changed: [] },
    ]);
  });

  it('names the field that cannot be saved', async () => {
    const wrong = { ...RELEASE_PROFILE, studio: { ...RELEASE_PROFILE.studio, colour: 'orange' } };
    const { status, body } = await save(RELEASE_PROFILE, wrong);
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'profile.studio.colour']);
    expect((await current()).version).toBe(0);
  });

  it('refuses a telephone, postcode or VAT number of the wrong form where it is changed', async () => {
    const { studio } = RELEASE_PROFILE;
    const wrong = {
      ...RELEASE_PROFILE,
      studio: {
        ...studio,
        contact: { ...studio.contact, phone: 'call us' },
        address: { ...studio.address, postcode: '422' },
        legal: { ...studio.legal, vatId: 'DE12' },
      },
    };
    const { status, body } = await save(RELEASE_PROFILE, wrong);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([
      422,
      ['profile.studio.address.postcode', 'profile.studio.contact.phone', 'profile.studio.legal.vatId'],
    ]);
    expect(body.errors?.[1]?.message).toBe('Please enter a telephone number, such as +49 341 555 01.');
    // What was saved before there were these rules keeps nobody from saving the rest.
    expect((await save(wrong, { ...wrong, studio: { ...wrong.studio, founded: 1895 } })).status).not.toBe(
      422,
    );
  });

  it.each([-1, 100_001])(
    'refuses a joining fee of %d cents with a sentence for the field',
    async (joiningFee) => {
      const { studio } = RELEASE_PROFILE;
      const { status, body } = await save(RELEASE_PROFILE, {
        ...RELEASE_PROFILE,
        studio: { ...studio, joiningFee },
      });
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'profile.studio.joiningFee', message: 'Please enter an amount from €0 to €1,000.' }],
      ]);
    },
  );

  it('has a joining fee once one is entered; a version of before has none and can still be read', async () => {
    expect(RELEASE_PROFILE.studio.joiningFee).toBeUndefined();
    const { studio } = RELEASE_PROFILE;
    const wanted = { ...RELEASE_PROFILE, studio: { ...studio, joiningFee: 4900 } };
    const { body } = await save(RELEASE_PROFILE, wanted);
    expect((await current()).profile.studio.joiningFee).toBe(4900);
    expect((await desk.undo(body.change, 'desk')).status).toBe(200);
    expect((await current()).profile).toEqual(RELEASE_PROFILE);
  });

  it('lists its versions with what each changed, and keeps every one', async () => {
    await save(RELEASE_PROFILE, named(RELEASE_PROFILE, 'Kraftraum'));
    await save(named(RELEASE_PROFILE, 'Kraftraum'), inCity(named(RELEASE_PROFILE, 'Kraftraum'), 'Leipzig'));
    expect(await desk.read<ProfileVersion[]>('/profile/versions', 'desk')).toEqual([
      { version: 2, saved_at: now.toISOString(), changed: ['studio.address.city'] },
      { version: 1, saved_at: now.toISOString(), changed: ['studio.name'] },
      { version: 0, saved_at: null, changed: [] },
    ]);
    expect(await desk.read('/profile/versions/1', 'desk')).toEqual(named(RELEASE_PROFILE, 'Kraftraum'));
    expect(await desk.read('/profile/versions/0', 'desk')).toEqual(RELEASE_PROFILE);
    expect(await desk.read('/profile/versions/7', 'desk')).toMatchObject({ code: 'not_found' });
  });
});

describe('a change of the profile', () => {
  it('is undone by a version of its own', async () => {
    const { body } = await save(RELEASE_PROFILE, named(RELEASE_PROFILE, 'Kraftraum'));
    expect((await desk.undo(body.change, 'desk')).status).toBe(200);
    expect(await current()).toMatchObject({ version: 2, profile: RELEASE_PROFILE });
  });

  it('is not undone once another one followed', async () => {
    const { body } = await save(RELEASE_PROFILE, named(RELEASE_PROFILE, 'Kraftraum'));
    await save(named(RELEASE_PROFILE, 'Kraftraum'), inCity(named(RELEASE_PROFILE, 'Kraftraum'), 'Leipzig'));
    expect((await desk.undo(body.change, 'desk')).body).toMatchObject({ code: 'cannot_undo' });
  });
});

describe('the pictures of the profile', () => {
  const LOGO = `/api/pictures/${'a'.repeat(32)}-640.webp`;
  const HERO = `/api/pictures/${'b'.repeat(32)}.webp`;
  const withPictures = (pictures: NonNullable<Profile['studio']['pictures']>): Profile => ({
    ...RELEASE_PROFILE,
    studio: { ...RELEASE_PROFILE.studio, pictures },
  });

  it('are versioned and undone as texts are', async () => {
    const { body } = await save(RELEASE_PROFILE, withPictures({ logo: LOGO, hero: HERO }));
    expect((await current()).profile.studio.pictures).toEqual({ logo: LOGO, hero: HERO });
    expect(await desk.read<ProfileVersion[]>('/profile/versions', 'desk')).toMatchObject([
      { version: 1, changed: ['studio.pictures.hero', 'studio.pictures.logo'] },
      { version: 0 },
    ]);
    expect((await desk.undo(body.change, 'desk')).status).toBe(200);
    expect((await current()).profile).toEqual(RELEASE_PROFILE);
  });

  it('are put together with those somebody else changed', async () => {
    await save(RELEASE_PROFILE, withPictures({ logo: LOGO }));
    await save(RELEASE_PROFILE, withPictures({ hero: HERO }));
    expect((await current()).profile.studio.pictures).toEqual({ logo: LOGO, hero: HERO });
  });

  it.each([
    ['from elsewhere', { hero: 'https://elsewhere.example/hero.webp' }],
    ['that is no picture', { hero: '/api/clips/x.mp4' }],
    ['whose width is not known, as a logo', { logo: HERO }],
  ])('are none %s', async (_, pictures) => {
    expect((await save(RELEASE_PROFILE, withPictures(pictures))).status).toBe(422);
  });
});

describe('a draft', () => {
  it('is read by the token of its link, and by no other', async () => {
    const draft = named(RELEASE_PROFILE, 'Kraftraum');
    const { body } = await desk.send('POST', '/profile/previews', { profile: draft }, 'desk');
    const query = new URLSearchParams('query' in body ? String(body.query) : '');
    const token = query.get('preview') ?? '';
    const read = (by: string, afterMs = 0) =>
      readProfileDraft(desk.database.pool, by, new Date(now.getTime() + afterMs));
    expect(await read(token)).toEqual(draft);
    expect(await read('A'.repeat(token.length))).toBeUndefined();
    expect((await current()).version).toBe(0);
    expect(await read(token, DAY_MS)).toEqual(draft);
    expect(await read(token, DAY_MS + 1)).toBeUndefined();
  });

  it('is not looked for by a token that none can have', async () => {
    const asked = vi.spyOn(desk.database.pool, 'query');
    for (const token of ['guessed', '%'.repeat(24), 'A'.repeat(25)])
      expect(await readProfileDraft(desk.database.pool, token, now)).toBeUndefined();
    const queries = asked.mock.calls.length;
    asked.mockRestore();
    expect(queries).toBe(0);
  });
});
