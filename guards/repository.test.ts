import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { badNames, barrels, fullFolders, longFiles } from './file-rules.ts';
import { migrationFaults } from './frozen-migrations.ts';
import { jsonRecord } from './json-record.ts';
import { inexactVersions, registryAddresses } from './package-rules.ts';
import { otherCsvWriters } from './csv-rules.ts';
import { unsteadyFaults } from './pure-domain.ts';
import { sentenceFaults } from './sentences.ts';
import { madeUpFiles, sourceFiles, type SourceFile } from './source-files.ts';
import { bannedPhrases, forbiddenTexts } from './text-rules.ts';

type Rule = (files: readonly SourceFile[]) => string[];

const ROOT = path.dirname(import.meta.dirname);
const project = sourceFiles(ROOT);

const FROZEN = path.join(import.meta.dirname, 'frozen-migrations.json');

const frozenMigrations: Rule = (files) => {
  const frozen = Object.entries(jsonRecord(JSON.parse(readFileSync(FROZEN, 'utf8'))));
  return migrationFaults(files, Object.fromEntries(frozen.map(([name, hash]) => [name, `${String(hash)}`])));
};

const lines = (count: number) => 'const a = 1;\n'.repeat(count);

const filesIn = (folder: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${folder}/n${n}.ts`, '']));

/** Each rule with files that break it, its message, and files it must accept. */
const RULES: readonly {
  name: string;
  rule: Rule;
  bad: Readonly<Record<string, string>>;
  says: string;
  good: Readonly<Record<string, string>>;
}[] = [
  {
    name: 'no file has more than 400 lines',
    rule: longFiles,
    bad: { 'apps/api/src/a.ts': lines(401) },
    says: 'apps/api/src/a.ts: 401 lines',
    good: { 'apps/api/src/a.ts': lines(400) },
  },
  {
    name: 'no folder has more than 25 files of its own',
    rule: fullFolders,
    bad: filesIn('apps/api/src/a', 26),
    says: 'apps/api/src/a: 26 files',
    good: {
      ...filesIn('apps/api/src/a', 25),
      ...filesIn('apps/api/src/a/b', 25),
      'apps/api/src/a/n1.test.ts': '',
    },
  },
  {
    name: 'no folder is a drawer',
    rule: badNames,
    bad: { 'apps/web/app/utils/date.ts': '' },
    says: "'utils' is a drawer",
    good: { 'apps/web/app/ui/date.ts': '' },
  },
  {
    name: 'no file is a drawer',
    rule: badNames,
    bad: { 'apps/api/src/helpers.test.ts': '' },
    says: "'helpers' is a drawer",
    good: {},
  },
  {
    name: 'names are kebab-case',
    rule: badNames,
    bad: { 'apps/web/app/ui/SideMenu.tsx': '' },
    says: "'SideMenu' is not kebab-case",
    good: { 'apps/web/app/ui/side-menu.module.css': '', '.size-limit.mjs': '' },
  },
  {
    name: 'no file only passes on what others export',
    rule: barrels,
    bad: { 'apps/web/app/ui/parts.ts': "export * from './a.ts';\nexport { b } from './b.ts';" },
    says: 'apps/web/app/ui/parts.ts: a barrel',
    good: { 'apps/web/app/ui/parts.ts': "export { b } from './b.ts';\nexport const c = 1;" },
  },
  {
    name: 'no file names a path of one machine',
    rule: forbiddenTexts,
    bad: { 'docs/a.md': `\nsee ${'/home'}/jana/lifted` },
    says: 'docs/a.md:2: a path of one machine',
    good: { 'docs/a.md': 'see apps/web/app/public/home/home-page.tsx and https://lifted.example/work/us' },
  },
  {
    name: 'no rule is switched off in place',
    rule: forbiddenTexts,
    bad: { 'a.ts': `// ${'oxlint'}-disable-next-line no-console` },
    says: 'a.ts:1: a rule is switched off in place',
    good: { 'a.ts': '// a comment that says why' },
  },
  {
    name: 'no work is left for later',
    rule: forbiddenTexts,
    bad: { 'a.ts': `// ${'TO'}DO: capacity` },
    says: 'a.ts:1: unfinished work',
    good: { 'a.ts': 'const todos = 1;' },
  },
  {
    name: 'comments and texts are plain English',
    rule: bannedPhrases,
    bad: { 'faults/src/a.ts': `const a = 1;\n// ${'Who'}ever asks waits.` },
    says: `faults/src/a.ts:2: say '${'Who'}ever' in plain English`,
    good: {
      'faults/src/a.ts': '// Indeed, a renewed token is read by whatever asks.',
      'packages/database/migrations/001-a.sql': `-- ${'who'}ever`,
    },
  },
  {
    name: 'a cell of CSV is written in one place',
    rule: otherCsvWriters,
    bad: { 'apps/api/src/classes/fees.ts': `const cell = text.replaceAll('"', '""');` },
    says: 'apps/api/src/classes/fees.ts:1: quotes a cell',
    good: {
      'packages/domain/src/files/csv-text.ts': `const cell = text.replaceAll('"', '""');`,
      'apps/api/src/classes/fees.test.ts': `const cell = text.replaceAll('"', '""');`,
      'apps/api/src/mail/address.ts': `const address = text.replaceAll('"', '');`,
    },
  },
  {
    name: 'a line of CSV is written in one place',
    rule: otherCsvWriters,
    bad: { 'apps/staff/app/a.ts': "const file = rows.map((row) => `${row.join(';')}\\r\\n`);" },
    says: 'apps/staff/app/a.ts:1: joins cells to a line',
    good: {
      'apps/staff/app/a.ts': "const names = rows.join(', ');",
      'apps/api/src/import/copy-text.ts': "return `${values.join('\\t')}\\n`;",
    },
  },
  {
    name: 'CSV is answered in one place',
    rule: otherCsvWriters,
    bad: { 'apps/api/src/features/a.ts': "reply.type('text/csv; charset=utf-8');" },
    says: 'apps/api/src/features/a.ts:1: answers with CSV',
    good: { 'packages/contract/src/a.ts': "description: 'text/csv'" },
  },
  {
    name: 'every dependency has one exact version',
    rule: inexactVersions,
    bad: { 'apps/api/package.json': '{"dependencies":{"fastify":"^5.12.8"}}' },
    says: "apps/api/package.json: fastify is '^5.12.8'",
    good: {
      'apps/api/package.json':
        '{"dependencies":{"fastify":"5.12.8"},"optionalDependencies":{"b":"18.4.0-beta.17"},"engines":{"node":">=20"}}',
    },
  },
  {
    name: 'the lockfile names no registry',
    rule: registryAddresses,
    bad: {
      'package-lock.json': '{"packages":{"node_modules/a":{"resolved":"https://registry.example/a.tgz"}}}',
    },
    says: 'node_modules/a carries the address of a registry',
    good: {
      'package-lock.json':
        '{"packages":{"node_modules/@lifted/api":{"resolved":"apps/api","link":true},"node_modules/a":{"version":"1.0.0"}}}',
    },
  },
  {
    name: 'migrations are frozen',
    rule: (files) =>
      migrationFaults(files, { '001-a.sql': createHash('sha256').update('SELECT 1;').digest('hex') }),
    bad: { 'packages/database/migrations/001-a.sql': 'DROP TABLE bookings;' },
    says: '001-a.sql was changed after it was frozen',
    good: { 'packages/database/migrations/001-a.sql': 'SELECT 1;' },
  },
  {
    name: 'German is under de',
    rule: sentenceFaults,
    bad: { 'apps/api/src/a.ts': "const words = { en: 'Der Kurs ist voll.', de: 'Der Kurs ist voll.' };" },
    says: "German under 'en'",
    good: { 'apps/api/src/a.ts': "const words = { en: 'The class is full.', de: 'Der Kurs ist voll.' };" },
  },
  {
    name: 'who is refused reads whole sentences',
    rule: sentenceFaults,
    bad: { 'apps/api/src/a.ts': "export const full = refusing('class_full', { en: 'Full', de: 'Voll' });" },
    says: 'no whole sentence: Full',
    good: {
      'apps/api/src/a.ts':
        "export const full = refusing('class_full', { en: 'It is full.', de: 'Alles voll.' });",
      'apps/api/src/a.test.ts': "refusing('class_full', { en: 'Full', de: 'Voll' });",
    },
  },
  {
    name: 'who is refused reads whole sentences, also where a table has them',
    rule: sentenceFaults,
    bad: {
      'apps/api/src/a.ts': `const SAID = { full: { en: 'Full', de: 'Voll' } } as const;
        export const refused = (why: keyof typeof SAID) => refusedField('day', SAID[why]);`,
    },
    says: 'no whole sentence: Full',
    good: {
      'apps/api/src/a.ts': `const SAID = { full: { en: 'It is full.', de: 'Alles voll.' }, title: { en: 'Full', de: 'Voll' } };
        export const full = refusing('class_full', SAID.full);`,
    },
  },
];

describe('the rules about files bite', () => {
  test.each(RULES)('$name', ({ rule, bad, says, good }) => {
    expect(rule(madeUpFiles(bad)).join('\n')).toContain(says);
    expect(rule(madeUpFiles(good))).toEqual([]);
  });
});

describe('this project keeps the rules about files', () => {
  test.each([
    ['no long file', longFiles],
    ['no full folder', fullFolders],
    ['names of the field, kebab-case', badNames],
    ['no barrel', barrels],
    ['no machine path, silenced rule or unfinished work', forbiddenTexts],
    ['plain English', bannedPhrases],
    ['one writer of CSV', otherCsvWriters],
    ['exact versions', inexactVersions],
    ['no registry in the lockfile', registryAddresses],
    ['frozen migrations', frozenMigrations],
    ['a domain without clock and dice', unsteadyFaults],
    ['every refusal in two languages', sentenceFaults],
  ])('%s', (_name, rule) => {
    expect(rule(project)).toEqual([]);
  });
});
