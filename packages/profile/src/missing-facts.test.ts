import { describe, expect, it } from 'vitest';
import { maySiteOpen, missingFacts } from './missing-facts.ts';
import { wholeProfile } from './whole-profile.ts';

describe('what the law asks for', () => {
  it('is all there in the profile this release comes with', () => {
    expect(missingFacts(wholeProfile)).toEqual([]);
  });

  it('is named by its path where it is empty, blank or an empty list', () => {
    const { studio, details } = wholeProfile;
    const profile = {
      ...wholeProfile,
      studio: { ...studio, legal: { ...studio.legal, company: ' ', managingDirectors: [''], vatId: '' } },
      details: { ...details, liabilityInsurance: { ...details.liabilityInsurance, insurer: '' } },
    };
    expect(missingFacts(profile)).toEqual([
      'studio.legal.company',
      'studio.legal.managingDirectors',
      'details.liabilityInsurance.insurer',
    ]);
    expect(maySiteOpen(profile)).toBe(false);
  });

  it('is a note on how they are checked where the pages show what members say, which closes no site', () => {
    const { details } = wholeProfile;
    const noteless = { ...wholeProfile, details: { ...details, testimonialsNote: { en: '', de: ' ' } } };
    expect(missingFacts(noteless)).toEqual(['details.testimonialsNote.en', 'details.testimonialsNote.de']);
    expect(maySiteOpen(noteless)).toBe(true);
    expect(missingFacts({ ...noteless, testimonials: [] })).toEqual([]);
  });
});
