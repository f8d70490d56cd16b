import type { StudioDetails, WholeStudio } from '@lifted/profile/studio-profile';

/** Shown where the studio has not said yet what the law asks for. */
export const GAP = '[noch einzutragen]';

type Facts = Pick<WholeStudio, 'legal' | 'address' | 'contact'> &
  Pick<StudioDetails, 'liabilityInsurance' | 'authorities' | 'processors' | 'bookingService'>;

/**
 * The studio as legal texts show it: what the law asks for and nobody entered yet is marked, so that nobody takes the text for finished.
 * What a studio need not have, such as a VAT id or the seat of who hosts the pages, stays empty and is left out: a site that opened
 * because nothing was missing (packages/profile/src/missing-facts.ts) shows no mark.
 */
export function withMarkedGaps<Studio extends Facts>(studio: Studio): Studio {
  const { legal, address, contact, liabilityInsurance, authorities, processors, bookingService } = studio;
  const directors = legal.managingDirectors.filter((name) => name !== '');
  return {
    ...studio,
    legal: {
      ...legal,
      company: legal.company || GAP,
      managingDirectors: directors.length === 0 ? [GAP] : directors,
    },
    address: marked(address),
    contact: { ...contact, email: contact.email || GAP, phone: contact.phone || GAP },
    liabilityInsurance: marked(liabilityInsurance),
    authorities: {
      dataProtection: markedAuthority(authorities.dataProtection),
      accessibility: marked(authorities.accessibility),
    },
    processors: { hosting: markedCompany(processors.hosting), mail: markedCompany(processors.mail) },
    bookingService: bookingService.name === '' ? bookingService : markedCompany(bookingService),
  };
}

function markedCompany<Named extends { readonly company: string }>(named: Named): Named {
  return { ...named, company: named.company || GAP };
}

/** Its address is enough to write to it. */
function markedAuthority<Named extends { readonly name: string; readonly address: string }>(
  authority: Named,
): Named {
  return { ...authority, name: authority.name || GAP, address: authority.address || GAP };
}

/** With a mark in place of each empty text. */
function marked<Texts extends object>(texts: Texts): Texts {
  const gaps = Object.entries(texts).filter(([, value]) => value === '');
  return { ...texts, ...Object.fromEntries(gaps.map(([name]) => [name, GAP])) };
}
