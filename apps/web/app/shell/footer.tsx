import { studio } from '@lifted/profile/studio';
import { Link } from 'react-router';
import { VISIT_PART } from '../parts-of-pages.ts';
import { useWords } from '../language.ts';
import { useLegalLinks } from '../legal-links.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import styles from './footer.module.css';
import { useAddress } from '../use-address.ts';
import { INSTAGRAM } from './menu/navigation.ts';
import { SHELL_WORDS } from './shell-words.ts';
import { useFooterShown } from './use-footer-shown.ts';

/**
 * Keeps its place at the end of the page, so that nothing moves, and slides into it near the bottom. Links are there for
 * keyboard and screen reader all the time: focus brings the footer in. Without scripts it is always visible.
 */
export function Footer() {
  const shown = useFooterShown();
  const legalLinks = useLegalLinks();
  const address = useAddress();
  const { legal, visit } = useWords(SHELL_WORDS);
  return (
    <footer className={styles.place}>
      <div className={styles.footer} data-away={shown ? undefined : ''}>
        <p className={styles.studio}>
          <Link to={`${address('home')}#${VISIT_PART}`}>
            {`${studio.name} · ${studio.address.street} · ${studio.address.postcode} ${studio.address.city} · ${visit}`}
          </Link>
        </p>
        <nav aria-label={legal} className={styles.links}>
          {legalLinks.map(({ text, to, lang }) => (
            <Link key={to} to={to} lang={lang}>
              {text}
            </Link>
          ))}
          <ExternalLink href={INSTAGRAM.to}>{INSTAGRAM.text}</ExternalLink>
        </nav>
      </div>
    </footer>
  );
}
