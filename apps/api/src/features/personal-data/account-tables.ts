import { time, type ExportTable } from './export-table.ts';

const account: ExportTable = {
  name: 'account',
  what: 'Your account: what you sign in with, and since when it exists.',
  columns: {
    id: 'Id of the account',
    email: 'Address you sign in with',
    email_verified: 'Whether the studio knows that it is yours',
    name: 'Your name as the account shows it',
    picture: 'Address of a picture; the studio keeps none',
    created_at: 'When the account was made',
    changed_at: 'When name or address last changed',
    disabled_at: 'When the studio closed it; empty while it is open',
  },
  sql: `select u.id, u.email, u."emailVerified" as email_verified, u.name, u.image as picture,
               ${time('u."createdAt"')} as created_at, ${time('u."updatedAt"')} as changed_at,
               ${time('a.disabled_at')} as disabled_at
          from person p join identity."user" u on u.id = p.uid
          left join studio.accounts a on a.provider = 'studio' and a.uid = u.id`,
  covers: ['identity.user', 'studio.accounts'],
};

const roles: ExportTable = {
  name: 'roles',
  what: 'Your roles at the studio.',
  columns: {
    role: 'member, coach, desk or owner',
    branches: 'Of the front desk of some branches, these',
  },
  sql: `select r.role,
               (select string_agg(coalesce(n.name, 'the address of the studio'), ', ' order by n.name)
                  from studio.desk_branches b left join studio.branches n on n.id = b.branch_id
                 where b.provider = r.provider and b.uid = r.uid and b.role = r.role) as branches
          from person p
          join studio.account_roles r on r.provider = 'studio' and r.uid = p.uid order by r.role`,
  covers: ['studio.account_roles', 'studio.desk_branches'],
};

const coach: ExportTable = {
  name: 'coach',
  what: 'You as a coach of the studio, as members see you.',
  columns: { first_name: 'Your first name', picture: 'Address of your picture' },
  sql: `select c.first_name, c.profile_image_url as picture
          from person p join identity."user" u on u.id = p.uid join studio.coaches c on c.email = u.email`,
  covers: ['studio.coaches'],
};

const signInMethods: ExportTable = {
  name: 'sign_in_methods',
  what: 'How you can sign in. Of a password we keep only a hash, which nobody can read and which is not included.',
  columns: {
    method: 'password, google or firebase',
    id_there: 'Your id at Google or Firebase',
    since: 'When it was set up; for firebase: sign-ins before this time no longer count',
  },
  sql: `select case m."providerId" when 'credential' then 'password' else m."providerId" end as method,
               case m."providerId" when 'credential' then null else m."accountId" end as id_there,
               ${time('m."createdAt"')} as since
          from person p join identity."account" m on m."userId" = p.uid
         union all
        select 'firebase', f.uid,
               case when isfinite(f.valid_from) then ${time('f.valid_from')} end
          from person p join studio.firebase_identities f on f.provider = 'studio' and f.account_uid = p.uid
         order by 1`,
  covers: ['identity.account', 'studio.firebase_identities'],
};

const secondFactors: ExportTable = {
  name: 'second_factors',
  what: 'Second steps when you sign in. The secret of an app and the full number of a phone are encrypted and not included.',
  columns: {
    kind: 'totp (an authenticator app), phone, or backup_codes',
    name: 'What you recognise it by; of a phone the last digits',
    begun_at: 'When you began to set it up',
    enrolled_at: 'When it was confirmed; empty if it never was',
    codes_left: 'Of backup codes: how many are left',
  },
  sql: `select kind, name, begun_at, enrolled_at, codes_left from (
          select f.kind, f.name, ${time('f.begun_at')} as begun_at, ${time('f.enrolled_at')} as enrolled_at,
                 null::integer as codes_left
            from person p join studio.second_factors f on f.uid = p.uid
           union all
          select 'backup_codes', null, null, null, count(*)::integer
            from person p join studio.backup_codes b on b.uid = p.uid having count(*) > 0
        ) as steps order by begun_at nulls last`,
  covers: ['studio.second_factors', 'studio.backup_codes'],
};

const sessions: ExportTable = {
  name: 'sessions',
  what: 'Where you are signed in: when it began and until when it is good. No devices, no tokens.',
  columns: {
    began_at: 'When you signed in',
    last_used_at: 'The day you last came back with it',
    good_until: 'Until when it is good if you do not come back',
    second_step_shown_at: 'When you showed the second step; empty without one',
  },
  sql: `select ${time('s."createdAt"')} as began_at, ${time('s."updatedAt"')} as last_used_at,
               ${time('s."expiresAt"')} as good_until, ${time('h.shown_at')} as second_step_shown_at
          from person p join identity."session" s on s."userId" = p.uid
          left join studio.second_factor_sessions h on h.session_id = s.id
         order by s."createdAt"`,
  covers: ['identity.session', 'studio.second_factor_sessions'],
};

const passkeys: ExportTable = {
  name: 'passkeys',
  what: 'Passkeys you can sign in with. Their secret never leaves your devices.',
  columns: {
    name: 'What you called it',
    synced: 'Whether other devices of yours have it too',
    added_at: 'When you added it',
    last_used_at: 'When you last signed in with it; empty if never',
  },
  sql: `select k.name, k.is_synced as synced, ${time('k.added_at')} as added_at, ${time('k.last_used_at')} as last_used_at
          from person p join studio.passkeys k on k.uid = p.uid
         order by k.added_at`,
  covers: ['studio.passkeys'],
};

const knownDevices: ExportTable = {
  name: 'known_devices',
  what: 'Browsers you have signed in with: since when and until when. Of the browser itself nothing is kept but the checksum of a cookie.',
  columns: {
    first_used_at: 'When you first signed in there',
    last_used_at: 'When you last signed in there',
  },
  sql: `select ${time('d.first_used_at')} as first_used_at, ${time('d.last_used_at')} as last_used_at
          from person p join studio.known_devices d on d.uid = p.uid
         order by d.first_used_at`,
  covers: ['studio.known_devices'],
};

const signInLinks: ExportTable = {
  name: 'sign_in_links',
  what: 'Sign-in links we sent you in the last days. Only their checksums are kept.',
  columns: {
    made_at: 'When it was made',
    good_until: 'Until when it is good',
    used_at: 'When it was used; empty if it was not',
  },
  sql: `select ${time('l.created_at')} as made_at, ${time('l.expires_at')} as good_until,
               ${time('l.used_at')} as used_at
          from person p join studio.sign_in_links l on l.provider = 'studio' and l.uid = p.uid
         order by l.created_at`,
  covers: ['studio.sign_in_links'],
};

const calendarFeeds: ExportTable = {
  name: 'calendar_feeds',
  what: 'The address your calendar subscribes to. Only its checksum is kept.',
  columns: { made_at: 'When it was made', language: 'The language of its entries' },
  sql: `select ${time('f.made_at')} as made_at, f.language
          from person p
          join studio.calendar_feeds f on f.customer_number = p.number
            or f.coach_id = any (array(
                 select c.id from studio.coaches c join identity."user" u on u.email = c.email where u.id = p.uid))
         order by f.made_at`,
  covers: ['studio.calendar_feeds'],
};

const failedTries: ExportTable = {
  name: 'failed_tries',
  what: 'Failed attempts to sign in to your account, counted for a few days to protect it.',
  columns: {
    kind: 'password or second_step',
    count: 'How many',
    since: 'When the count began',
    sms_sent: 'Codes sent to your phone within the last hour',
  },
  sql: `select 'password' as kind, f.failures as count, ${time('f.window_started_at')} as since,
               null::integer as sms_sent
          from person p join identity."user" u on u.id = p.uid
         cross join lateral (
               select u.email as counted
                union all
               select 'device ' || d.id from studio.known_devices d where d.uid = p.uid) as of_them
          join studio.sign_in_failures f on f.address_hash = sha256(convert_to(of_them.counted, 'UTF8'))
         union all
        select 'second_step', l.wrong_codes, ${time('l.wrong_since')}, cardinality(l.sms_sent_at)
          from person p join studio.second_factor_limits l on l.uid = p.uid`,
  covers: ['studio.sign_in_failures', 'studio.second_factor_limits'],
};

const deletion: ExportTable = {
  name: 'deletion_request',
  what: 'That you asked for your account to be deleted.',
  columns: {
    asked_by: 'member (you) or operator (the studio, for you)',
    asked_at: 'When',
    due_at: 'Until when it can be taken back',
  },
  sql: `select d.asked_by, ${time('d.asked_at')} as asked_at, ${time('d.due_at')} as due_at
          from person p join studio.deletion_requests d on d.uid = p.uid`,
  covers: ['studio.deletion_requests'],
};

const actions: ExportTable = {
  name: 'audit_log',
  what: 'What the studio’s team did: that someone looked at your training (noted once a day) or changed your account.',
  columns: {
    at: 'When',
    by: 'operator (at the command line), account (somebody signed in), studio (done by itself) or you',
    action: 'What was done',
  },
  sql: `select ${time('l.at')} as at, case when l.actor_uid = p.uid then 'you' else l.actor end as by, l.action
          from person p
          join studio.audit_log l on l.customer_id = p.customer_id or l.account_uid = p.uid or l.actor_uid = p.uid
         order by l.at, l.id`,
  covers: ['studio.audit_log'],
};

/** Sign-in, and who read the data. */
export const ACCOUNT_TABLES: readonly ExportTable[] = [
  account,
  roles,
  coach,
  signInMethods,
  secondFactors,
  sessions,
  knownDevices,
  passkeys,
  signInLinks,
  calendarFeeds,
  failedTries,
  deletion,
  actions,
];
