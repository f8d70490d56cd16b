/**
 * SQL for the name a colleague is called by at the studio, of the id they act under: that of their account, of Firebase, or of
 * an API key. As a coach, as a member, by the account, then by address; null once nobody has this id any more.
 */
export function staffName(uid: string): string {
  return `(
    select coalesce(
             (select co.first_name from studio.coaches co where co.email = su.email order by co.id limit 1),
             nullif(concat_ws(' ', sc.first_name, sc.last_name), ''), nullif(su.name, ''), su.email, sk.name)
      from (select coalesce((select sf.account_uid from studio.firebase_identities sf where sf.uid = ${uid}), ${uid}) as uid) acting
      left join identity."user" su on su.id = acting.uid
      left join studio.accounts sa on sa.provider = 'studio' and sa.uid = acting.uid
      left join studio.customers sc on sc.id = sa.customer_id
      left join studio.api_keys sk on acting.uid = 'key:' || sk.id)`;
}
