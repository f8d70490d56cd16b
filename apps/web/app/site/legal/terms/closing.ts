import { mailTo, page } from '../legal-text.ts';
import type { TermsClauses } from './terms-clauses.ts';
import type { TermsFacts } from './terms-facts.ts';

export function closing(facts: TermsFacts): TermsClauses<'challenges' | 'bewertungen' | 'daten' | 'schluss'> {
  return {
    challenges: [
      'Für jede Challenge gelten zusätzlich ihre Teilnahmebedingungen; sie stehen auf der Seite der Challenge, zu der dein Dashboard führt. Bei der Challenge gehen sie diesen AGB vor.',
      `Mitmachen kann, wer volljährig ist und eine aktive Mitgliedschaft bei ${facts.studioName} oder bei einem unserer offiziellen Partner hat, die zum Buchen von Kursen berechtigt. Es zählen nur reguläre Gruppenkurse, und nur solche, bei denen du dich selbst an den Tablets im Studio als anwesend eingetragen hast. Jede Person darf nur ein Konto haben.`,
    ],
    bewertungen: [
      [
        'Wo auf unseren Seiten, etwa auf der ',
        page('home', 'Startseite'),
        ', Bewertungen stehen, gilt dazu:',
      ],
      ratingClause(facts.rating),
      ratingClause(facts.partnerRating),
      `Stimmen von Mitgliedern: ${facts.testimonials}`,
    ],
    daten: [
      [
        'Was wir über dich speichern und wofür, steht in der ',
        page('privacyPolicy', 'Datenschutzerklärung'),
        '.',
      ],
      `Unsere Seiten und Konten sind nicht für Personen unter ${facts.privacyYears} Jahren gedacht.`,
    ],
    schluss: [
      [
        'Fragen, Wünsche und Beschwerden erreichen uns unter ',
        mailTo(facts.email),
        `. Wir antworten innerhalb von ${facts.supportHours} Stunden.`,
      ],
      'Es gilt deutsches Recht. Wohnst du in einem anderen Land der Europäischen Union, behältst du den Schutz der zwingenden Vorschriften dieses Landes.',
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      'Ist eine Bestimmung dieser AGB unwirksam, gilt an ihrer Stelle das Gesetz; der Vertrag und die übrigen Bestimmungen bleiben wirksam.',
    ],
  };
}

function ratingClause({ source, value, count, asOf, check }: TermsFacts['rating']): string {
  return `${source}: ${value} von 5 Sternen, der Durchschnitt aus ${count} Bewertungen, Stand ${asOf}. ${check}`;
}
