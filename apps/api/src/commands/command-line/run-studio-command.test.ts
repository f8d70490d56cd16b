import { expect, test } from 'vitest';
import { type } from '../../testing/studio-command-fixture.ts';

const HELP = [
  'Type: npm run studio -- <command>',
  '',
  '  new [--language de] [--answers FILE]                   make a new studio in an empty database: asks 23 questions, or reads the answers from a JSON file',
  '  import DIR [--dry-run]                                 import the CSV files of a directory: all of them or, if anything is wrong, nothing; --encoding FILE=HOW, --leave-out FILE:LINE and --without-sign-in FILE:LINE for what it asks about',
  '  backup-keys FILE                                       make keys that backups are encrypted and signed with; FILE opens them, keep it off this machine',
  '  backup FILE | --continuous DIR|off [--keep DAYS]       write everything into one file, or go on writing every change; it holds personal data, keep it safe',
  '  restore FILE | DIR --at TIME [--key FILE] [--replace]  bring back what a backup holds, its mails on hold; with --replace in place of all existing data',
  '  cancel-class ID --reason WHY                           cancel a class (few, coach, closure, other); credits come back and everybody gets a mail',
  '  restore-class ID                                       let a cancelled class take place after all; its bookings come back, with a mail',
  '  close-roster ID                                        say that everybody present in a class is marked; 48 hours later the others were missing',
  '  partner-visits --partner ID --month MONTH [--csv]      list the guests of a partner service who came in a month; --csv for a spreadsheet',
  '  fees [STATE] [--csv]                                   list the fees that are due, or in another state (pending, due, settled, waived, objected, dropped); --csv for a spreadsheet',
  '  decide-fee ID HOW [--reason TEXT]                      make a fee `waived` (with a reason the member reads), `due` after an objection, or `settled`',
  '  jobs [ACTION [KIND]]                                   show mails and tasks that wait; `hold` all, and `resume` or `discard` those on hold',
  '  check-mail [--domain DOMAIN] [--selector NAME]         look up SPF, DKIM, DMARC and MX of the domain mails are from, and say what is missing',
  '  invite EMAIL [NAMES]                                   mail somebody a way in; --first-name, --last-name and maybe --id make them a customer first',
  '  sign-in-link EMAIL [--mail]                            print a link that signs an account in, once and for 15 minutes; --mail sends one for a week',
  '  make-owner EMAIL                                       make somebody an owner, who gives roles at the desk; an unknown address gets an account',
  '  change-email OLD NEW                                   give an account another address; it is signed out, Google unlinked, and the password stays',
  '  disable EMAIL                                          let nobody sign in to an account, and end what is open',
  '  enable EMAIL                                           let a disabled account sign in again',
  '  sign-out EMAIL                                         sign an account out on every device; links that are under way are void too',
  '  reset-second-factor EMAIL                              remove second factors, backup codes and passkeys of an account, sign it out and mail its owner',
  '  reset-sign-in --secret-is-lost                         make new sign-in keys: everybody signs in again, second factors of the lost secret are removed',
  '  grant EMAIL PRODUCT [--from DAY]                       give a customer a pass or membership, from today or a DAY on; --note and --reference say how it was sold',
  '  entitlements EMAIL                                     list the passes and memberships of a customer, with ids and credits',
  '  extend ID DAY                                          make DAY the last day of a pass; credits that expired come back',
  '  adjust ID ±N --reason TEXT                             add credits to a pass (+2) or take some (-2); the member sees the reason',
  '  pause ID FROM UNTIL                                    pause a membership for full months, 6 at most; places booked in them are cancelled free of charge',
  '  end ID DAY                                             make DAY the last day of a membership; places booked after it are cancelled free of charge',
  '  forget EMAIL [--now | --take-back]                     delete an account and its data in 14 days, or at once; --take-back calls it off, or lets somebody deleted return',
  '  provision-firebase                                     make Firebase know everybody who may sign in; may be run again at any time',
  '  declarations [--since DATE]                            list who cancelled or withdrew from a contract, the newest first',
  '  trainer-applications [--forget NUMBER]                 list who wants to coach here; older ones than 6 months are deleted, --forget deletes one now',
  '  audit-log [--since DATE] [--about EMAIL]               list what staff and the operator did and looked at, the newest first',
  '  measurements [--since DATE]                            show how fast pages were, what failed in them and how often the app was installed, of the last 28 days',
  '  help                                                   this list',
  '',
  'DATA_DIR or DATABASE_URL say which database is meant, as for npm start.',
];

test.each([['help'], ['--help'], ['-h'], ['import', '--help']])(
  '%s %s lists the commands',
  async (...typed) => {
    expect(await type(typed)).toEqual({ exitCode: 0, printed: HELP, noted: [] });
  },
);

test('no command and an unknown one end with 2 and say what can be typed', async () => {
  expect(await type([])).toEqual({ exitCode: 2, printed: [], noted: HELP });
  expect(await type(['improt', 'x'])).toEqual({
    exitCode: 2,
    printed: [],
    noted: ["There is no command 'improt'.", ...HELP],
  });
});

test.each<[string[], string, string]>([
  [['import'], 'Which directory are the CSV files in?', 'import DIR [--dry-run]'],
  [['import', 'a', 'b'], 'Import takes one directory at a time.', 'import DIR [--dry-run]'],
  [
    ['backup'],
    'Which file shall the backup be written to?',
    'backup FILE | --continuous DIR|off [--keep DAYS]',
  ],
  [['backup', 'a', 'b'], 'A backup is one file.', 'backup FILE | --continuous DIR|off [--keep DAYS]'],
  [['restore'], 'Which file shall be restored?', 'restore FILE | DIR --at TIME [--key FILE] [--replace]'],
  [
    ['restore', '--replace'],
    'Which file shall be restored?',
    'restore FILE | DIR --at TIME [--key FILE] [--replace]',
  ],
  [['restore', 'a', 'b'], 'A backup is one file.', 'restore FILE | DIR --at TIME [--key FILE] [--replace]'],
  [['disable'], 'Whose account? Type the email address.', 'disable EMAIL'],
  [['disable', 'mia'], "'mia' is not an email address.", 'disable EMAIL'],
  [['enable', 'a@b.example', 'c@d.example'], 'One account at a time.', 'enable EMAIL'],
  [['change-email', 'a@b.example'], 'What is the new address?', 'change-email OLD NEW'],
  [['change-email', 'a@b.example', 'c'], "'c' is not an email address.", 'change-email OLD NEW'],
  [['sign-in-link', 'a@b.example', '--mial'], "Unknown option '--mial'.", 'sign-in-link EMAIL [--mail]'],
  [['grant', 'a@b.example'], 'Which product?', 'grant EMAIL PRODUCT [--from DAY]'],
  [
    ['grant', 'a@b.example', 'pass-5', '--from', '2026-02-30'],
    'This is not a calendar date. Type it as 2026-12-31.',
    'grant EMAIL PRODUCT [--from DAY]',
  ],
  [['extend', 'e1'], 'Which day? Type it as 2026-12-31.', 'extend ID DAY'],
  [['adjust', 'e1', '2', '--reason', 'ill'], 'One at a time.', 'adjust ID ±N --reason TEXT'],
  [
    ['adjust', 'e1', '-0', '--reason', 'ill'],
    'How many credits more or fewer? Type it as +2 or -2.',
    'adjust ID ±N --reason TEXT',
  ],
  [
    ['adjust', 'e1', '-2', '--reason', ' '],
    'Why? The member sees what --reason says.',
    'adjust ID ±N --reason TEXT',
  ],
  [['pause', 'e1', '2026-12-01'], 'Which day? Type it as 2026-12-31.', 'pause ID FROM UNTIL'],
  [['end', 'e1', '2026-12-01', 'x'], 'One at a time.', 'end ID DAY'],
  [
    ['invite', 'a@b.example', '--last-name'],
    "Option '--last-name <value>' argument missing.",
    'invite EMAIL [NAMES]',
  ],
  [
    ['invite', 'a@b.example', '--first-name=Mia'],
    'A new customer needs both --first-name and --last-name.',
    'invite EMAIL [NAMES]',
  ],
  [
    ['restore', 'a', '--replcae'],
    "Unknown option '--replcae'.",
    'restore FILE | DIR --at TIME [--key FILE] [--replace]',
  ],
])('%j ends with 2 and says how it is typed', async (typed, sentence, usage) => {
  expect(await type(typed)).toEqual({
    exitCode: 2,
    printed: [],
    noted: [sentence, `Type: npm run studio -- ${usage}`],
  });
});

test.each<[string[], string]>([
  [['import', 'no-such'], 'There is no directory /no-such.'],
  [['import', '/etc/hosts'], 'There is no directory /etc/hosts.'],
  [['restore', 'no-such'], 'There is no file /no-such.'],
  [['backup', 'no/such'], 'There is no directory /no to write the backup to.'],
  [['backup', '/etc/hosts'], '/etc/hosts exists already and is not overwritten. Choose another name.'],
  [['import', '/'], 'No database answers.'],
])('%j ends with 1 and a sentence', async (typed, sentence) => {
  expect(await type(typed)).toEqual({ exitCode: 1, printed: [], noted: [sentence] });
});
