import type { MemberQuery } from '../../cache/member-response.ts';

/** More than anybody scrolls through; what is older is deleted after some months anyway. */
const MOST_SHOWN = 200;

const UNREAD = `(select count(*)::integer from studio.messages where customer_number = $1 and read_at is null)`;

/** JSON of the contract's MemberMessages. */
export const MESSAGES: MemberQuery = {
  name: 'member-messages',
  text: `
    select json_build_object(
      'messages', (
        select coalesce(json_agg(message), '[]') from (
          select number, kind, words, path, studio.berlin_iso(written_at) as written_at, read_at is not null as is_read
            from studio.messages where customer_number = $1 order by written_at desc, number desc limit ${MOST_SHOWN}
        ) message),
      'unread', ${UNREAD})::text`,
};

/** JSON of the contract's answer about unread messages. */
export const UNREAD_MESSAGES: MemberQuery = {
  name: 'unread-messages',
  text: `select json_build_object('unread', ${UNREAD})::text`,
};
