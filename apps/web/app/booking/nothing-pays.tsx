import { Notice } from '@lifted/design/notice.tsx';
import { Link } from 'react-router';
import { useWords } from '../language.ts';
import { useAddress } from '../use-address.ts';
import { BOOKING_WORDS } from './booking-words.ts';

/** To a member who has neither pass nor membership: what is needed to book, and the way there. Said once for a page. */
export function NothingPays() {
  const { needsPayer, prices } = useWords(BOOKING_WORDS);
  const address = useAddress();
  return (
    <Notice>
      {needsPayer} <Link to={address('memberships')}>{prices}</Link>
    </Notice>
  );
}
