import { wholeStudio } from '@lifted/profile/whole-studio';
import { maySiteOpen } from '@lifted/profile/missing-facts';
import { describe, expect, it } from 'vitest';
import { GAP, withMarkedGaps } from './marked-gaps.ts';
import { privacyFacts } from './privacy/privacy-facts.ts';
import { englishPrivacy, germanPrivacy } from './privacy/privacy-sections.ts';

const NOBODY = { company: '', seat: { en: '', de: '' } };

describe('legal texts', () => {
  it('are as they are where everything is known', () => {
    expect(withMarkedGaps(wholeStudio)).toEqual(wholeStudio);
  });

  it('mark what nobody has entered', () => {
    const shown = withMarkedGaps({
      ...wholeStudio,
      legal: { ...wholeStudio.legal, company: '', managingDirectors: [] },
      processors: { ...wholeStudio.processors, hosting: NOBODY },
    });
    expect(shown.legal).toMatchObject({ company: GAP, managingDirectors: [GAP] });
    expect(shown.processors.hosting).toEqual({ ...NOBODY, company: GAP });
  });

  it('show no mark and no empty bracket where all is said that opens the pages for visitors', () => {
    const { authorities } = wholeStudio;
    const studio = {
      ...wholeStudio,
      authorities: {
        ...authorities,
        dataProtection: { ...authorities.dataProtection, phone: '', email: '' },
      },
      processors: {
        hosting: { ...NOBODY, company: 'Hosting GmbH' },
        mail: { ...NOBODY, company: 'Mail GmbH' },
      },
    };
    expect(maySiteOpen({ studio, details: studio, testimonials: [] })).toBe(true);
    const shown = withMarkedGaps(studio);
    for (const policy of [
      germanPrivacy(privacyFacts(shown, 'de')),
      englishPrivacy(privacyFacts(shown, 'en')),
    ]) {
      expect(JSON.stringify(policy)).not.toMatch(/noch einzutragen|\(\)|\(, |, \.|undefined/);
    }
  });
});
