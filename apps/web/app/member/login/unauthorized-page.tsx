import { studio } from '@lifted/profile/studio';
import { Link, type MetaArgs } from 'react-router';
import { useLeaving } from '../../customer/use-leaving.ts';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './login.module.css';
import { NO_ACCESS_WORDS } from './login-words.ts';

const UNSENT_WORDS = {
  en: {
    text: 'Some of your sets aren’t sent yet. You can use another account once they are.',
    link: 'My workout',
  },
  de: {
    text: 'Einige deiner Sätze sind noch nicht gesendet. Sobald sie es sind, kannst du ein anderes Konto nutzen.',
    link: 'Mein Workout',
  },
};

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, NO_ACCESS_WORDS);

/** Where the guard sends people whose roles do not open a page (specification, section 2): says why and offers ways on. */
export default function UnauthorizedPage() {
  const { user, isLoading } = useSession();
  const { isLeaving, isRefused, leave } = useLeaving();
  const { email } = studio.contact;
  const words = useWords(NO_ACCESS_WORDS);
  const unsent = useWords(UNSENT_WORDS);
  const address = useAddress();
  return (
    <Page
      heading={words.title}
      lead={
        <p>
          {words.lead} <a href={`mailto:${email}`}>{email}</a>.
        </p>
      }
      grows
    >
      {user?.email != null && (
        <p className={styles.who}>
          {words.signedInAs} <strong>{user.email}</strong>
          {words.signedInEnd}
        </p>
      )}
      {isRefused && (
        <Notice tone="error">
          {unsent.text} <Link to={address('myWorkout')}>{unsent.link}</Link>
        </Notice>
      )}
      <p className={styles.actions}>
        <ButtonLink to={address('dashboard')}>{words.dashboard}</ButtonLink>
        <ButtonLink to={address('home')} look="outline">
          {words.home}
        </ButtonLink>
        {user !== null && (
          <Button look="outline" disabled={isLoading || isLeaving} onClick={leave}>
            {words.other}
          </Button>
        )}
      </p>
    </Page>
  );
}
