import { GERMAN_ROOT, languageAt } from '@lifted/domain/language/language-of-path';

/** Size of the pictures in pixels: what Open Graph and the large cards of X ask for. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Where the build puts the picture that previews of links to a page show: '/share/de/about.jpg' for '/de/about'. */
export function sharePicturePath(address: string): string {
  const language = languageAt(address);
  const below = language === 'de' ? address.slice(GERMAN_ROOT.length) : address;
  const name = below.slice(1).replaceAll('/', '-') || 'home';
  return `/share/${language}/${name}.jpg`;
}
