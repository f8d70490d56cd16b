import { brandStyle } from '@lifted/domain/brand/brand-colours';
import { studio } from '@lifted/profile/studio';

/** The colours of the theme itself (packages/design/src/theme/tokens.css). */
const OF_THE_THEME = '#ff5b1a';

/** The studio's own colours; written where pages are drawn, and left alone by scripts. */
export function StudioColours() {
  if (!import.meta.env.SSR || studio.colour === OF_THE_THEME) return null;
  return <style>{brandStyle(studio.colour)}</style>;
}
