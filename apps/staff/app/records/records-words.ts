import type { InBothLanguages } from '@lifted/domain/language/language';

interface RecordsWords {
  readonly heading: string;
  readonly products: string;
  readonly locations: string;
  readonly coaches: string;
  readonly addProduct: string;
  readonly addLocation: string;
  readonly addCoach: string;
  readonly change: string;
  readonly name: string;
  readonly price: string;
  readonly priceHint: string;
  readonly vat: string;
  readonly credits: string;
  readonly creditsHint: string;
  readonly validMonths: string;
  readonly termMonths: string;
  readonly termHint: string;
  readonly onSaleFrom: string;
  readonly onSaleFromHint: string;
  readonly onSaleTo: string;
  readonly onSaleHint: string;
  readonly firstName: string;
  readonly picture: string;
  readonly pictureHint: string;
  readonly email: string;
  readonly emailHint: string;
  readonly credited: (credits: number) => string;
  readonly valid: (months: number) => string;
  readonly membership: (term: number | null) => string;
  readonly perMonth: string;
  readonly offSale: (day: string) => string;
  readonly laterOnSale: (day: string) => string;
  readonly ownersOnly: string;
  readonly signsInAs: (email: string) => string;
  readonly doesNotSignIn: string;
  /** Their address, where it is not known whether they can sign in. */
  readonly address: (email: string) => string;
  readonly noAccess: (email: string) => string;
  readonly noCoachRole: (email: string) => string;
  readonly noAccessLead: string;
  readonly giveAccess: string;
  readonly accessGiven: string;
  readonly ownerGivesAccess: string;
  readonly pinLead: string;
}

export const RECORDS_WORDS: InBothLanguages<RecordsWords> = {
  en: {
    heading: 'Records',
    products: 'Products',
    locations: 'Rooms',
    coaches: 'Coaches',
    addProduct: 'Add a product',
    addLocation: 'Add a room',
    addCoach: 'Add a coach',
    change: 'Edit',
    name: 'Name',
    price: 'Price in euros',
    priceHint: 'With value-added tax; for a membership, per month',
    vat: 'Value-added tax in percent',
    credits: 'Workouts',
    creditsHint: 'For a membership, leave this and the validity empty',
    validMonths: 'Validity in months',
    termMonths: 'Minimum term in months',
    termHint: 'For a membership; empty if it can end at any time',
    onSaleFrom: 'On sale from',
    onSaleFromHint:
      'A new price sets this to today unless you choose an earlier day. The price list says since when its prices apply.',
    onSaleTo: 'On sale until',
    onSaleHint: 'Empty while it stays on sale. What was sold keeps its terms.',
    firstName: 'First name',
    picture: 'Picture',
    pictureHint: 'Drop one here, choose a file or take a photo; the site shows a circle from its middle',
    email: 'Email they sign in with',
    emailHint: 'So that the desk knows which classes are theirs',
    credited: (credits) => (credits === 1 ? '1 workout' : `${credits} workouts`),
    valid: (months) => (months === 1 ? 'valid for 1\u00a0month' : `valid for ${months}\u00a0months`),
    membership: (term) =>
      term === null
        ? 'Membership, can end any month'
        : `Membership, at least ${term}\u00a0${term === 1 ? 'month' : 'months'}`,
    perMonth: 'a month',
    offSale: (day) => `Not sold after ${day}`,
    laterOnSale: (day) => `On sale from ${day}`,
    ownersOnly: 'Only the owner can change products.',
    signsInAs: (email) => `Signs in as ${email}`,
    doesNotSignIn: 'Does not sign in',
    address: (email) => `Email ${email}`,
    noAccess: (email) => `${email} cannot sign in yet`,
    noCoachRole: (email) => `Signs in as ${email}, without the coach role`,
    noAccessLead:
      'This coach cannot sign in yet. Access is an account with the coach role; a link that signs in is sent to the address.',
    giveAccess: 'Give access',
    accessGiven: 'Access is given, and the link is on its way.',
    ownerGivesAccess: 'They can sign in once the owner gives them access.',
    pinLead: 'At the tablet a coach needs a PIN, too. It is set under Tablets, PINs.',
  },
  de: {
    heading: 'Stammdaten',
    products: 'Angebote',
    locations: 'Räume',
    coaches: 'Coaches',
    addProduct: 'Angebot anlegen',
    addLocation: 'Raum anlegen',
    addCoach: 'Coach anlegen',
    change: 'Bearbeiten',
    name: 'Name',
    price: 'Preis in Euro',
    priceHint: 'Mit Umsatzsteuer; bei einer Mitgliedschaft je Monat',
    vat: 'Umsatzsteuer in Prozent',
    credits: 'Workouts',
    creditsHint: 'Bei einer Mitgliedschaft bleiben dieses Feld und die Gültigkeit leer',
    validMonths: 'Gültigkeit in Monaten',
    termMonths: 'Mindestlaufzeit in Monaten',
    termHint: 'Bei einer Mitgliedschaft; leer, wenn sie jederzeit enden kann',
    onSaleFrom: 'Im Verkauf ab',
    onSaleFromHint:
      'Mit einem neuen Preis wird daraus der heutige Tag, wenn du keinen früheren wählst. Die Preisliste sagt, seit wann ihre Preise gelten.',
    onSaleTo: 'Im Verkauf bis',
    onSaleHint: 'Leer, solange es im Verkauf bleibt. Verkauftes behält seine Bedingungen.',
    firstName: 'Vorname',
    picture: 'Bild',
    pictureHint: 'Hierher ziehen, auswählen oder fotografieren; die Website zeigt einen Kreis aus der Mitte',
    email: 'E-Mail zum Anmelden',
    emailHint: 'Damit klar ist, welche Kurse dieser Coach gibt',
    credited: (credits) => (credits === 1 ? '1 Workout' : `${credits} Workouts`),
    valid: (months) => (months === 1 ? '1\u00a0Monat gültig' : `${months}\u00a0Monate gültig`),
    membership: (term) =>
      term === null
        ? 'Mitgliedschaft, monatlich kündbar'
        : `Mitgliedschaft, mindestens ${term}\u00a0${term === 1 ? 'Monat' : 'Monate'}`,
    perMonth: 'im Monat',
    offSale: (day) => `Nach dem ${day} nicht mehr im Verkauf`,
    laterOnSale: (day) => `Im Verkauf ab ${day}`,
    ownersOnly: 'Angebote kann nur die Leitung ändern.',
    signsInAs: (email) => `Meldet sich mit ${email} an`,
    doesNotSignIn: 'Meldet sich nicht an',
    address: (email) => `E-Mail ${email}`,
    noAccess: (email) => `${email} kann sich noch nicht anmelden`,
    noCoachRole: (email) => `Meldet sich mit ${email} an, aber ohne die Rolle Coach`,
    noAccessLead:
      'Dieser Coach kann sich noch nicht anmelden. Dazu braucht es ein Konto mit der Rolle Coach; an die Adresse geht ein Link zum Anmelden.',
    giveAccess: 'Zugang geben',
    accessGiven: 'Der Zugang ist angelegt, der Link ist unterwegs.',
    ownerGivesAccess: 'Anmelden geht, sobald die Leitung den Zugang gibt.',
    pinLead: 'Am Tablet braucht ein Coach außerdem eine PIN. Sie wird unter „Tablets“ bei „PINs“ festgelegt.',
  },
};
