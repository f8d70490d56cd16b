import { wholeStudio } from '@lifted/profile/whole-studio';
import { describe, expect, it } from 'vitest';
import { GAP, withMarkedGaps } from './marked-gaps.ts';

describe('legal texts', () => {
  it('are as they are where everything is known', () => {
    expect(withMarkedGaps(wholeStudio)).toEqual(wholeStudio);
  });

  it('mark what nobody has entered', () => {
    const shown = withMarkedGaps({
      ...wholeStudio,
      legal: { ...wholeStudio.legal, company: '', managingDirectors: [] },
      processors: { ...wholeStudio.processors, hosting: { company: '', seat: { en: '', de: '' } } },
    });
    expect(shown.legal).toMatchObject({ company: GAP, managingDirectors: [GAP] });
    expect(shown.processors.hosting).toEqual({ company: GAP, seat: { en: GAP, de: GAP } });
  });
});
