import { use } from 'react';
import { Link, useLocation } from 'react-router';
import { counterpart } from '../addresses.ts';
import { FixedLanguage, useLanguage } from '../language.ts';

const OTHER = {
  en: { language: 'de', name: 'Deutsch', short: 'DE' },
  de: { language: 'en', name: 'English', short: 'EN' },
} as const;

/**
 * Leads to this page in the other language, where it has one; nothing is stored for it. Not on the page that stands in
 * for others: it is drawn before anybody knows at which address it will be shown.
 */
export function LanguageSwitch({
  short = false,
  className,
}: {
  readonly short?: boolean;
  readonly className: string | undefined;
}) {
  const { pathname } = useLocation();
  const other = OTHER[useLanguage()];
  const to = counterpart(pathname, other.language);
  const standsIn = use(FixedLanguage) !== null;
  if (to === null || standsIn) return null;
  return (
    <Link
      to={to}
      lang={other.language}
      hrefLang={other.language}
      className={className}
      aria-label={short ? `${other.short}, ${other.name}` : undefined}
    >
      {short ? other.short : other.name}
    </Link>
  );
}
