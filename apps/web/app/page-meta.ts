import { studio } from '@lifted/profile/studio';
import type { MetaDescriptor } from 'react-router';

/** Title and description of a page, for its `meta` export: the studio's name follows the title. */
export function pageMeta(page: { readonly title: string; readonly description: string }): MetaDescriptor[] {
  return [{ title: `${page.title} · ${studio.name}` }, { name: 'description', content: page.description }];
}
