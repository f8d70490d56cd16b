import type { Delivery } from '@lifted/contract/desk/people/mails';
import type { MailFault } from '@lifted/domain/jobs/mail-fault';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface DeliveriesWords {
  readonly heading: string;
  readonly none: string;
  readonly channels: Readonly<Record<Delivery['channel'], string>>;
  readonly states: Readonly<Record<Delivery['state'], string>>;
  /** Why a delivery is tried again. */
  readonly delays: Readonly<Record<MailFault, string>>;
  readonly next: (moment: string) => string;
  readonly older: string;
}

/** Words of what was sent to a person. */
export const DELIVERIES_WORDS: InBothLanguages<DeliveriesWords> = {
  en: {
    heading: 'Messages sent',
    none: 'Nothing sent lately. Older messages are not kept.',
    channels: { mail: 'Mail', app: 'In the app', push: 'Device' },
    states: {
      waiting: 'on its way',
      sent: 'sent',
      postponed: 'postponed',
      given_up: 'given up',
      let_be: 'left unsent',
      dropped: 'taken back',
      unread: 'not opened',
      read: 'opened',
      not_needed: 'not shown: read before, switched off or too late',
      device_gone: 'device no longer there',
    },
    delays: {
      address_unknown: 'Their mail server does not know the address.',
      mailbox_full: 'The mailbox is full.',
      refused_as_spam: 'Their mail server took it for spam.',
      too_large: 'It was too large for their mail server.',
      not_logged_in: 'Our mail server did not let us in.',
      unreachable: 'The mail server could not be reached.',
      other: 'The mail server did not say why.',
    },
    next: (moment) => `Next attempt ${moment}.`,
    older: 'Show older ones',
  },
  de: {
    heading: 'Gesendete Nachrichten',
    none: 'Zuletzt keine. Ältere werden nicht aufbewahrt.',
    channels: { mail: 'Mail', app: 'In der App', push: 'Gerät' },
    states: {
      waiting: 'unterwegs',
      sent: 'gesendet',
      postponed: 'verschoben',
      given_up: 'aufgegeben',
      let_be: 'nicht gesendet',
      dropped: 'zurückgezogen',
      unread: 'nicht geöffnet',
      read: 'geöffnet',
      not_needed: 'nicht gezeigt: schon gelesen, abgeschaltet oder zu spät',
      device_gone: 'Gerät gibt es nicht mehr',
    },
    delays: {
      address_unknown: 'Der Mailserver der Person kennt die Adresse nicht.',
      mailbox_full: 'Das Postfach ist voll.',
      refused_as_spam: 'Der Mailserver der Person hielt sie für Spam.',
      too_large: 'Sie war für den Mailserver der Person zu groß.',
      not_logged_in: 'Unser Mailserver hat uns nicht hereingelassen.',
      unreachable: 'Der Mailserver war nicht erreichbar.',
      other: 'Der Mailserver hat nicht gesagt, warum.',
    },
    next: (moment) => `Nächster Versuch ${moment}.`,
    older: 'Ältere zeigen',
  },
};
