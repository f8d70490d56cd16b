import { studio } from '@lifted/profile/studio';
import type { MetaDescriptor } from 'react-router';
import { languageAt, type InBothLanguages } from './language.ts';

/** What search engines and link previews say about a page. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/**
 * Title and description of the page at a path, for its `meta` export: the studio's name follows the title. Words in one
 * language serve both addresses of a page.
 */
export function pageMeta(pathname: string, words: PageWords | InBothLanguages<PageWords>): MetaDescriptor[] {
  const { title, description } = 'title' in words ? words : words[languageAt(pathname)];
  return [{ title: `${title} · ${studio.name}` }, { name: 'description', content: description }];
}
