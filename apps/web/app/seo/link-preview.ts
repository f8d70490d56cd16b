import { studio } from '@lifted/profile/studio';
import type { MetaDescriptor } from 'react-router';
import { languageAt } from '@lifted/domain/language/language-of-path';
import type { InBothLanguages } from '../language.ts';
import { SHARE_PICTURE, sharePicturePath } from './share-picture-path.ts';
import { absoluteAddress } from '@lifted/client/studio-settings.tsx';

interface PreviewWords {
  readonly title: string;
  readonly description: string;
}

/** As Open Graph writes languages; British English, because the site's dates and spelling are. */
const LOCALES: InBothLanguages<readonly [own: string, other: string]> = {
  en: ['en_GB', 'de_DE'],
  de: ['de_DE', 'en_GB'],
};
const PICTURE_SHOWS: InBothLanguages<string> = {
  en: 'A loaded barbell on the studio floor',
  de: 'Eine beladene Langhantel auf dem Studioboden',
};

/** What messengers and social networks show of a link to a page: Open Graph, which X reads too, and its card. */
export function linkPreview(address: string, { title, description }: PreviewWords): MetaDescriptor[] {
  const language = languageAt(address);
  const [locale, otherLocale] = LOCALES[language];
  const properties = {
    type: 'website',
    site_name: studio.name,
    title,
    description,
    url: absoluteAddress(address),
    locale,
    'locale:alternate': otherLocale,
    image: absoluteAddress(sharePicturePath(address)),
    'image:width': String(SHARE_PICTURE.width),
    'image:height': String(SHARE_PICTURE.height),
    'image:alt': PICTURE_SHOWS[language],
  };
  return [
    ...Object.entries(properties).map(([name, content]) => ({ property: `og:${name}`, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
