/** A text of the studio in both languages of its pages. */
export interface BilingualText {
  readonly en: string;
  readonly de: string;
}

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
  readonly days: readonly Weekday[];
  readonly opens: string;
  readonly closes: string;
}

/** The six cards of the formula, in their order; also the names of the release's pictures below /media/formula. */
export const FORMULA_CARDS = [
  'big-six',
  'building-strength',
  'core-power',
  'tracked-weights',
  'holistic-approach',
  'personalized',
] as const;
export type FormulaCard = (typeof FORMULA_CARDS)[number];

/**
 * Pictures a studio uploaded, by their addresses; empty or left out: the release's own is shown, and of the logo the name.
 */
export interface StudioPictures extends Readonly<Partial<Record<FormulaCard, string>>> {
  /** On dark ground; its address names its width at a height of 192 pixels. */
  readonly logo?: string;
  /** Behind the claim of the home page and in previews of links. */
  readonly hero?: string;
  /** Beside the concept on the home page. */
  readonly plates?: string;
  /** The training room, on the page about the studio. */
  readonly room?: string;
  /** Beside what to bring, there too. */
  readonly kettlebells?: string;
  /** At the head of the page for trainers. */
  readonly coaching?: string;
  /** A map of the area around the studio, on the home page in place of the sketch. */
  readonly area?: string;
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
  /** The class, by its name in the timetable, that suits somebody who has never lifted; empty: none is named. */
  readonly gentlestClass: string;
  /** Places in the largest class. */
  readonly largestClass: number;
  /** Origin whose pictures and clips can be asked for in another size and quality by their address. */
  readonly imageHost: string;
  /** The one signal colour, '#rrggbb', from which buttons, links and marks take theirs. */
  readonly colour: string;
  /** Cents with value-added tax, asked once when a membership begins; 0 or left out: none. */
  readonly joiningFee?: number;
  readonly pictures?: StudioPictures;
}

/** What legal texts, the home page and search engines want to know besides. */
export interface StudioDetails {
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
  /** Where to change and shower; empty or left out: nothing is said of it. */
  readonly changingRooms?: BilingualText;
  /** Steps, lifts and doors on the way in, for who needs to know before they come; empty or left out: nothing is said of it. */
  readonly access?: BilingualText;
  /** The door is open a quarter of an hour before the first class of a day. */
  readonly openingHours: readonly OpeningHours[];
  /** Null: nobody has rated the studio yet. */
  readonly rating: Rating | null;
  /** From the platform whose members may train here too. */
  readonly partnerRating: Rating | null;
  /** How the testimonials came about and what was checked, as § 5b (3) UWG asks. */
  readonly testimonialsNote: BilingualText;
}

/** A text that may be said in both languages, or not at all. */
type SaidText = Partial<BilingualText>;

/** What the page about the studio says of this one alone; each left out where nobody said it. */
export interface StudioAbout {
  /** What the studio calls the way it trains. */
  readonly formulaName?: string;
  /** Why it opened. */
  readonly opening?: SaidText;
  /** Behind 'a bottle', in the list of what to bring. */
  readonly water?: SaidText;
  /** How the coaches teach. */
  readonly teaching?: SaidText;
}

/** One of the team as the site introduces it. */
export interface Coach {
  /** Names the release's pictures below /media/coaches, where there are any. */
  readonly id: string;
  readonly firstName: string;
  /** First year on the team. */
  readonly since: number;
  /** What visitors should know before they stand in front of each other. */
  readonly note: BilingualText;
  readonly hasPortrait: boolean;
  /** Address of an uploaded one; left out: it is below /media/coaches. */
  readonly portrait?: string;
}

/** What a member said of the studio. */
export interface Testimonial {
  /** Also the key of the testimonial: no two people of one first name are asked. */
  readonly firstName: string;
  /** First month as a member, 'YYYY-MM'. */
  readonly memberSince: string;
  /** The language it was said in; the other text is a translation. */
  readonly saidIn: 'en' | 'de';
  readonly text: BilingualText;
}

/** A place in metres east and north of the studio's door. */
export type Offset = readonly [east: number, north: number];

export interface Way {
  readonly name: string;
  readonly course: readonly Offset[];
}

/** Streets and railway around the studio as far as a sketch needs them, with where a traveller gets off. */
export interface Neighbourhood {
  readonly streets: readonly Way[];
  readonly railway: Way;
  readonly station: { readonly name: string; readonly at: Offset };
  /** What the sketch shows, said to those who do not see it. */
  readonly description: BilingualText;
  /** Where the door at 0, 0 is; left out: where the release’s sketch has it. */
  readonly drawnFor?: DrawnPlace;
}

/** What of an address says where on a map it is. */
export type DrawnPlace = Pick<
  StudioBasics['address'],
  'street' | 'postcode' | 'city' | 'latitude' | 'longitude'
>;

/** The studio with its details, as legal texts and search engines read it. */
export type WholeStudio = StudioBasics & StudioDetails;

/**
 * Everything about one particular studio, as the desk saves it. Pages, mails and legal texts read it; none of them names a
 * street itself. A text that is empty is not known yet (missing-facts.ts says which of them the law asks for).
 */
export interface StudioProfile {
  readonly studio: StudioBasics;
  readonly details: StudioDetails;
  readonly about?: StudioAbout;
  /** Those who have been there longest first. */
  readonly coaches: readonly Coach[];
  readonly testimonials: readonly Testimonial[];
  /** Null: the page shows no sketch. */
  readonly neighbourhood: Neighbourhood | null;
}
