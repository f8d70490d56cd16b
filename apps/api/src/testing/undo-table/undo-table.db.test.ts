import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import { COMMANDS, EVENTS } from './undo-commands.ts';
import { UndoWorld } from './undo-world.ts';

/*
 * Every command of the desk about classes, places, money and who people are × what may have happened since → what comes of taking
 * it back. Written into docs/undo-table.md: after a change that is meant, `npx vitest run undo-table -u` writes it again.
 */

const undoable = vi.spyOn(DeskChanges.prototype, 'undoable');

let world: UndoWorld;
let actions: ReadonlySet<string>;
beforeAll(async () => {
  world = await UndoWorld.open();
  actions = new Set(undoable.mock.calls.map(([action]) => action));
});
afterAll(async () => {
  undoable.mockRestore();
  await world.close();
});

const DONE = 'done';
/** It could not have happened then. */
const IMPOSSIBLE = '–';
/** It has nothing to do with it. */
const UNTOUCHED = '';
const faults: string[] = [];

/** What comes of an undo; faults are gathered. */
async function outcomeOf(name: string, event: (typeof EVENTS)[number]): Promise<string> {
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`There is no ${name}.`);
  if (command.isAboutPeopleAlone === true && event.isAboutClass === true) return UNTOUCHED;
  await world.begin();
  const change = await command.does(world);
  world.now = new Date(world.now.getTime() + 60_000);
  const happened = await event.happens(world, command).then(
    () => true,
    () => false,
  );
  if (!happened) return IMPOSSIBLE;
  const { status, body } = await world.undo(change);
  const code = body.code ?? '';
  const where = `${name} after '${event.what}'`;
  if (status >= 500 || (status !== 200 && (body.detail ?? '') === ''))
    faults.push(`${where}: ${status} ${code}`);
  for (const violation of await world.violations()) faults.push(`${where}: ${violation}`);
  if (status !== 200) return code;
  const second = await world.undo(change);
  if (second.body.code !== 'cannot_undo')
    faults.push(`${where}, twice: ${second.status} ${second.body.code ?? ''}`);
  return DONE;
}

const cells = (values: readonly string[]) => `| ${values.join(' | ')} |`;

const rows: string[] = [];

it.each(Object.entries(COMMANDS))(
  '%s: each outcome leaves what the invariants allow',
  async (name, { what }) => {
    const outcomes: string[] = [];
    for (const event of EVENTS) outcomes.push(await outcomeOf(name, event));
    rows.push(cells([`${what} (\`${name}\`)`, ...outcomes]));
    expect(faults.splice(0)).toEqual([]);
  },
);

it('is what the table says, for every command and whatever happened since', async () => {
  const head = [
    cells(['Done', ...EVENTS.map(({ what }) => what)]),
    cells(['---', ...EVENTS.map(() => '---')]),
  ];
  await expect([...head, ...rows, ''].join('\n')).toMatchFileSnapshot('../../../../../docs/undo-table.md');
});

/** Taken back like any record: as long as nobody changed it since and nothing uses it (`audit/edit-record.ts`); each has its own tests. */
const RECORDS =
  /^(?:add|edit|remove)-(?:product|branch|location|equipment|implement|class-kind|coach|partner|person|exercise|wod|cycle|week-template|closure|challenge)$/;
/** Of other subjects, with tests of their own. */
const ELSEWHERE = [
  'repeat-week',
  'split-week-template',
  'ask-for-substitute',
  'stop-asking-for-substitute',
  'accept-substitution',
  'handle-declaration',
  'handle-application',
  'handle-trial',
  'send-announcement',
  'let-mail-be',
  'set-roles',
  'ask-for-deletion',
  'import-files',
  'edit-profile',
  'edit-webhook',
];

it('leaves out no command that can be taken back', () => {
  const known = [...Object.keys(COMMANDS), ...ELSEWHERE];
  expect([...actions].filter((action) => !known.includes(action) && !RECORDS.test(action))).toEqual([]);
  expect(known.filter((action) => !actions.has(action))).toEqual([]);
});
