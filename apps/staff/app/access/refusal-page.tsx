import { useSession } from '@lifted/client/session/session-context.tsx';
import { SIGN_IN_ADDRESSES } from '@lifted/client/sign-in-addresses.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { studio } from '@lifted/profile/studio';
import { Frame } from '../frame/frame.tsx';
import { useWords } from '../language.ts';
import { useTitle } from '../use-title.ts';
import { ACCESS_WORDS } from './access-words.ts';
import styles from './access.module.css';

/** For people who are signed in and do not work here: says so, and offers ways on. */
export function RefusalPage() {
  const { withSession } = useSession();
  const words = useWords(ACCESS_WORDS);
  const { email } = studio.contact;
  const [before, after] = words.refusedLead;
  useTitle(words.refused);
  return (
    <Frame isOpen={false}>
      <Page
        heading={words.refused}
        lead={
          <p>
            {before}
            <a href={`mailto:${email}`}>{email}</a>
            {after}
          </p>
        }
      >
        <p className={styles.actions}>
          <ButtonLink to={SIGN_IN_ADDRESSES.dashboard} reloadDocument>
            {words.dashboard}
          </ButtonLink>
          <ButtonLink to="/" reloadDocument look="outline">
            {words.website}
          </ButtonLink>
          <Button look="outline" onClick={() => void withSession((session) => session.logout())}>
            {words.otherAccount}
          </Button>
        </p>
      </Page>
    </Frame>
  );
}
