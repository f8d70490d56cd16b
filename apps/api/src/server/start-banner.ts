/** What the operator needs to know once the server is up. */
export interface StartFacts {
  readonly studioName: string;
  readonly publicUrl: string;
  readonly siteIsBuilt: boolean;
  readonly database: 'embedded' | 'external';
  readonly startedInMs: number;
  /** Mails can be read at /dev/mailbox. */
  readonly mailbox: boolean;
  /** Demo accounts to sign in with. */
  readonly accounts: { readonly emails: readonly string[]; readonly password: string } | null;
}

const WIDTH = 12;

/** The banner on standard output once the server is up. */
export function startBanner(facts: StartFacts): string {
  const { publicUrl } = facts;
  const lines = [
    ['Site', facts.siteIsBuilt ? publicUrl : `${publicUrl} (not built yet: npm run build)`],
    ['Timetable', `${publicUrl}/workouts`],
    ['API', `${publicUrl}/api/docs`],
    ...(facts.mailbox ? [['Mailbox', `${publicUrl}/dev/mailbox`]] : []),
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

function accountLines({ emails, password }: NonNullable<StartFacts['accounts']>): string[][] {
  const people = emails.map((email, index) => [index === 0 ? 'Sign in as' : '', email]);
  return [...people, ['Password', password]];
}
