import type { Profile } from '@lifted/contract/desk/desk-profile';
import { wholeProfile } from '@lifted/profile/whole-profile';
import { describe, expect, it } from 'vitest';
import { fieldsAt, withFields } from './profile-fields.ts';
import { profileSections } from './profile-sections.ts';
import { STUDIO_WORDS } from './studio-words.ts';

const { studio, details } = wholeProfile;
/** Copies that may be changed, as an answer of the server may. */
const PROFILE: Profile = {
  studio: {
    ...studio,
    legal: { ...studio.legal, managingDirectors: [...studio.legal.managingDirectors] },
  },
  details: {
    ...details,
    openingHours: details.openingHours.map((hours) => ({ ...hours, days: [...hours.days] })),
  },
  coaches: [...wholeProfile.coaches],
  testimonials: [...wholeProfile.testimonials],
  neighbourhood: null,
};

describe('a form of the profile', () => {
  it('shows texts, figures, and lists one below the other', () => {
    expect(fieldsAt(PROFILE, ['studio.name', 'studio.founded', 'studio.legal.managingDirectors'])).toEqual({
      'studio.name': 'LIFTED',
      'studio.founded': 2021,
      'studio.legal.managingDirectors': 'Jana Brandt\nMalik Osei',
    });
  });

  it('changes what it holds and nothing else', () => {
    const after = withFields(PROFILE, {
      'studio.name': 'Kraftraum',
      'studio.address.latitude': '51,33',
      'studio.legal.managingDirectors': ' Ada \n\n Grace',
      'studio.links.instagram': null,
    });
    expect(after.studio).toEqual({
      ...PROFILE.studio,
      name: 'Kraftraum',
      address: { ...PROFILE.studio.address, latitude: 51.33 },
      legal: { ...PROFILE.studio.legal, managingDirectors: ['Ada', 'Grace'] },
      links: { ...PROFILE.studio.links, instagram: '' },
    });
    expect(after.details).toEqual(PROFILE.details);
  });

  it('has no pictures until there is one, and an empty text for one that was taken out', () => {
    const none = { 'studio.pictures.logo': null, 'studio.pictures.hero': '' };
    expect(withFields(PROFILE, none)).toEqual(PROFILE);
    const logo = `/api/pictures/${'a'.repeat(32)}-640.webp`;
    const after = withFields(PROFILE, { ...none, 'studio.pictures.logo': logo });
    expect(after.studio.pictures).toEqual({ logo });
    expect(withFields(after, none).studio.pictures).toEqual({ logo: '' });
  });

  it('asks nothing for joining until there is an amount, and nothing again once it is taken out', () => {
    for (const none of [null, '', 0]) {
      expect(withFields(PROFILE, { 'studio.joiningFee': none })).toEqual(PROFILE);
    }
    const after = withFields(PROFILE, { 'studio.joiningFee': 4900 });
    expect(after.studio.joiningFee).toBe(4900);
    expect(withFields(after, { 'studio.joiningFee': null }).studio.joiningFee).toBe(0);
  });

  it('says nothing of changing rooms until somebody does, and then in both languages', () => {
    const saidLess = { ...PROFILE.details };
    delete saidLess.changingRooms;
    const bare = { ...PROFILE, details: saidLess };
    const none = { 'details.changingRooms.en': '', 'details.changingRooms.de': null };
    expect(withFields(bare, none)).toEqual(bare);
    expect(withFields(bare, { ...none, 'details.changingRooms.de': 'Im Keller.' }).details).toEqual({
      ...saidLess,
      changingRooms: { en: '', de: 'Im Keller.' },
    });
    expect(withFields(PROFILE, none).details.changingRooms).toEqual({ en: '', de: '' });
  });

  it('leaves a rating out when nothing says where it is from', () => {
    expect(withFields(PROFILE, { 'details.rating.source': null }).details.rating).toBeNull();
    expect(withFields(PROFILE, { 'details.rating.source': 'Maps' }).details.rating?.source).toBe('Maps');
  });
});

/** The compiler asks for each picture of the contract. */
const PICTURES: Record<keyof NonNullable<Profile['studio']['pictures']>, true> = {
  logo: true,
  hero: true,
  plates: true,
  room: true,
  kettlebells: true,
  coaching: true,
  area: true,
  'big-six': true,
  'building-strength': true,
  'core-power': true,
  'tracked-weights': true,
  'holistic-approach': true,
  personalized: true,
};

it('the note below what members say is in one of the forms, and may be in two languages', () => {
  const names = profileSections(STUDIO_WORDS.de).flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.filter((name) => name.includes('Note'))).toEqual([
    'details.testimonialsNote.en',
    'details.testimonialsNote.de',
  ]);
});

it('every picture a studio may have is in one of the forms', () => {
  const fields = profileSections(STUDIO_WORDS.en).flatMap((section) =>
    section.fields.map(({ name }) => name),
  );
  expect(fields.filter((name) => name.startsWith('studio.pictures.'))).toEqual(
    Object.keys(PICTURES).map((name) => `studio.pictures.${name}`),
  );
});
