import { brandStyle } from '@lifted/domain/brand/brand-colours';
import { ownPicturesStyle } from './own-pictures-style.ts';
import { studio } from '@lifted/profile/studio';

/** The colours of the theme itself (packages/design/src/theme/tokens.css). */
const OF_THE_THEME = '#ff5b1a';

/** The studio's own colours and pictures; written where pages are drawn, and left alone by scripts, which take no byte for them. */
export function StudioBrand() {
  if (!import.meta.env.SSR) return null;
  const { colour, pictures } = studio;
  const style = (colour === OF_THE_THEME ? '' : brandStyle(colour)) + ownPicturesStyle(pictures ?? {});
  return style === '' ? null : <style>{style}</style>;
}
