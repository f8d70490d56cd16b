/** A public body. */
export interface Authority {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

export interface Company {
  readonly company: string;
  /** Seat and country, in German. */
  readonly seat: string;
}

/** Everything about one particular studio. Pages, mails and legal texts read it; none of them names a street itself. */
export interface StudioProfile {
  readonly name: string;
  readonly claim: string;
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
    /** Named on the imprint (§ 2 (1) no. 11 DL-InfoV). */
    readonly liabilityInsurance: {
      readonly insurer: string;
      readonly address: string;
      /** Where it applies, in German. */
      readonly territory: string;
    };
  };
  /** Where people can complain about us. */
  readonly authorities: { readonly dataProtection: Authority; readonly accessibility: Authority };
  /** Who works with personal data on our behalf (Art. 28 GDPR); each with its seat. */
  readonly processors: { readonly hosting: Company; readonly mail: Company };
  /** Sells passes and memberships and holds their contracts; its widgets load after consent only. */
  readonly bookingService: Company & { readonly name: string };
  readonly links: { readonly maps: string; readonly memberLogin: string; readonly instagram: string };
  /** Shown with its source and date, as § 5b (3) UWG asks. `asOf` is a civil date. */
  readonly rating: {
    readonly value: number;
    readonly count: number;
    readonly source: string;
    readonly asOf: string;
  };
  readonly classesPerWeek: number;
  /** Origin whose pictures and clips can be asked for in another size and quality by their address. */
  readonly imageHost: string;
}
