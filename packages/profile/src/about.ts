import { adopted } from './adopted-profile.ts';
import type { StudioAbout } from './studio-profile.ts';

/** What the page about the studio says of this one alone. */
export const about: StudioAbout =
  adopted('about', {
    formulaName: 'Lifted Formula',
    opening: {
      en: 'We opened in 2021 because we were tired of two kinds of gym: the one where nobody shows you anything, and the one where everybody shouts.',
      de: 'Wir haben 2021 aufgemacht, weil wir zwei Arten von Studios satthatten: die, in denen dir niemand etwas zeigt, und die, in denen alle brüllen.',
    },
    water: {
      en: 'Cold water is free, from the tap by the racks.',
      de: 'Kaltes Wasser gibt es kostenlos, am Hahn neben den Racks.',
    },
    teaching: {
      en: 'They all teach in English and German, and they all still take classes themselves.',
      de: 'Alle unterrichten auf Deutsch und Englisch, und alle trainieren selbst noch in den Kursen mit.',
    },
  }) ?? {};
