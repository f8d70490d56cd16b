import { describe, expect, it } from 'vitest';
import { missingFacts } from './missing-facts.ts';
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
  });
});
