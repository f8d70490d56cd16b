import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const opener = vi.hoisted(() => ({ open: vi.fn() }));
// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

vi.mock('@lifted/client/reopened-database.ts', () => ({ reopenedDatabase: () => opener.open }));

const HELD = { token: 'secret', device: { name: 'Main Floor' } };

/** A connection as browsers give it: they end it for pages in the background, and refuse what uses it afterwards. */
class Connection {
  isEnded = false;
  readonly get = async () => {
    if (this.isEnded) throw new Error('The database connection is closing.');
    return HELD;
  };
}

let connection = new Connection();

/** The records of a tablet that has just been started. */
async function start() {
  vi.resetModules();
  return (await import('./floor-records.ts')).floorRecords;
}

beforeEach(() => {
  connection = new Connection();
  opener.open.mockReset().mockImplementation(async () => connection);
});

it('are read over another connection once the browser has ended the first', async () => {
  const records = await start();
  expect(await records.enrolment()).toEqual(HELD);
  connection.isEnded = true;
  connection = new Connection();
  expect(await records.enrolment()).toEqual(HELD);
});

it('are read once the storage opens that did not at first', async () => {
  opener.open.mockRejectedValueOnce(new Error('The disk is full.'));
  const records = await start();
  await expect(records.enrolment()).rejects.toThrow('The disk is full.');
  expect(await records.enrolment()).toEqual(HELD);
});
