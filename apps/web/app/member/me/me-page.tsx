import { useSession } from '@lifted/client/session/session-context.tsx';
import { useStudioSettings } from '@lifted/client/studio-settings.tsx';
import { Button } from '@lifted/design/button.tsx';
import { LinkRows } from '@lifted/design/layout/link-rows.tsx';
import { Page } from '@lifted/design/layout/page.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { chosenLanguageCookie } from '@lifted/domain/language/chosen-language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { mayOpen, STAFF_ROLES } from '@lifted/domain/people/studio-role';
import { studio } from '@lifted/profile/studio';
import { Link, type MetaArgs } from 'react-router';
import { addressIn } from '../../addresses.ts';
import { useUnread } from '../../customer/unread-messages.ts';
import { useLeaving } from '../../customer/use-leaving.ts';
import { useLanguage, useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useAddress } from '../../use-address.ts';
import { ME_WORDS } from './me-words.ts';
import styles from './me.module.css';

const OTHER = { en: 'de', de: 'en' } as const;

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, ME_WORDS);

/** Everything about the member that is no training: what they booked with, their account, their data, the way out. */
export default function MePage() {
  const { user, userRoles } = useSession();
  const { isLeaving, isRefused, leave } = useLeaving();
  const words = useWords(ME_WORDS);
  const address = useAddress();
  const language = useLanguage();
  const unread = useUnread();
  const isBookedHere = useStudioSettings().booking_service === null;
  if (user === null) return null;
  const other = OTHER[language];
  const isStaff = mayOpen(userRoles, STAFF_ROLES);
  const trainsHere = !isStaff || userRoles.includes('member');
  return (
    <Page
      heading={words.heading}
      lead={
        <p>
          {words.signedInAs} <strong className={styles.who}>{user.displayName ?? user.email}</strong>
        </p>
      }
      grows
    >
      <LinkRows
        rows={[
          {
            to: address('messages'),
            text: words.messages.text,
            note: unread > 0 ? words.messages.unread(unread) : words.messages.note,
          },
          ...(isBookedHere && trainsHere ? [{ to: address('passes'), ...words.passes }] : []),
          { to: address('security'), ...words.security },
          { to: address('yourData'), ...words.yourData },
          ...(isStaff ? [{ to: pathIn(language, '/desk'), ...words.desk, leavesApp: true }] : []),
        ]}
      />
      {!isBookedHere && trainsHere && (
        <p>
          <ExternalLink href={studio.links.memberLogin}>{words.bookingService}</ExternalLink>
        </p>
      )}
      {isRefused && (
        <Notice tone="error">
          {words.unsent} <Link to={address('myWorkout')}>{words.myWorkout}</Link>
        </Notice>
      )}
      <div className={styles.end}>
        <Button look="outline" disabled={isLeaving} onClick={leave}>
          {words.logOut}
        </Button>
        <Link
          to={addressIn(other, 'me')}
          lang={other}
          hrefLang={other}
          className={styles.language}
          onClick={() => {
            document.cookie = chosenLanguageCookie(other);
          }}
        >
          {words.otherLanguage}
        </Link>
      </div>
    </Page>
  );
}
