import { use, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { counterpart } from '../../addresses.ts';
import { FixedLanguage, useLanguage } from '../../language.ts';

const OTHER = {
  en: { language: 'de', name: 'Deutsch', short: 'DE' },
  de: { language: 'en', name: 'English', short: 'EN' },
} as const;

/**
 * Leads to this page in the other language, where it has one, and in the same state; nothing is stored for it. Not on
 * the fallback page: it is built without knowing at which address it will be shown.
 */
export function LanguageSwitch({
  short = false,
  className,
}: {
  readonly short?: boolean;
  readonly className: string | undefined;
}) {
  const { pathname } = useLocation();
  const query = useQueryOnceAlive();
  const other = OTHER[useLanguage()];
  const to = counterpart(pathname, other.language);
  const standsIn = use(FixedLanguage) !== null;
  if (to === null || standsIn) return null;
  return (
    <Link
      to={to + query}
      lang={other.language}
      hrefLang={other.language}
      className={className}
      aria-label={short ? `${other.short}, ${other.name}` : undefined}
    >
      {short ? other.short : other.name}
    </Link>
  );
}

/** The query of the address, empty until the page is alive: it was built without one. */
function useQueryOnceAlive(): string {
  const { search } = useLocation();
  const isAlive = useSyncExternalStore(subscribeToNothing, alive, notYet);
  return isAlive ? search : '';
}

const subscribeToNothing = () => () => undefined;
const alive = () => true;
const notYet = () => false;
