import { studio } from '@lifted/profile/studio';
import { useWords } from '../language.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { BOOKING_WORDS } from './booking-words.ts';
import styles from './booking-service.module.css';

/** How to get a place without the widgets: the service's own page in a tab of its own, the phone, a mail. */
export function OtherWays() {
  const words = useWords(BOOKING_WORDS);
  const { email, phone } = studio.contact;
  return (
    <ul className={styles.ways}>
      <li>
        <ExternalLink href={studio.links.memberLogin}>{words.memberLogin}</ExternalLink>
      </li>
      <li>
        {`${words.call} `}
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </li>
      <li>
        {`${words.write} `}
        <a href={`mailto:${email}`}>{email}</a>
      </li>
    </ul>
  );
}
