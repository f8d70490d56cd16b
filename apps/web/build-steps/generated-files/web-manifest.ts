import type { StudioBasics } from '@lifted/profile/studio-profile';
import { addressOf, type FixedPlace } from '../../app/addresses.ts';

/** Black steel, the colour of the top bar (ui/tokens.css), and of the window while the app starts. */
const STEEL = '#111110';

const SHORTCUTS: readonly { readonly name: string; readonly place: FixedPlace }[] = [
  { name: 'Your Dashboard', place: 'dashboard' },
  { name: 'Workout of the Day', place: 'workoutOfTheDay' },
  { name: 'Timetable', place: 'timetable' },
];

const ICON_SIDES = [192, 512] as const;

/** Photographs of the product in public/install, made by hand; `narrow` for phones. */
const SCREENSHOTS = [
  { file: 'dashboard-narrow.webp', size: '780x1688', form: 'narrow', label: 'Your strength, week by week' },
  { file: 'workout-narrow.webp', size: '780x1688', form: 'narrow', label: 'What we train today' },
  { file: 'dashboard-wide.webp', size: '1280x800', form: 'wide', label: 'Your dashboard' },
] as const;

/**
 * The manifest of the installed app, one for both languages: it opens with the member's dashboard, which speaks English
 * (docs/decisions/090-installed-app.md).
 */
export function webManifest({ name, claim }: Pick<StudioBasics, 'name' | 'claim'>) {
  return {
    id: '/',
    name: `${name} · ${claim.en}`,
    short_name: name,
    description: 'Your streak, your strength, the workout of the day and every class of the week.',
    lang: 'en',
    dir: 'ltr',
    start_url: addressOf('dashboard'),
    scope: '/',
    display: 'standalone',
    theme_color: STEEL,
    background_color: STEEL,
    categories: ['fitness', 'health', 'sports'],
    icons: ICON_SIDES.flatMap((side) => [icon(side, 'any'), icon(side, 'maskable')]),
    shortcuts: SHORTCUTS.map(({ name: text, place }) => ({
      name: text,
      url: addressOf(place),
      icons: [icon(192, 'any')],
    })),
    screenshots: SCREENSHOTS.map(({ file, size, form, label }) => ({
      src: `/install/${file}`,
      sizes: size,
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  };
}

function icon(side: (typeof ICON_SIDES)[number], purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? `icon-${side}` : `icon-maskable-${side}`;
  return { src: `/${name}.png`, sizes: `${side}x${side}`, type: 'image/png', purpose };
}
