import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  proofFaults,
  readProofs,
  readRequirements,
  tableFaults,
  untested,
  type Requirement,
} from './security-table.ts';
import { madeUpFiles, sourceFiles } from './source-files.ts';

const ROOT = path.dirname(import.meta.dirname);
const files = sourceFiles(ROOT);
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const table = textOf('docs/security/asvs.md');
const rows = readRequirements(table);

const SHIPPED = /^(?:apps\/(?:api\/src|(?:web|staff)\/app)|packages\/[^/]+\/src)\/.*\.tsx?$/;
const TESTS = /\.test\.tsx?$|-fixture\.ts$|\/test-[^/]+$|\/api\/src\/testing\//;
const shipped = files.filter(({ path: file }) => SHIPPED.test(file) && !TESTS.test(file));

describe('the table of security requirements', () => {
  test('has every requirement of both levels once, each with a verdict and what it rests on', () => {
    expect(tableFaults(rows)).toEqual([]);
    expect(rows).toHaveLength(253);
  });

  test('says itself how many hold', () => {
    const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
    expect(table).toContain(
      `**${count('holds')} hold, ${count('does not apply')} do not apply, ${count('not met')} are not met**`,
    );
  });

  test('rests on proofs that are still there, and so does docs/security.md', () => {
    const proofs = [...rows.flatMap((row) => row.proofs), ...readProofs(textOf('docs/security.md'))];
    expect(proofs.length).toBeGreaterThan(rows.length);
    expect(proofFaults(proofs, files)).toEqual([]);
  });

  test('claims nothing without a test that can fail, but for what is asked to be written', () => {
    expect(untested(rows)).toEqual([]);
  });
});

describe('a table that is not true', () => {
  const row: Requirement = {
    number: '1.1.1',
    level: 2,
    gist: 'x',
    verdict: 'holds',
    because: '',
    proofs: [{ path: 'a.ts', words: 'b' }],
  };

  test('is told by a line whose proofs are no tests', () => {
    expect(untested([row])).toEqual(['1.1.1 holds, and no test would fail if it did not']);
    expect(untested([{ ...row, proofs: [...row.proofs, { path: 'a.db.test.ts', words: 'b' }] }])).toEqual([]);
    expect(
      untested([
        { ...row, gist: 'Written: x' },
        { ...row, verdict: 'not met' },
      ]),
    ).toEqual([]);
  });

  test('is told by its line', () => {
    const faults = tableFaults([
      row,
      row,
      { ...row, number: '1.1.2', proofs: [] },
      { ...row, number: '1.2.1', verdict: 'maybe' },
      { ...row, number: '1.2.2', verdict: 'not met', gist: '' },
    ]);
    expect(faults).toEqual(
      expect.arrayContaining([
        '1.1.1 occurs twice',
        '1.1.2 holds without a proof',
        "1.2.1: 'maybe' is no verdict",
        '1.2.2 says nothing',
        "1.2.2: 'not met' without a reason",
        'V2 has 0 of 4 of level 1',
      ]),
    );
  });

  test('is told by its proofs', () => {
    const made = madeUpFiles({ 'a.ts': 'c', 'b.ts': 'words with | inside' });
    expect(proofFaults(row.proofs, made)).toEqual(["a.ts does not say 'b'"]);
    expect(proofFaults([{ path: 'gone.ts', words: 'b' }], made)).toEqual(['gone.ts does not exist']);
    const [read] = readRequirements(
      '| 1.1.1 | 2 | gist | holds | | `b.ts`: “with \\| inside”<br>`a.ts`: “c” |',
    );
    expect(proofFaults(read?.proofs ?? [], made)).toEqual([]);
  });
});

describe('no shipped file', () => {
  const naming = (pattern: RegExp) =>
    shipped.filter(({ text }) => pattern.test(text)).map(({ path: file }) => file);

  test('uses what is broken: no broken hash, no dice where nobody may guess', () => {
    expect(naming(/createHash\(\s*['"](?:md5|md4|sha1|ripemd)/i)).toEqual([]);
    expect(naming(/createCipheriv\(\s*['"][^'"]*(?:ecb|des|rc4)/i)).toEqual([]);
    expect(shipped.filter(isOfServer).filter(({ text }) => /Math\.random\(/.test(text))).toEqual([]);
  });

  test('looks away: no certificate goes unchecked', () => {
    expect(naming(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual(
      [],
    );
  });

  test('brings tests along: no shipped file imports a test or a fixture', () => {
    expect(naming(/from '[^']*(?:\.test|-fixture)\.tsx?'/)).toEqual([]);
  });

  test('keeps a password from being pasted', () => {
    expect(naming(/\bonPaste\b|addEventListener\(\s*['"]paste['"]/)).toEqual([]);
  });

  test('builds code or markup out of text', () => {
    expect(naming(/\beval\(|new Function\(|\.innerHTML\s*=|document\.write\(|\.outerHTML\s*=/)).toEqual([]);
  });
});

function isOfServer({ path: file }: { readonly path: string }): boolean {
  return file.startsWith('apps/api/') || /^packages\/(?:database|embedded-postgres)\//.test(file);
}
