import { useSession } from '@lifted/client/session/session-context.tsx';
import { signInAddress } from '@lifted/client/sign-in-addresses.ts';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { STUDIO_ROLES } from '@lifted/domain/people/studio-role';
import { ROLE_NAMES } from '../parts/role-names.ts';
import { useLanguage, useWords } from '../language.ts';
import styles from './account.module.css';
import { FRAME_WORDS } from './frame-words.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Who is signed in and as what, the way out, and the ways to the website, below every page. */
export function Account() {
  const words = useWords(FRAME_WORDS);
  const names = useWords(ROLE_NAMES);
  const language = useLanguage();
  const { user, userRoles } = useSession();
  if (user === null) return null;
  const roles = STUDIO_ROLES.filter((role) => userRoles.includes(role)).map((role) => names[role]);
  return (
    <footer className={styles.account}>
      <div className={styles.row}>
        <p>
          {words.signedInAs} <strong className={styles.who}>{user.displayName ?? user.email}</strong>
          {roles.length > 0 && <span className={styles.roles}> ({roles.join(', ')})</span>}
        </p>
        <SignOutButton>{words.signOut}</SignOutButton>
      </div>
      <nav aria-label={words.account} className={styles.links}>
        <a href={pathIn(language, '/')}>{words.website}</a>
        <a href={signInAddress('dashboard', language)}>{words.dashboard}</a>
        <a href={signInAddress('security', language)}>{words.security}</a>
      </nav>
    </footer>
  );
}
