import { useSession } from '@lifted/client/session/session-context.tsx';
import { signInAddress } from '@lifted/client/sign-in-addresses.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { mayOpen, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { studio } from '@lifted/profile/studio';
import { addressIn } from '../addresses.ts';
import { Frame } from '../frame/frame.tsx';
import { SignOutButton } from '../frame/sign-out-button.tsx';
import { useLanguage, useWords } from '../language.ts';
import { useTitle } from '../use-title.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';
import styles from './access.module.css';

/** In the place of a page that somebody may not open. */
export function RefusalPage() {
  const { userRoles } = useSession();
  return mayOpen(userRoles, STAFF_ROLES) ? <OtherRoles /> : <NotStaff />;
}

/** For the team: the page is for other roles. */
function OtherRoles() {
  const words = useWords(REFUSAL_WORDS);
  const language = useLanguage();
  useTitle(words.otherRoles);
  return (
    <Page heading={words.otherRoles} lead={words.otherRolesLead}>
      <p>
        <ButtonLink to={addressIn(language, '/desk')}>{words.toDesk}</ButtonLink>
      </p>
    </Page>
  );
}

/**
 * For people who are signed in and do not work here: says so, and offers ways on. Who has no role at all may well work here,
 * while the server did not answer which one.
 */
function NotStaff() {
  const { userRoles } = useSession();
  const isUnknown = userRoles.length === 0;
  const words = useWords(REFUSAL_WORDS);
  const language = useLanguage();
  const { email } = studio.contact;
  const heading = isUnknown ? words.unknown : words.refused;
  const [before, after] = isUnknown ? words.unknownLead : words.refusedLead;
  useTitle(heading);
  return (
    <Frame isOpen={false}>
      <Page
        heading={heading}
        lead={
          <p>
            {before}
            <a href={`mailto:${email}`}>{email}</a>
            {after}
          </p>
        }
      >
        <p className={styles.actions}>
          {isUnknown && <Button onClick={() => window.location.reload()}>{words.reload}</Button>}
          <ButtonLink
            to={signInAddress('dashboard', language)}
            reloadDocument
            look={isUnknown ? 'outline' : 'signal'}
          >
            {words.dashboard}
          </ButtonLink>
          <ButtonLink to={pathIn(language, '/')} reloadDocument look="outline">
            {words.website}
          </ButtonLink>
          <SignOutButton>{words.otherAccount}</SignOutButton>
        </p>
      </Page>
    </Frame>
  );
}
