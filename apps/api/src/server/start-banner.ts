import { DEMO_PIN } from '@lifted/domain/floor/demo-pin';
import { studio } from '@lifted/profile/studio';
import type { Env } from '../config/env.ts';
import { DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import type { StudioServer } from './studio-server.ts';

/** What the operator needs to know once the server is up. */
export interface StartFacts {
  readonly studioName: string;
  readonly publicUrl: string;
  readonly siteIsBuilt: boolean;
  readonly database: 'embedded' | 'external';
  readonly startedInMs: number;
  /** Mails can be read at /dev/mailbox. */
  readonly hasDemoMailbox: boolean;
  /** Demo accounts to sign in with. */
  readonly accounts: {
    readonly emails: readonly string[];
    readonly password: string;
    /** Of every coach on the floor. */
    readonly pin: string;
  } | null;
}

const WIDTH = 12;

/** The banner of a server that was started with these settings. */
export function bannerFor(
  env: Pick<Env, 'publicUrl' | 'mode'>,
  { databaseKind, siteIsBuilt, demoAccounts }: Omit<StudioServer, 'stop'>,
  startedInMs: number,
): string {
  return startBanner({
    studioName: studio.name,
    publicUrl: env.publicUrl,
    siteIsBuilt,
    database: databaseKind,
    startedInMs,
    hasDemoMailbox: env.mode === 'demo',
    accounts:
      demoAccounts.length > 0 ? { emails: demoAccounts, password: DEMO_PASSWORD, pin: DEMO_PIN } : null,
  });
}

/** The banner on standard output once the server is up. */
export function startBanner(facts: StartFacts): string {
  const { publicUrl } = facts;
  const lines = [
    ['Site', facts.siteIsBuilt ? publicUrl : `${publicUrl} (not built yet: npm run build)`],
    ['Timetable', `${publicUrl}/workouts`],
    ...(facts.accounts ? [['Floor', `${publicUrl}/floor`]] : []),
    ['API', `${publicUrl}/api/docs`],
    ...(facts.hasDemoMailbox ? [['Mailbox', `${publicUrl}/dev/mailbox`]] : []),
    ...(facts.accounts ? accountLines(facts.accounts) : []),
    [
      'Database',
      facts.database === 'embedded'
        ? 'PostgreSQL, started with the server'
        : 'PostgreSQL behind DATABASE_URL',
    ],
  ];
  const rows = lines.map(([name = '', value = '']) => `  ${name.padEnd(WIDTH)}${value}`);
  const seconds = (facts.startedInMs / 1000).toFixed(1);
  return [
    '',
    `  ${facts.studioName} is open. Up in ${seconds} s, Ctrl-C stops it.`,
    '',
    ...rows,
    '',
    '',
  ].join('\n');
}

/** What the operator reads at the first start, while the database is empty. */
export function firstStartBanner({ publicUrl, code }: { readonly publicUrl: string; readonly code: string }) {
  return [
    '',
    '  There is no studio in this database yet. Set it up in a browser:',
    '',
    `  ${'Page'.padEnd(WIDTH)}${publicUrl}`,
    `  ${'Set-up code'.padEnd(WIDTH)}${code}`,
    '',
    '  Or here: npm run studio -- new, or npm run studio -- import. This server opens as soon as there is a studio.',
    '',
    '',
  ].join('\n');
}

function accountLines({ emails, password, pin }: NonNullable<StartFacts['accounts']>): string[][] {
  const people = emails.map((email, index) => [index === 0 ? 'Sign in as' : '', email]);
  return [...people, ['Password', password], ['Floor PIN', pin]];
}
