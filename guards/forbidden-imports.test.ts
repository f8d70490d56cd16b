import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS_OF, forbiddenImports, PARTS } from './forbidden-imports.ts';
import { importGraphFaults } from './import-graph.ts';
import { ALLOWED_PARTS, AREAS, NOTHING_AT_ALL, ONLY_AREAS, ONLY_NODE, ONLY_TYPES } from './import-rules.ts';
import { madeUpFiles } from './source-files.ts';

const ROOT = path.dirname(import.meta.dirname);

const FOLDER_OF_AREAS: Readonly<Record<string, string>> = {
  api: 'apps/api/src',
  client: 'packages/client/src',
  staff: 'apps/staff/app',
  web: 'apps/web/app',
};

const AT_THE_ROOT = ['e2e', 'bench', 'faults', 'scripts', 'guards', 'examples', 'firebase-tests', 'renders'];

function folderOfPart(part: string): string {
  if (AT_THE_ROOT.includes(part)) return part;
  return FOLDER_OF_AREAS[part] ?? `packages/${part}/src`;
}

/** The areas that a name means: the folders of a group that are not named themselves, else the area. */
function areasNamed(part: string): (name: string) => readonly string[] {
  const named = new Set(AREAS_OF[part]?.layers.flat());
  return (name) => {
    if (!name.endsWith('/*')) return [name];
    const group = name.slice(0, -2);
    return readdirSync(path.join(ROOT, FOLDER_OF_AREAS[part] ?? '', group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${group}/${entry.name}`)
      .filter((area) => !named.has(area));
  };
}

const areaPairs = Object.entries(AREAS_OF).flatMap(([part, layers]) =>
  [...forbiddenImports(layers, areasNamed(part))].map(([from, to]) => ({ part, from, to })),
);
const partPairs = [...forbiddenImports(PARTS, (name) => [name])].map(([from, to]) => ({ from, to }));

/** Faults of one made-up file in a folder that imports a file of each of the others, by value and by type. */
function faultsOf(folder: string, others: readonly string[]): string[] {
  const text = others.map((other) => {
    const target = `./${path.posix.relative(folder, other)}/b.ts`;
    return `import '${target}';\nimport type { B } from '${target}';\n`;
  });
  return importGraphFaults(madeUpFiles({ [`${folder}/a.ts`]: text.join('') }));
}

/** What a made-up file may import, by value or by type, of what is forbidden to it. */
function accepted(from: string, to: readonly string[], folderOf: (name: string) => string): string[] {
  const faults = faultsOf(folderOf(from), to.map(folderOf));
  return to.filter((name) => {
    const sentence = `: ${from} may not import ${name} (`;
    return faults.filter((fault) => fault.includes(sentence)).length < 2;
  });
}

/* Files of api/testing are tests. Others may not import them, and nothing is asked of them here. */
describe('an area may not import, by value or by type', () => {
  test.each(areaPairs.filter(({ to }) => to.length > 0))(
    '$part/$from: what is forbidden to it',
    ({ part, from, to }) => {
      const folderOf = (area: string) => `${FOLDER_OF_AREAS[part] ?? ''}/${area}`;
      expect(accepted(from, to, folderOf)).toEqual([]);
    },
  );
});

describe('a part may not import, by value or by type', () => {
  test.each(partPairs)('$from: what is forbidden to it', ({ from, to }) => {
    expect(accepted(from, to, folderOfPart)).toEqual([]);
  });
});

describe('every rule has an import that breaks it', () => {
  test('each app with areas has its layers', () => {
    expect(Object.keys(AREAS_OF).toSorted()).toEqual(Object.keys(AREAS).toSorted());
    expect(Object.keys(FOLDER_OF_AREAS).toSorted()).toEqual(Object.keys(AREAS).toSorted());
  });

  test.each(Object.keys(AREAS))('each area of %s has a layer, and no other has', (part) => {
    expect(AREAS_OF[part]?.layers.flat().toSorted()).toEqual(Object.keys(AREAS[part] ?? {}).toSorted());
  });

  test.each(Object.keys(AREAS))(
    'what is forbidden besides the layers of %s names only what exists',
    (part) => {
      const { layers, never } = AREAS_OF[part] ?? { layers: [], never: [] };
      const folders = layers.flat().flatMap(areasNamed(part));
      const named = never.flatMap(({ from, to, except = [] }) => [
        ...from,
        ...(to === 'everything' ? [] : to),
        ...except,
      ]);
      expect(named.filter((name) => !layers.flat().includes(name) && !folders.includes(name))).toEqual([]);
    },
  );

  test('each part has a layer, and no other has', () => {
    expect(PARTS.layers.flat().toSorted()).toEqual(Object.keys(ALLOWED_PARTS).toSorted());
  });

  test('each area and each part is refused something, except where everything is a test', () => {
    const free = [...areaPairs, ...partPairs].filter(({ to }) => to.length === 0).map(({ from }) => from);
    expect(free).toEqual(['testing']);
  });

  test('the rest between parts is allowed: nothing is forbidden without being shown here', () => {
    const parts = Object.keys(ALLOWED_PARTS);
    const open = partPairs.map(({ from, to }) => [
      from,
      parts.filter((name) => name !== from && !to.includes(name)).toSorted(),
    ]);
    const allowed = Object.entries(ALLOWED_PARTS).map(([from, to]) => [from, to.toSorted()]);
    expect(Object.fromEntries(open)).toEqual(Object.fromEntries(allowed));
  });
});

describe('parts that are only imported as types', () => {
  const TYPES_OF = { client: ['contract'], web: ['contract'], staff: ['contract'], e2e: ['client', 'web'] };

  test('are those shown here', () => {
    expect(ONLY_TYPES).toEqual(TYPES_OF);
  });

  test.each(Object.entries(TYPES_OF).flatMap(([from, others]) => others.map((to) => ({ from, to }))))(
    '$from takes no value from $to',
    ({ from, to }) => {
      expect(faultsOf(folderOfPart(from), [folderOfPart(to)])).toEqual([
        expect.stringContaining(`: ${from} takes only types from ${to} (`),
      ]);
    },
  );
});

describe('parts of which only some areas are imported', () => {
  test('are those shown here', () => {
    expect(ONLY_AREAS).toEqual({ faults: { api: ['testing'] } });
  });

  test('the fault suite takes what the tests of the server share, and nothing else of it', () => {
    const others = areasNamed('api');
    const areas = AREAS_OF['api']?.layers.flat().flatMap(others) ?? [];
    const folders = ['', ...areas.filter((area) => area !== 'testing').map((area) => `/${area}`)];
    for (const folder of folders) {
      const refusals = faultsOf('faults', [`apps/api/src${folder}`]);
      expect(refusals).toHaveLength(2);
      for (const refusal of refusals) expect(refusal).toContain(': faults takes only testing from api (');
    }
    expect(faultsOf('faults', ['apps/api/src/testing'])).toEqual([]);
  });
});

describe('parts that import nothing', () => {
  const imports = (part: string, specifier: string) =>
    importGraphFaults(
      madeUpFiles({
        'package.json': '{"devDependencies":{"sharp":"0.35.5"}}',
        [`packages/${part}/package.json`]: '{"dependencies":{"sharp":"0.35.5"}}',
        [`${folderOfPart(part)}/a.ts`]: `import a from '${specifier}';`,
      }),
    );

  test('are those shown here', () => {
    expect(NOTHING_AT_ALL).toEqual(['domain', 'profile']);
    expect(ONLY_NODE).toEqual(['scripts']);
  });

  test.each(['domain', 'profile'])('%s uses neither packages nor Node', (part) => {
    const says = [expect.stringContaining(`${part} imports nothing at all`)];
    expect(imports(part, 'sharp')).toEqual(says);
    expect(imports(part, 'node:fs')).toEqual(says);
    expect(imports(part, 'fs')).toEqual(says);
  });

  test('scripts use Node only: they run before packages are installed', () => {
    expect(imports('scripts', 'sharp')).toEqual([
      expect.stringContaining('scripts run before packages are there'),
    ]);
    expect(imports('scripts', 'node:fs')).toEqual([]);
  });
});

describe('the table of areas', () => {
  const rows = Object.entries(AREAS).flatMap(([part, areas]) =>
    Object.entries(areas).map(([area, imports]) => ({ part, area, imports, names: Object.keys(areas) })),
  );

  test('lists each area after those it imports', () => {
    const early = rows.flatMap(({ area, imports, names }) =>
      imports
        .map((name) => (names.includes(name) || name === '*' ? name : name.replace(/\/.*/, '/*')))
        .filter((name) => name !== '*' && !names.slice(0, names.indexOf(area)).includes(name))
        .map((name) => `${area} before ${name}`),
    );
    expect(early).toEqual([]);
  });

  test('lists no area whose folder is gone', () => {
    const gone = rows.filter(
      ({ part, area }) =>
        !existsSync(path.join(ROOT, FOLDER_OF_AREAS[part] ?? '', area.replace(/\/\*$/, ''))),
    );
    expect(gone).toEqual([]);
  });
});
