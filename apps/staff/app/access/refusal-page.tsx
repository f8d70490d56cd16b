import { useSession } from '@lifted/client/session/session-context.tsx';
import { signInAddress } from '@lifted/client/sign-in-addresses.ts';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { studio } from '@lifted/profile/studio';
import { Frame } from '../frame/frame.tsx';
import { useLanguage, useWords } from '../language.ts';
import { useTitle } from '../use-title.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';
import styles from './access.module.css';

/** For people who are signed in and do not work here: says so, and offers ways on. */
export function RefusalPage() {
  const { withSession } = useSession();
  const words = useWords(REFUSAL_WORDS);
  const language = useLanguage();
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
          <ButtonLink to={signInAddress('dashboard', language)} reloadDocument>
            {words.dashboard}
          </ButtonLink>
          <ButtonLink to={pathIn(language, '/')} reloadDocument look="outline">
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
