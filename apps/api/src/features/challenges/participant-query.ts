import type { MemberQuery } from '../../cache/member-response.ts';
import { attendedClassCount } from './attended-classes.ts';

/** The contract's participant: none or one row for customer `$1` in challenge `$2`. Counted at every read. */
export const PARTICIPANT = `
  select p.challenge_id, customer.id as customer_id, attended.count as attended_count,
         attended.count >= challenge.challenge_goal as completed
    from studio.challenge_participants p
    join studio.customers customer on customer.number = p.customer_number
    join studio.challenges challenge on challenge.id = p.challenge_id
   cross join lateral (${attendedClassCount('p.customer_number', 'challenge')}) as attended
   where p.customer_number = $1 and p.challenge_id = $2`;

/** The same as the JSON of a list. */
export const PARTICIPANTS: MemberQuery = {
  name: 'challenge-participants',
  text: `select coalesce(json_agg(participant), '[]')::text from (${PARTICIPANT}) as participant`,
};
