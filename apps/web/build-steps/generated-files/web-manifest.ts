import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { addressIn, type FixedPage } from '../../app/addresses.ts';

/** Black steel, the colour of the top bar (ui/tokens.css), and of the window while the app starts. */
const STEEL = '#111110';

const ICON_SIDES = [192, 512] as const;

/** Photographs of the product in public/install, made by hand without the top bar, which has the studio's name; `narrow` for phones. */
const SCREENSHOTS = [
  { file: 'dashboard-narrow.webp', size: '780x1688', form: 'narrow', label: 'strength' },
  { file: 'workout-narrow.webp', size: '780x1688', form: 'narrow', label: 'workout' },
  { file: 'dashboard-wide.webp', size: '1280x800', form: 'wide', label: 'dashboard' },
] as const;

interface ManifestWords {
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly page: FixedPage }[];
  readonly labels: Readonly<Record<(typeof SCREENSHOTS)[number]['label'], string>>;
}

const WORDS: InBothLanguages<ManifestWords> = {
  en: {
    description: 'Your streak, your strength, the workout of the day and every class of the week.',
    shortcuts: [
      { name: 'Your Dashboard', page: 'dashboard' },
      { name: 'Workout of the Day', page: 'workoutOfTheDay' },
      { name: 'Timetable', page: 'timetable' },
    ],
    labels: {
      strength: 'Your strength, week by week',
      workout: 'What we train today',
      dashboard: 'Your dashboard',
    },
  },
  de: {
    description: 'Deine Serie, deine Kraft, das Workout des Tages und jeder Kurs der Woche.',
    shortcuts: [
      { name: 'Dein Dashboard', page: 'dashboard' },
      { name: 'Workout des Tages', page: 'workoutOfTheDay' },
      { name: 'Kursplan', page: 'timetable' },
    ],
    labels: {
      strength: 'Deine Kraft, Woche für Woche',
      workout: 'Was wir heute trainieren',
      dashboard: 'Dein Dashboard',
    },
  },
};

/**
 * The manifest of the installed app, which opens with the member's dashboard (docs/decisions/090-installed-app.md). Those of
 * both languages have one id: they are the same app, and it opens in the language of the page it was installed from.
 */
export function webManifest({ name, claim }: Pick<StudioBasics, 'name' | 'claim'>, language: Language) {
  const { description, shortcuts, labels } = WORDS[language];
  return {
    id: '/',
    name: `${name} · ${claim[language]}`,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: addressIn(language, 'dashboard'),
    scope: '/',
    display: 'standalone',
    theme_color: STEEL,
    background_color: STEEL,
    categories: ['fitness', 'health', 'sports'],
    icons: ICON_SIDES.flatMap((side) => [icon(side, 'any'), icon(side, 'maskable')]),
    shortcuts: shortcuts.map(({ name: text, page }) => ({
      name: text,
      url: addressIn(language, page),
      icons: [icon(192, 'any')],
    })),
    screenshots: SCREENSHOTS.map(({ file, size, form, label }) => ({
      src: `/install/${file}`,
      sizes: size,
      type: 'image/webp',
      form_factor: form,
      label: labels[label],
    })),
  };
}

function icon(side: (typeof ICON_SIDES)[number], purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? `icon-${side}` : `icon-maskable-${side}`;
  return { src: `/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose };
}
