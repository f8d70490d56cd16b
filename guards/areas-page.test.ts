import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { API_GROUND, AREAS, WEB_GROUND } from './import-rules.ts';

/* docs/areas.md prints the import rules as tables to read: they say what is enforced. */
const page = readFileSync(new URL('../docs/areas.md', import.meta.url), 'utf8');

const TABLES = [
  { part: 'api', heading: '## Areas of the server', ground: API_GROUND },
  { part: 'client', heading: '## Areas of the client', ground: [] },
  { part: 'web', heading: '## Areas of the web app', ground: WEB_GROUND },
  { part: 'staff', heading: '## Areas of the staff app', ground: [] },
] as const;

/** The areas of a table with what each may import, as lists in one order. */
function areasIn(text: string, heading: string, ground: readonly string[]): Record<string, string[]> {
  const chapter = text.slice(text.indexOf(heading)).split('\n## ', 1)[0] ?? '';
  const rows = [...chapter.matchAll(/^\| (`.+?) \| .* \| (.+) \|$/gm)];
  return Object.fromEntries(
    rows.flatMap(([, names = '', imports = '']) =>
      [...names.matchAll(/`(.+?)`/g)].map(([, area = '']) => [area, importsIn(imports, ground)]),
    ),
  );
}

function importsIn(cell: string, ground: readonly string[]): string[] {
  if (cell === 'nothing') return [];
  if (cell === 'everything above') return ['*'];
  return cell
    .split(', ')
    .flatMap((name) => (name === 'ground' ? ground : [name]))
    .toSorted();
}

const rules = (part: string) =>
  Object.fromEntries(
    Object.entries(AREAS[part] ?? {}).map(([area, imports]) => [area, [...new Set(imports)].toSorted()]),
  );

describe('the page of areas', () => {
  test.each(TABLES)('prints the rules of $part', ({ part, heading, ground }) => {
    expect(areasIn(page, heading, ground)).toEqual(rules(part));
  });

  test('names the ground of the server as it is', () => {
    const [, named = ''] = /^Each area .*\*\*Ground\*\* is (.+?) together/m.exec(page) ?? [];
    expect(named.split(/, | and /)).toEqual(API_GROUND);
  });

  test('names the ground of the web app as it is', () => {
    const [, named = ''] = /^\*\*Ground\*\* is (.+?) together/m.exec(page) ?? [];
    expect(named.split(/, | and /)).toEqual(WEB_GROUND);
  });

  test('that leaves an area out, or allows it too much, is noticed', () => {
    const { part, heading, ground } = TABLES[0];
    const without = page.replace(/^\| `events` .*\n/m, '');
    const tooMuch = page.replace(/^(\| `data` .* \| )http \|$/m, '$1http, cache |');
    expect(areasIn(without, heading, ground)).not.toEqual(rules(part));
    expect(areasIn(tooMuch, heading, ground)).not.toEqual(rules(part));
  });
});
