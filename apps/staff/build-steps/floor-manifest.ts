import type { StudioBasics } from '@lifted/profile/studio-profile';

/** Black steel, the colour of the floor and of the window while it starts. */
const STEEL = '#111110';
/** Drawn by the website (apps/web/public). */
const ICONS = [
  { name: 'icon-192', side: 192, purpose: 'any' },
  { name: 'icon-512', side: 512, purpose: 'any' },
  { name: 'icon-maskable-192', side: 192, purpose: 'maskable' },
  { name: 'icon-maskable-512', side: 512, purpose: 'maskable' },
] as const;

/** The manifest of the installed floor: a full screen of its own, beside the members' app. */
export function floorManifest({ name }: Pick<StudioBasics, 'name'>) {
  return {
    id: '/floor',
    name: `${name} Floor`,
    short_name: 'Floor',
    start_url: '/floor',
    // The German floor is the same app.
    scope: '/',
    display: 'fullscreen',
    display_override: ['fullscreen', 'standalone'],
    orientation: 'any',
    theme_color: STEEL,
    background_color: STEEL,
    icons: ICONS.map(({ name: icon, side, purpose }) => ({
      src: `/${icon}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
  };
}
