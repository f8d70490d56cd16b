import { PICTURE_SIZES } from '@lifted/domain/desk/picture-file';

/** In the bar at the top of the site, in pixels. */
const HEIGHT = 32;
/** Addresses of logos end in their width: '-640.webp'. */
const WIDTH = /-(\d+)\.webp$/;

/** Where a studio's own pictures go, as selectors of marks that the pages carry for it. */
export const PLACES_OF_PICTURES = {
  /** The link to the home page in the bar. */
  sign: '[data-sign]',
  /** Around the picture and the words of the home page. */
  hero: '[data-hero]',
} as const;

interface OwnPictures {
  readonly logo?: string;
  readonly hero?: string;
}

/** Style sheet of what a studio uploaded of its own; written into the pages, so that those without have no byte of it. */
export function ownPicturesStyle({ logo = '', hero = '' }: OwnPictures): string {
  return logoStyle(logo) + (hero === '' ? '' : heroStyle());
}

/**
 * Where words are over the picture, white ones are readable on its left half whatever it shows. A function, so that scripts,
 * which need none of this, leave it out.
 */
function heroStyle(): string {
  return `@media (min-width:60rem){${PLACES_OF_PICTURES.hero}::before{background:linear-gradient(90deg,rgb(17 17 16/.85),rgb(17 17 16/.3))}}`;
}

/**
 * Shows a logo in place of the studio's name, whose text stays for those who listen and where colours are forced. Its room is
 * kept before it has loaded. An address that names no width is no logo: then the name stays.
 */
function logoStyle(address: string): string {
  const stored = Number(WIDTH.exec(address)?.[1] ?? 0);
  if (stored === 0) return '';
  const width = Math.round((stored * HEIGHT) / PICTURE_SIZES.logo.height);
  return (
    `@media not (forced-colors:active){${PLACES_OF_PICTURES.sign}{flex:0 1 ${width}px;` +
    `background:url(${address})0/min(100%,${width}px) no-repeat;font-size:0}}`
  );
}
