import type { OpenDBCallbacks } from 'idb';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { reopenedDatabase } from './reopened-database.ts';

const browser = vi.hoisted(() => ({ open: vi.fn() }));
// Files share the modules they loaded: no other one is to get a stand-in from here.
afterAll(() => vi.resetModules());

vi.mock('idb', () => ({ openDB: browser.open }));

/** What the page was told to do, each time it opened the database. */
const told: OpenDBCallbacks<unknown>[] = [];
const database = () => reopenedDatabase({ name: 'floor', form: 1, create: () => undefined });

class OpenDatabase extends EventTarget {
  isOpen = true;
  close() {
    this.isOpen = false;
  }
}

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal('IDBDatabase', OpenDatabase);
  vi.stubGlobal('IDBVersionChangeEvent', Event);
  browser.open.mockReset().mockImplementation(async (_name, _form, callbacks: OpenDBCallbacks<unknown>) => {
    told.push(callbacks);
    return `connection ${told.length}`;
  });
});

it('is opened once for all who ask', async () => {
  const opened = database();
  expect(await Promise.all([opened(), opened()])).toEqual(['connection 1', 'connection 1']);
});

it('is opened again after the browser has dropped the connection', async () => {
  const opened = database();
  await opened();
  told[0]?.terminated?.();
  expect([await opened(), await opened()]).toEqual(['connection 2', 'connection 2']);
});

it('is opened again after opening failed', async () => {
  browser.open.mockRejectedValueOnce(new Error('The disk is full.'));
  const opened = database();
  await expect(opened()).rejects.toThrow('The disk is full.');
  expect(await opened()).toBe('connection 1');
});

it('is closed for a page that has to change it, and opened again', async () => {
  const opened = database();
  await opened();
  const connection = new OpenDatabase();
  connection.addEventListener('versionchange', (event) => {
    if (event instanceof IDBVersionChangeEvent) told[0]?.blocking?.(1, 2, event);
  });
  connection.dispatchEvent(new IDBVersionChangeEvent('versionchange'));
  expect(connection.isOpen).toBe(false);
  expect(await opened()).toBe('connection 2');
});
