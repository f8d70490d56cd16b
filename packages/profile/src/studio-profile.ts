import type { BilingualText } from './bilingual-text.ts';

/** A public body. */
export interface Authority {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export interface Company {
  readonly company: string;
  /** Seat and country. */
  readonly seat: BilingualText;
}

/** A rating others collected. Shown with its source, count and date, as § 5b (3) UWG asks. */
export interface Rating {
  /** Out of 5. */
  readonly value: number;
  readonly count: number;
  readonly source: string;
  /** Civil date. */
  readonly asOf: string;
  /** Whether and how anybody makes sure that those who rate have trained here. */
  readonly check: BilingualText;
}

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** Times 'HH:MM' in Berlin, the same on all of the days, which follow one another. */
export interface OpeningHours {
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly opens: string;
  readonly closes: string;
}

/** What nearly every page, mail and answer says of the studio; small, because every visitor downloads it. */
export interface StudioBasics {
  readonly name: string;
  readonly claim: BilingualText;
  readonly founded: number;
  readonly address: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly district: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly contact: { readonly email: string; readonly phone: string; readonly whatsapp: string };
  readonly legal: {
    readonly company: string;
    readonly managingDirectors: readonly string[];
    readonly register: string;
    readonly vatId: string;
  };
  readonly links: { readonly maps: string; readonly memberLogin: string; readonly instagram: string };
  readonly classesPerWeek: number;
  /** Places in the largest class. */
  readonly largestClass: number;
  /** Origin whose pictures and clips can be asked for in another size and quality by their address. */
  readonly imageHost: string;
}

/** Everything about one particular studio. Pages, mails and legal texts read it; none of them names a street itself. */
export interface StudioProfile extends StudioBasics {
  /** Named on the imprint (§ 2 (1) no. 11 DL-InfoV). */
  readonly liabilityInsurance: {
    readonly insurer: string;
    readonly address: string;
    /** Where it applies, in German. */
    readonly territory: string;
  };
  /** Where people can complain about us. */
  readonly authorities: { readonly dataProtection: Authority; readonly accessibility: Authority };
  /** Who works with personal data on our behalf (Art. 28 GDPR); each with its seat. */
  readonly processors: { readonly hosting: Company; readonly mail: Company };
  /** Sells passes and memberships and holds their contracts; its widgets load after consent only. */
  readonly bookingService: Company & { readonly name: string };
  /** How to come without a car. */
  readonly gettingThere: BilingualText;
  /** The door is open a quarter of an hour before the first class of a day. */
  readonly openingHours: readonly OpeningHours[];
  readonly rating: Rating;
  /** From the platform whose members may train here too. */
  readonly partnerRating: Rating;
}
