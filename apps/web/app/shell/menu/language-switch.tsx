import { chosenLanguageCookie, LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import { use, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import type { Language } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { counterpart } from '../../addresses.ts';
import { FixedLanguage, useLanguage } from '../../language.ts';

const OTHER = {
  en: { language: 'de', name: 'Deutsch', short: 'DE' },
  de: { language: 'en', name: 'English', short: 'EN' },
} as const;

/**
 * Leads to this page in the other language, where it has one, and in the same state; the home page opens in it from then on.
 * Not on the fallback page: it is built without knowing at which address it will be shown.
 */
export function LanguageSwitch({
  short = false,
  className,
}: {
  readonly short?: boolean;
  readonly className: string | undefined;
}) {
  const { pathname, search } = useLocation();
  const isAlive = useSyncExternalStore(subscribeToNothing, alive, notYet);
  const other = OTHER[useLanguage()];
  const to = counterpart(pathname, other.language);
  const standsIn = use(FixedLanguage) !== null;
  if (to === null || standsIn) return null;
  return (
    <Link
      to={to + (isAlive ? search : unlessAlive(to, other.language))}
      lang={other.language}
      hrefLang={other.language}
      className={className}
      onClick={() => {
        document.cookie = chosenLanguageCookie(other.language);
      }}
      aria-label={short ? `${other.short}, ${other.name}` : undefined}
    >
      {short ? other.short : other.name}
    </Link>
  );
}

/** A page was built without the query of its address. A home page's own asks the server to keep the language, which scripts do later. */
function unlessAlive(to: string, language: Language): string {
  return to === pathIn(language, '/') ? `?${LANGUAGE_COOKIE}=${language}` : '';
}

const subscribeToNothing = () => () => undefined;
const alive = () => true;
const notYet = () => false;
