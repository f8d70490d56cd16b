import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isStamped } from './fingerprint.mjs';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-11-20T13:00:00Z');

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lifted fingerprint '));
  write('app/page.ts', 'one');
  write('public/clip.mp4', 'clip');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string, at = NOON): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  utimesSync(path.join(root, file), at, at);
}

const print = () => fingerprint({ root, read: ['app', 'lock.json'], bySize: ['public'] });

test('stays when a file is only touched', () => {
  const before = print();
  write('app/page.ts', 'one', LATER);
  expect(print()).toBe(before);
});

test.each([
  ['a file changes', () => write('app/page.ts', 'two')],
  ['a file is added', () => write('app/sub/other.ts', '')],
  [
    'a file is renamed',
    () => {
      rmSync(path.join(root, 'app/page.ts'));
      write('app/home.ts', 'one');
    },
  ],
  ['a missing file appears', () => write('lock.json', '{}')],
  ['a clip grows', () => write('public/clip.mp4', 'clip!')],
  ['a clip is newer', () => write('public/clip.mp4', 'clop', LATER)],
])('changes when %s', (_what, change) => {
  const before = print();
  change();
  expect(print()).not.toBe(before);
});

test('changes when the end of a long file does', () => {
  const long = 'lifted '.repeat(30_000);
  write('app/data.ts', `${long}one`);
  const before = print();
  write('app/data.ts', `${long}two`);
  expect(print()).not.toBe(before);
});

test('knows nothing of what was built or installed', () => {
  const before = print();
  write('app/build/page.js', 'built');
  write('app/node_modules/a.js', 'installed');
  expect(print()).toBe(before);
});

test('a stamp counts only when it says exactly this', () => {
  expect(isStamped(path.join(root, 'stamp'), 'a')).toBe(false);
  write('stamp', 'a');
  expect(isStamped(path.join(root, 'stamp'), 'a')).toBe(true);
  expect(isStamped(path.join(root, 'stamp'), 'ab')).toBe(false);
});
