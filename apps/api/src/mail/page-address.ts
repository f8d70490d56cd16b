import type { InBothLanguages, Language } from '@lifted/domain/language/language';

const ROOTS: InBothLanguages<string> = { en: '', de: '/de' };

/** Address of a page in a language; a secret goes into the fragment, which browsers never send. */
export function pageAddress(publicUrl: string, language: Language, path: string, secret = ''): string {
  const url = new URL(ROOTS[language] + path, publicUrl);
  url.hash = secret;
  return url.href;
}
