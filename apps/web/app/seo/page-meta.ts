import { studio } from '@lifted/profile/studio';
import type { MetaDescriptor } from 'react-router';
import { withoutLastSlash } from '@lifted/client/sign-in-addresses.ts';
import { counterpart } from '../addresses.ts';
import { INDEXED } from './indexed-addresses.ts';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { LANGUAGES, type InBothLanguages, type Language } from '../language.ts';
import { linkPreview } from './link-preview.ts';
import { absoluteAddress } from '@lifted/client/studio-settings.tsx';

/** What search engines and link previews say about a page. */
export interface PageWords {
  /** 20 to 50 characters: the studio's name follows, and search results cut off behind 60. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
}

/** Shown to those who are offered a page that is not in the index; its links may be followed. */
const NOT_IN_THE_INDEX: MetaDescriptor = { name: 'robots', content: 'noindex' };
/** For readers of any other language. */
const DEFAULT_LANGUAGE: Language = 'en';

/**
 * The head of the page at a path, for its `meta` export: title (the studio's name follows), description, and for the
 * pages of the index (indexed-addresses.ts) their address, the one in the other language and what previews of links
 * show. Words in one language serve both addresses of a page.
 */
export function pageMeta(pathname: string, words: PageWords | InBothLanguages<PageWords>): MetaDescriptor[] {
  const address = withoutLastSlash(pathname);
  const ownWords = 'title' in words ? words : words[languageAt(address)];
  return [
    { title: `${ownWords.title} · ${studio.name}` },
    { name: 'description', content: ownWords.description },
    ...(INDEXED.includes(address)
      ? [canonical(address), ...alternates(address), ...preview(address, ownWords)]
      : [NOT_IN_THE_INDEX]),
  ];
}

/** For addresses without a page, and for the fallback page of those not prerendered. */
export function studioMeta(title: string): MetaDescriptor[] {
  return [
    { title },
    NOT_IN_THE_INDEX,
    ...preview('/', { title: studio.name, description: studio.claim[DEFAULT_LANGUAGE] }),
  ];
}

/** Written by the build only: its readers run no scripts, and React leaves unknown elements in the head alone. */
function preview(address: string, words: PageWords): MetaDescriptor[] {
  return import.meta.env.SSR ? linkPreview(address, words) : [];
}

function canonical(address: string): MetaDescriptor {
  return { tagName: 'link', rel: 'canonical', href: absoluteAddress(address) };
}

function alternates(address: string): MetaDescriptor[] {
  const alternate = (hrefLang: string, language: Language) => {
    const there = counterpart(address, language);
    return there === null
      ? []
      : [{ tagName: 'link', rel: 'alternate', hrefLang, href: absoluteAddress(there) }];
  };
  return [
    ...LANGUAGES.flatMap((language) => alternate(language, language)),
    ...alternate('x-default', DEFAULT_LANGUAGE),
  ];
}
