import type { InBothLanguages } from '@lifted/domain/language/language';

interface WaitingWords {
  readonly waiting: string;
  readonly nothingWaits: string;
  readonly declarations: (count: number) => string;
  readonly firstDeadline: (day: string) => string;
  readonly fees: (count: number) => string;
  readonly followUps: (count: number) => string;
  readonly visitor: (name: string) => string;
  readonly applications: (count: number) => string;
  readonly mails: (count: number) => string;
  readonly mailsWaiting: (count: number) => string;
  readonly mailServer: string;
  readonly missingFacts: string;
  readonly webhooksOff: (count: number) => string;
  readonly substitutes: (count: number) => string;
  readonly silentTablet: (name: string, location: string) => string;
  readonly lastSeen: (moment: string) => string;
  readonly openRoster: (name: string) => string;
  readonly atRisk: (name: string, taken: number) => string;
}

/** What waits for somebody of the team. */
export const WAITING_WORDS: InBothLanguages<WaitingWords> = {
  en: {
    waiting: 'To do',
    nothingWaits: 'Nothing to do. Good.',
    declarations: (count) =>
      count === 1 ? '1 termination or withdrawal' : `${count} terminations and withdrawals`,
    firstDeadline: (day) => `First deadline ${day}`,
    fees: (count) => (count === 1 ? '1 fee to decide' : `${count} fees to decide`),
    followUps: (count) => (count === 1 ? '1 visitor to follow up' : `${count} visitors to follow up`),
    visitor: (name) => `${name} comes to try a class`,
    applications: (count) => (count === 1 ? '1 application as a coach' : `${count} applications as a coach`),
    missingFacts: 'Missing legal facts',
    mailsWaiting: (count) =>
      count === 1
        ? '1 email has waited for more than an hour'
        : `${count} emails have waited for more than an hour`,
    mailServer: 'The mail server doesn’t take them. Tell the person who looks after your server.',
    webhooksOff: (count) =>
      count === 1
        ? '1 webhook was switched off: nothing arrived'
        : `${count} webhooks were switched off: nothing arrived`,
    mails: (count) =>
      count === 1 ? '1 email could not be delivered' : `${count} emails could not be delivered`,
    substitutes: (count) => (count === 1 ? '1 substitute wanted' : `${count} substitutes wanted`),
    silentTablet: (name, location) => `Tablet ${name} in ${location} is silent`,
    lastSeen: (moment) => `last heard of ${moment}`,
    openRoster: (name) => `${name}: roster not closed`,
    atRisk: (name, taken) => `${name}: ${taken === 0 ? 'nobody' : `only ${taken}`} so far`,
  },
  de: {
    waiting: 'Zu erledigen',
    nothingWaits: 'Alles erledigt. Gut so.',
    declarations: (count) =>
      count === 1 ? '1 Kündigung oder Widerruf' : `${count} Kündigungen und Widerrufe`,
    firstDeadline: (day) => `Erste Frist ${day}`,
    fees: (count) => (count === 1 ? 'Über 1 Gebühr entscheiden' : `Über ${count} Gebühren entscheiden`),
    followUps: (count) => (count === 1 ? 'Bei 1 Gast nachfassen' : `Bei ${count} Gästen nachfassen`),
    visitor: (name) => `${name} kommt zum Probetraining`,
    applications: (count) => (count === 1 ? '1 Bewerbung als Coach' : `${count} Bewerbungen als Coach`),
    missingFacts: 'Fehlende Pflichtangaben',
    mailsWaiting: (count) =>
      count === 1 ? '1 Mail wartet seit über einer Stunde' : `${count} Mails warten seit über einer Stunde`,
    mailServer:
      'Der Mailserver nimmt sie nicht an. Sag der Person Bescheid, die sich um euren Server kümmert.',
    webhooksOff: (count) =>
      count === 1
        ? '1 Webhook ist ausgeschaltet: nicht erreichbar'
        : `${count} Webhooks sind ausgeschaltet: nicht erreichbar`,
    mails: (count) => (count === 1 ? '1 Mail kam nicht an' : `${count} Mails kamen nicht an`),
    substitutes: (count) => (count === 1 ? '1 Vertretung gesucht' : `${count} Vertretungen gesucht`),
    silentTablet: (name, location) => `Tablet ${name} (${location}) meldet sich nicht`,
    lastSeen: (moment) => `zuletzt ${moment}`,
    openRoster: (name) => `${name}: Liste nicht abgeschlossen`,
    atRisk: (name, taken) => `${name}: bisher ${taken === 0 ? 'niemand' : `nur ${taken}`}`,
  },
};
