import type { InBothLanguages } from '../../language.ts';

interface AppWords {
  readonly heading: string;
  readonly about: (studio: string) => string;
  readonly install: string;
  readonly dismiss: string;
  /** Before the icon of the share menu, its name, and after it. */
  readonly tap: readonly [before: string, name: string, after: string];
  readonly choose: readonly [before: string, entry: string, between: string, add: string, after: string];
  readonly mustWait: string;
  readonly ready: string;
  readonly update: string;
  readonly later: string;
}

/** Words of the notices about the installed app; the names of menus are those of iOS. */
export const APP_WORDS: InBothLanguages<AppWords> = {
  en: {
    heading: 'On your home screen',
    about: (studio) =>
      `Open ${studio} like any other app, and see your dashboard and the workouts of the day you’ve looked at even when you’re offline.`,
    install: 'Install',
    dismiss: 'No, thanks',
    tap: ['Tap', 'Share', ' in your browser’s bar.'],
    choose: ['Choose', 'Add to Home Screen', ', then', 'Add', '.'],
    mustWait: 'Some of your sets aren’t sent yet. You can update once they are.',
    ready: 'A new version is ready.',
    update: 'Update now',
    later: 'Later',
  },
  de: {
    heading: 'Auf deinem Home-Bildschirm',
    about: (studio) =>
      `Öffne ${studio} wie jede andere App. Dein Dashboard und die Workouts, die du angesehen hast, siehst du auch ohne Netz.`,
    install: 'Installieren',
    dismiss: 'Nein, danke',
    tap: ['Tipp in der Leiste deines Browsers auf', 'Teilen', '.'],
    choose: ['Wähl', 'Zum Home-Bildschirm', ', dann', 'Hinzufügen', '.'],
    mustWait: 'Einige deiner Sätze sind noch nicht gesendet. Sobald sie es sind, kannst du aktualisieren.',
    ready: 'Eine neue Version ist da.',
    update: 'Jetzt aktualisieren',
    later: 'Später',
  },
};
