import type { MessageChannel } from '@lifted/domain/notifications/message-kinds';
import type { InBothLanguages } from '../../language.ts';

interface MessageSettingsWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly loading: string;
  readonly again: string;
  readonly back: string;
  readonly what: string;
  readonly whatNote: string;
  readonly kind: string;
  readonly mail: string;
  readonly push: string;
  readonly always: string;
  readonly quiet: string;
  readonly language: string;
  readonly languageNote: string;
  readonly news: NewsWords;
  readonly device: DeviceWords;
}

interface NewsWords {
  readonly heading: string;
  readonly about: string;
  readonly agree: Readonly<Record<MessageChannel, string>>;
  readonly agreedAt: (moment: string) => string;
  readonly end: string;
}

interface DeviceWords {
  readonly heading: string;
  readonly off: string;
  readonly turnOn: string;
  readonly turningOn: string;
  readonly on: string;
  readonly turnOff: string;
  readonly blocked: string;
  readonly unblock: string;
  readonly needsApp: string;
  readonly steps: readonly string[];
  readonly impossible: string;
  readonly failed: string;
  readonly dismissed: string;
  readonly lockScreen: string;
}

/** Names of the languages, each in itself. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch' } as const;

export const MESSAGE_SETTINGS_WORDS: InBothLanguages<MessageSettingsWords> = {
  en: {
    title: 'How we reach you',
    description: 'Which messages also arrive by email or on your devices, and in which language.',
    heading: 'How we reach you',
    lead: 'Every message is in your list. Choose what also arrives by email and on your devices.',
    loading: 'Loading your settings',
    again: 'Try again',
    back: 'Your messages',
    what: 'Which messages',
    whatNote: 'Emails your contract requires stay on.',
    kind: 'Message',
    mail: 'Email',
    push: 'Devices',
    always: 'always on',
    quiet: 'Between 22:00 and 7:00 your devices stay quiet, unless a class starts before 9:00.',
    language: 'Language',
    languageNote: 'For emails and messages on your devices.',
    news: {
      heading: 'News and offers',
      about:
        'Challenges, events, new classes, offers: now and then, only from us, and only if you want them. Nothing depends on it.',
      agree: {
        mail: 'Yes, send me news and offers by email',
        push: 'Yes, show news and offers on my devices',
      },
      agreedAt: (moment) => `You agreed on ${moment}.`,
      end: 'You can end it here at any time, or with one click in each of these emails.',
    },
    device: {
      heading: 'This device',
      off: 'Messages aren’t shown on this device yet.',
      turnOn: 'Show messages here',
      turningOn: 'One moment…',
      on: 'Messages are shown on this device.',
      turnOff: 'Stop on this device',
      blocked: 'This browser doesn’t allow messages from us.',
      unblock:
        'To allow them, open the site settings beside the address, or the notification settings of your device, then come back here.',
      needsApp: 'On an iPhone or iPad, messages are shown once the app is on your home screen:',
      steps: [
        'Tap Share in your browser’s bar.',
        'Choose Add to Home Screen, then Add.',
        'Open the app from there and come back to this page.',
      ],
      impossible: 'This browser can’t show messages. Emails and the list work everywhere.',
      failed:
        'That didn’t work. Your browser’s push service can’t be reached right now; please try again later.',
      dismissed: 'The browser’s question was closed without an answer, so nothing has changed.',
      lockScreen: 'On a locked screen we show the class and its time, never amounts, weights or contracts.',
    },
  },
  de: {
    title: 'So erreichen wir dich',
    description: 'Welche Nachrichten auch per Mail oder auf deinen Geräten ankommen und in welcher Sprache.',
    heading: 'So erreichen wir dich',
    lead: 'Jede Nachricht steht in deiner Liste. Du wählst, was auch per Mail und auf deinen Geräten ankommt.',
    loading: 'Deine Einstellungen werden geladen',
    again: 'Noch einmal versuchen',
    back: 'Deine Nachrichten',
    what: 'Welche Nachrichten',
    whatNote: 'Mails, die für deinen Vertrag nötig sind, bleiben an.',
    kind: 'Nachricht',
    mail: 'Mail',
    push: 'Geräte',
    always: 'immer an',
    quiet: 'Zwischen 22 und 7 Uhr bleiben deine Geräte still, außer ein Kurs beginnt vor 9 Uhr.',
    language: 'Sprache',
    languageNote: 'Für Mails und Nachrichten auf deinen Geräten.',
    news: {
      heading: 'Neuigkeiten und Angebote',
      about:
        'Challenges, Veranstaltungen, neue Kurse, Angebote: ab und zu, nur von uns und nur, wenn du sie möchtest. Es hängt nichts davon ab.',
      agree: {
        mail: 'Ja, schickt mir Neuigkeiten und Angebote per Mail',
        push: 'Ja, zeigt mir Neuigkeiten und Angebote auf meinen Geräten',
      },
      agreedAt: (moment) => `Zugestimmt am ${moment}.`,
      end: 'Du kannst das jederzeit hier beenden oder mit einem Klick in jeder dieser Mails.',
    },
    device: {
      heading: 'Dieses Gerät',
      off: 'Auf diesem Gerät bekommst du noch keine Nachrichten.',
      turnOn: 'Nachrichten hier zeigen',
      turningOn: 'Einen Moment …',
      on: 'Auf diesem Gerät bekommst du Nachrichten.',
      turnOff: 'Auf diesem Gerät beenden',
      blocked: 'Dieser Browser lässt keine Nachrichten von uns zu.',
      unblock:
        'Erlauben kannst du sie in den Website-Einstellungen neben der Adresse oder in den Mitteilungs-Einstellungen deines Geräts. Komm danach hierher zurück.',
      needsApp: 'Auf iPhone und iPad erscheinen Nachrichten, sobald die App auf dem Home-Bildschirm liegt:',
      steps: [
        'Tipp in der Leiste des Browsers auf Teilen.',
        'Wähl „Zum Home-Bildschirm“, dann „Hinzufügen“.',
        'Öffne die App von dort und komm auf diese Seite zurück.',
      ],
      impossible: 'Dieser Browser kann keine Nachrichten zeigen. Mails und die Liste funktionieren überall.',
      failed:
        'Das hat nicht geklappt. Der Push-Dienst deines Browsers ist gerade nicht erreichbar; versuch es bitte später noch einmal.',
      dismissed: 'Die Frage des Browsers wurde ohne Antwort geschlossen. Es hat sich nichts geändert.',
      lockScreen:
        'Auf dem Sperrbildschirm zeigen wir den Kurs und seine Zeit, nie Beträge, Gewichte oder Verträge.',
    },
  },
};
