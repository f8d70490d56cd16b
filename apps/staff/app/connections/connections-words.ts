import type { ApiKey } from '@lifted/contract/desk/connections/api-keys';
import type { Webhook, WebhookDelivery, WebhookFields } from '@lifted/contract/desk/connections/webhooks';
import { EVENT_NAMES, SCOPE_NAMES } from '@lifted/domain/connections/connection-names';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ConnectionsWords {
  readonly heading: string;
  readonly lead: string;
  readonly webhooks: string;
  readonly webhooksLead: string;
  readonly noWebhooks: string;
  readonly addWebhook: string;
  readonly editWebhook: string;
  readonly name: string;
  readonly webhookNameHint: string;
  readonly url: string;
  readonly urlHint: string;
  readonly isOn: string;
  readonly events: string;
  readonly eventGroups: Readonly<Record<'booking' | 'waitlist' | 'person' | 'class', string>>;
  readonly eventNames: Readonly<Record<WebhookFields['events'][number], string>>;
  readonly states: {
    readonly on: string;
    readonly failing: (since: string) => string;
    readonly off: Readonly<Record<NonNullable<Webhook['off_because']>, string>>;
  };
  readonly waiting: (count: number) => string;
  readonly givenUp: (count: number) => string;
  readonly lastDelivered: (moment: string) => string;
  readonly neverDelivered: string;
  readonly secretHeading: Readonly<Record<'webhook' | 'key', (name: string) => string>>;
  readonly secretLead: Readonly<Record<'webhook' | 'key', string>>;
  readonly copy: string;
  readonly copied: string;
  readonly closeSecret: string;
  readonly open: string;
  readonly edit: string;
  readonly saved: string;
  readonly test: string;
  readonly testSent: string;
  readonly renew: string;
  readonly renewHeading: (name: string) => string;
  readonly renewLead: string;
  readonly remove: string;
  readonly removeHeading: (name: string) => string;
  readonly removeLead: string;
  readonly removed: (name: string) => string;
  readonly back: string;
  readonly deliveries: string;
  readonly noDeliveries: string;
  readonly older: string;
  readonly deliveryStates: Readonly<Record<WebhookDelivery['state'], string>>;
  readonly nextTry: (moment: string) => string;
  readonly tries: string;
  readonly noTries: string;
  readonly faults: Readonly<Record<string, string>>;
  readonly noAnswer: string;
  readonly milliseconds: (count: number) => string;
  readonly sendAgain: string;
  readonly sentAgain: string;
  readonly replay: string;
  readonly replayLead: string;
  readonly replayDay: string;
  readonly replayTime: string;
  readonly replayed: string;
  readonly keys: string;
  readonly keysLead: string;
  readonly noKeys: string;
  readonly addKey: string;
  readonly keyNameHint: string;
  readonly scopes: string;
  readonly scopeNames: Readonly<Record<ApiKey['scopes'][number], string>>;
  readonly lastDay: string;
  readonly lastDayHint: string;
  readonly keyStates: Readonly<Record<ApiKey['state'], string>>;
  readonly lastUsed: (moment: string) => string;
  readonly neverUsed: string;
  readonly until: (moment: string) => string;
  readonly revoke: string;
  readonly revokeHeading: (name: string) => string;
  readonly revokeLead: string;
  readonly revoked: (name: string) => string;
  readonly tickOne: string;
  readonly close: string;
}

export const CONNECTIONS_WORDS: InBothLanguages<ConnectionsWords> = {
  en: {
    heading: 'Connections',
    lead: 'Other programs, such as accounting, a door or a newsletter: what they may ask of the studio, and what they are told.',
    webhooks: 'Webhooks',
    webhooksLead: 'When something happens, an address of your choice is told. No names are sent, only IDs.',
    noWebhooks: 'No webhook yet.',
    addWebhook: 'Add a webhook',
    editWebhook: 'Edit the webhook',
    name: 'Name',
    webhookNameHint: 'Who receives it, such as “Accounting”.',
    url: 'Address',
    urlHint: 'Begins with https://',
    isOn: 'Switched on',
    events: 'Events',
    eventGroups: { booking: 'Bookings', waitlist: 'Waitlist', person: 'People', class: 'Classes' },
    eventNames: EVENT_NAMES.en,
    states: {
      on: 'on',
      failing: (since) => `not reached since ${since}`,
      off: { owner: 'off', failing: 'off: not reached for three days', gone: 'off: the address is gone' },
    },
    waiting: (count) => `${count} waiting`,
    givenUp: (count) => `${count} given up`,
    lastDelivered: (moment) => `last reached ${moment}`,
    neverDelivered: 'nothing sent yet',
    secretHeading: { webhook: (name) => `The secret of ${name}`, key: (name) => `The key “${name}”` },
    secretLead: {
      webhook: 'The receiver checks with it that a message is from here. Copy it now: it is shown this once.',
      key: 'Copy it now: it is shown this once. If it is lost, revoke the key and create a new one.',
    },
    copy: 'Copy',
    copied: 'Copied',
    closeSecret: 'Done',
    open: 'Open',
    edit: 'Edit',
    saved: 'The webhook is saved.',
    test: 'Send a test',
    testSent: 'The test is on its way.',
    renew: 'Renew the secret',
    renewHeading: (name) => `Renew the secret of ${name}?`,
    renewLead:
      'From now on, everything is signed with the new secret, also what waits. What the receiver refuses until it knows the new one is sent again later.',
    remove: 'Remove',
    removeHeading: (name) => `Remove ${name}?`,
    removeLead: 'Nothing more is sent there, and what waits is dropped. The secret no longer signs anything.',
    removed: (name) => `${name} is removed.`,
    back: 'All connections',
    deliveries: 'What was sent',
    noDeliveries: 'None of its events has happened yet.',
    older: 'Show older ones',
    deliveryStates: { waiting: 'waiting', delivered: 'arrived', given_up: 'given up' },
    nextTry: (moment) => `next try ${moment}`,
    tries: 'Tries',
    noTries: 'Not tried yet.',
    faults: { timeout: 'no answer within ten seconds', private_address: 'not a public address' },
    noAnswer: 'not reached',
    milliseconds: (count) => `${count} ms`,
    sendAgain: 'Send again',
    sentAgain: 'It is on its way again.',
    replay: 'Send again since …',
    replayLead:
      'Everything since this time is sent once more, with the same IDs. Events are kept for 30\u00a0days.',
    replayDay: 'Day',
    replayTime: 'Time',
    replayed: 'What happened since then is on its way again.',
    keys: 'API keys',
    keysLead:
      'With a key, another program can ask for data and book by itself. No key gives access to roles, money or sign-ins.',
    noKeys: 'No key yet.',
    addKey: 'Create a key',
    keyNameHint: 'What uses it, such as “Newsletter”. The log shows this name.',
    scopes: 'What it may do',
    scopeNames: SCOPE_NAMES.en,
    lastDay: 'Last day',
    lastDayHint: 'Leave this empty for a key that is valid until you revoke it.',
    keyStates: { valid: 'valid', expired: 'expired', revoked: 'revoked' },
    lastUsed: (moment) => `last used ${moment}`,
    neverUsed: 'never used',
    until: (moment) => `until ${moment}`,
    revoke: 'Revoke',
    revokeHeading: (name) => `Revoke ${name}?`,
    revokeLead: 'From now on this key makes no call. It cannot be made valid again.',
    revoked: (name) => `${name} is revoked.`,
    tickOne: 'Please tick at least one.',
    close: 'Close',
  },
  de: {
    heading: 'Verbindungen',
    lead: 'Andere Programme, etwa Buchhaltung, Türschloss oder Newsletter: was sie abfragen dürfen und was sie erfahren.',
    webhooks: 'Webhooks',
    webhooksLead:
      'Wenn etwas passiert, erfährt es eine Adresse deiner Wahl. Gesendet werden keine Namen, nur IDs.',
    noWebhooks: 'Noch kein Webhook.',
    addWebhook: 'Webhook anlegen',
    editWebhook: 'Webhook ändern',
    name: 'Name',
    webhookNameHint: 'Wer die Nachrichten bekommt, etwa „Buchhaltung“.',
    url: 'Adresse',
    urlHint: 'Beginnt mit https://',
    isOn: 'Eingeschaltet',
    events: 'Ereignisse',
    eventGroups: { booking: 'Buchungen', waitlist: 'Warteliste', person: 'Personen', class: 'Kurse' },
    eventNames: EVENT_NAMES.de,
    states: {
      on: 'an',
      failing: (since) => `nicht erreichbar seit ${since}`,
      off: {
        owner: 'aus',
        failing: 'aus: drei Tage nicht erreichbar',
        gone: 'aus: die Adresse gibt es nicht mehr',
      },
    },
    waiting: (count) => (count === 1 ? '1 Nachricht wartet' : `${count} Nachrichten warten`),
    givenUp: (count) =>
      `${count === 1 ? '1 Nachricht' : `${count} Nachrichten`} nach mehreren Versuchen aufgegeben`,
    lastDelivered: (moment) => `zuletzt erreicht ${moment}`,
    neverDelivered: 'noch nichts gesendet',
    secretHeading: {
      webhook: (name) => `Der Signaturschlüssel von ${name}`,
      key: (name) => `Der Schlüssel „${name}“`,
    },
    secretLead: {
      webhook:
        'Mit diesem Schlüssel (Secret) prüft der Empfänger, dass eine Nachricht von hier kommt. Kopier ihn jetzt: Er wird nur dieses eine Mal gezeigt.',
      key: 'Kopier ihn jetzt: Er wird nur dieses eine Mal gezeigt. Geht er verloren, widerruf ihn und leg einen neuen an.',
    },
    copy: 'Kopieren',
    copied: 'Kopiert',
    closeSecret: 'Fertig',
    open: 'Öffnen',
    edit: 'Ändern',
    saved: 'Der Webhook ist gespeichert.',
    test: 'Test senden',
    testSent: 'Der Test ist unterwegs.',
    renew: 'Signaturschlüssel erneuern',
    renewHeading: (name) => `Den Signaturschlüssel von ${name} erneuern?`,
    renewLead:
      'Ab dann wird alles mit dem neuen Schlüssel signiert, auch was noch wartet. Was der Empfänger ablehnt, solange er ihn nicht kennt, wird später noch einmal gesendet.',
    remove: 'Entfernen',
    removeHeading: (name) => `${name} entfernen?`,
    removeLead:
      'Dorthin wird nichts mehr gesendet, und was wartet, entfällt. Mit dem Signaturschlüssel wird nichts mehr signiert.',
    removed: (name) => `${name} ist entfernt.`,
    back: 'Alle Verbindungen',
    deliveries: 'Was gesendet wurde',
    noDeliveries: 'Noch ist keins der gewählten Ereignisse eingetreten.',
    older: 'Ältere zeigen',
    deliveryStates: { waiting: 'wartet', delivered: 'angekommen', given_up: 'aufgegeben' },
    nextTry: (moment) => `nächster Versuch ${moment}`,
    tries: 'Versuche',
    noTries: 'Noch nicht versucht.',
    faults: { timeout: 'keine Antwort in zehn Sekunden', private_address: 'keine öffentliche Adresse' },
    noAnswer: 'nicht erreicht',
    milliseconds: (count) => `${count} ms`,
    sendAgain: 'Noch einmal senden',
    sentAgain: 'Es ist noch einmal unterwegs.',
    replay: 'Noch einmal senden seit …',
    replayLead:
      'Alles seit diesem Zeitpunkt wird noch einmal gesendet, mit denselben IDs. Ereignisse bleiben 30\u00a0Tage gespeichert.',
    replayDay: 'Tag',
    replayTime: 'Uhrzeit',
    replayed: 'Was seitdem passiert ist, ist noch einmal unterwegs.',
    keys: 'API-Schlüssel',
    keysLead:
      'Mit einem Schlüssel kann ein anderes Programm selbst Daten abfragen und buchen. An Rollen, Geld oder Anmeldungen kommt kein Schlüssel heran.',
    noKeys: 'Noch kein Schlüssel.',
    addKey: 'Schlüssel anlegen',
    keyNameHint: 'Was ihn benutzt, etwa „Newsletter“. Dieser Name steht im Protokoll.',
    scopes: 'Was er darf',
    scopeNames: SCOPE_NAMES.de,
    lastDay: 'Letzter Tag',
    lastDayHint: 'Bleibt das leer, gilt der Schlüssel, bis du ihn widerrufst.',
    keyStates: { valid: 'gültig', expired: 'abgelaufen', revoked: 'widerrufen' },
    lastUsed: (moment) => `zuletzt benutzt ${moment}`,
    neverUsed: 'noch nie benutzt',
    until: (moment) => `bis ${moment}`,
    revoke: 'Widerrufen',
    revokeHeading: (name) => `${name} widerrufen?`,
    revokeLead: 'Ab jetzt geht mit diesem Schlüssel nichts mehr. Wieder gültig wird er nicht.',
    revoked: (name) => `${name} ist widerrufen.`,
    tickOne: 'Wähl bitte mindestens eins aus.',
    close: 'Schließen',
  },
};
