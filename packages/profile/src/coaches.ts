import type { BilingualText } from './bilingual-text.ts';

export interface Coach {
  /** Names the pictures below /media/coaches. */
  readonly id: string;
  readonly firstName: string;
  /** First year on the team. */
  readonly since: number;
  /** What visitors should know before they stand in front of each other. */
  readonly note: BilingualText;
}

/** The team as the site introduces it, those who have been there longest first. */
export const coaches: readonly Coach[] = [
  {
    id: 'jana',
    firstName: 'Jana',
    since: 2021,
    note: {
      en: 'Founded the studio. Physiotherapist first, coach second. You notice as soon as your knee complains.',
      de: 'Hat das Studio gegründet. Erst Physiotherapeutin, dann Coach. Das merkst du, sobald dein Knie sich meldet.',
    },
  },
  {
    id: 'malik',
    firstName: 'Malik',
    since: 2021,
    note: {
      en: 'Deadlifted in competition for nine years. Now he gets excited about your first 40 kilos.',
      de: 'Hat neun Jahre lang auf Wettkämpfen Kreuzheben gemacht. Heute freut er sich über deine ersten 40 Kilo.',
    },
  },
  {
    id: 'sofia',
    firstName: 'Sofia',
    since: 2022,
    note: {
      en: 'Takes the class at half past six in the morning. Awake before her first coffee, sees every crooked wrist.',
      de: 'Gibt den Kurs um halb sieben. Wach vor dem ersten Kaffee, sieht jedes schiefe Handgelenk.',
    },
  },
  {
    id: 'oskar',
    firstName: 'Oskar',
    since: 2022,
    note: {
      en: 'Started lifting at 52. Knows what it is like to walk in here for the first time.',
      de: 'Hat mit 52 angefangen. Weiß noch, wie es ist, hier zum ersten Mal durch die Tür zu kommen.',
    },
  },
  {
    id: 'aylin',
    firstName: 'Aylin',
    since: 2023,
    note: {
      en: 'Played handball until her shoulder had enough. Ask her how to press so that yours has not.',
      de: 'Hat Handball gespielt, bis die Schulter genug hatte. Frag sie, wie du drückst, damit deine mitmacht.',
    },
  },
  {
    id: 'ben',
    firstName: 'Ben',
    since: 2023,
    note: {
      en: 'Says little, shows a lot. His evening classes end on the minute.',
      de: 'Redet wenig, zeigt viel. Seine Abendkurse enden auf die Minute.',
    },
  },
  {
    id: 'lea',
    firstName: 'Lea',
    since: 2024,
    note: {
      en: 'Trained here through her pregnancy and came back a coach. Knows a version of every lift.',
      de: 'Hat hier durch die Schwangerschaft trainiert und kam als Coach zurück. Kennt von jeder Übung eine Variante.',
    },
  },
  {
    id: 'tom',
    firstName: 'Tom',
    since: 2025,
    note: {
      en: 'Came as a member who could not do a pull-up. Teaches them now.',
      de: 'Kam als Mitglied und schaffte keinen Klimmzug. Heute bringt er sie anderen bei.',
    },
  },
];
