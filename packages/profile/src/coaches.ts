import { adopted } from './adopted-profile.ts';
import type { Coach } from './studio-profile.ts';

/** The team as the site introduces it, those who have been there longest first. */
export const coaches: readonly Coach[] = adopted('coaches', [
  {
    id: 'jana',
    firstName: 'Jana',
    since: 2021,
    note: {
      en: 'Founded the studio. Physiotherapist first, coach second. You’ll notice as soon as your knee acts up.',
      de: 'Hat das Studio gegründet. Erst Physiotherapeutin, dann Coach. Das merkst du, sobald dein Knie sich meldet.',
    },
    hasPortrait: true,
  },
  {
    id: 'malik',
    firstName: 'Malik',
    since: 2021,
    note: {
      en: 'Competed in deadlifting for nine years. Now he gets excited about your first 40 kilos.',
      de: 'Hat neun Jahre lang Wettkämpfe im Kreuzheben bestritten. Heute freut er sich über deine ersten 40 Kilo.',
    },
    hasPortrait: true,
  },
  {
    id: 'sofia',
    firstName: 'Sofia',
    since: 2022,
    note: {
      en: 'Teaches the 6:30 morning class. Awake before her first coffee, spots every bent wrist.',
      de: 'Gibt morgens den Kurs um halb sieben. Ist vor dem ersten Kaffee wach und sieht jedes schiefe Handgelenk.',
    },
    hasPortrait: true,
  },
  {
    id: 'oskar',
    firstName: 'Oskar',
    since: 2022,
    note: {
      en: 'Started lifting at 52. Knows what it is like to walk in here for the first time.',
      de: 'Hat mit 52 angefangen. Weiß noch, wie es ist, hier zum ersten Mal durch die Tür zu kommen.',
    },
    hasPortrait: true,
  },
  {
    id: 'aylin',
    firstName: 'Aylin',
    since: 2023,
    note: {
      en: 'Played handball until her shoulder had had enough. Ask her how to press so that yours lasts.',
      de: 'Hat Handball gespielt, bis die Schulter nicht mehr wollte. Frag sie, wie du drückst, damit deine mitmacht.',
    },
    hasPortrait: true,
  },
  {
    id: 'ben',
    firstName: 'Ben',
    since: 2023,
    note: {
      en: 'Says little, shows a lot. His evening classes end on the minute.',
      de: 'Redet wenig, zeigt viel. Seine Abendkurse enden auf die Minute.',
    },
    hasPortrait: true,
  },
  {
    id: 'lea',
    firstName: 'Lea',
    since: 2024,
    note: {
      en: 'Trained here through her pregnancy and came back as a coach. Knows a variation of every lift.',
      de: 'Hat hier durch die Schwangerschaft trainiert und kam als Coach zurück. Kennt von jeder Übung eine Variante.',
    },
    hasPortrait: true,
  },
  {
    id: 'tom',
    firstName: 'Tom',
    since: 2025,
    note: {
      en: 'Came as a member who couldn’t do a single pull-up. Now he teaches them.',
      de: 'Kam als Mitglied und schaffte keinen Klimmzug. Heute bringt er sie anderen bei.',
    },
    hasPortrait: true,
  },
]);
