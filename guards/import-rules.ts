import type { ImportTarget } from './import-targets.ts';
import type { ModuleImport } from './module-imports.ts';

/** The part of the house a file belongs to; `slice` is the folder inside an app's source that carries one subject. */
export interface Place {
  readonly part: string;
  readonly slice: string | undefined;
  readonly isTest: boolean;
}

type Judgement = string | undefined;

/** Which parts each part may import. Whatever is not in this table is forbidden. */
const ALLOWED_PARTS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  profile: [],
  database: [],
  api: ['contract', 'domain', 'profile', 'database'],
  web: ['contract', 'domain', 'profile'],
  e2e: ['contract', 'domain', 'profile', 'database', 'web'],
  bench: ['contract', 'domain', 'profile', 'database', 'api', 'e2e'],
  faults: ['domain', 'database'],
  scripts: [],
  guards: [],
};

/** Parts that import no package and nothing of Node either: rules and facts are the same everywhere. */
const NOTHING_AT_ALL = ['domain', 'profile'];

/** Parts that run before any package is installed. */
const ONLY_NODE = ['scripts'];

/** Folders every slice may use; they know no slice. */
const GROUND: Readonly<Record<string, readonly string[]>> = {
  api: ['http'],
  web: ['http', 'ui', 'last-known', 'session', 'consent'],
};

/** What a folder of the ground may use of the ground. */
const BELOW_GROUND: Readonly<Record<string, readonly string[]>> = {
  http: [],
  ui: ['http'],
  'last-known': ['http', 'ui'],
  session: ['http', 'last-known'],
  consent: ['ui'],
};

/**
 * Slices that exist to arrange others: the dashboard its cards, the demo studio and the operator's commands the import,
 * the import whoever has to follow from its rows.
 */
const ARRANGING_SLICES = ['dashboard', 'demo-studio', 'import', 'studio-command'];

const SOURCE_ROOTS: Readonly<Record<string, RegExp>> = {
  api: /^apps\/api\/src\/([^/]+)\//,
  web: /^apps\/web\/app\/([^/]+)\//,
};

/** The place of a file; undefined for files outside the house (configuration at the root). */
export function placeOf(file: string): Place | undefined {
  const part =
    /^(?:packages|apps)\/([a-z]+)\//.exec(file)?.[1] ??
    /^(e2e|bench|faults|scripts|guards)\//.exec(file)?.[1];
  if (part === undefined) return undefined;
  return {
    part,
    slice: SOURCE_ROOTS[part]?.exec(file)?.[1],
    isTest: part === 'faults' || /\.test\.tsx?$|\/test-[^/]+$/.test(file),
  };
}

/** Why an import is not allowed, as a sentence; undefined when it is. */
export function importFault(from: Place, target: ImportTarget, { typeOnly }: ModuleImport): Judgement {
  if (target.kind !== 'ours') return purityFault(from, target);
  const to = placeOf(target.path);
  if (to === undefined) return undefined;
  return to.part === from.part ? sliceFault(from, to) : partFault(from, to, typeOnly);
}

function purityFault(from: Place, target: ImportTarget): Judgement {
  if (from.isTest) return undefined;
  if (NOTHING_AT_ALL.includes(from.part)) return `${from.part} imports nothing at all`;
  if (ONLY_NODE.includes(from.part) && target.kind === 'package')
    return `${from.part} run before packages are there`;
  return undefined;
}

function partFault(from: Place, to: Place, typeOnly: boolean): Judgement {
  if (!(ALLOWED_PARTS[from.part] ?? []).includes(to.part)) return `${from.part} may not import ${to.part}`;
  if (from.part === 'web' && to.part === 'contract' && !typeOnly) return 'web takes only types from contract';
  if (from.part === 'e2e' && to.part === 'web' && !typeOnly) return 'e2e takes only types from web';
  return undefined;
}

function sliceFault(from: Place, to: Place): Judgement {
  if (from.slice === undefined || to.slice === undefined || from.slice === to.slice) return undefined;
  const ground = GROUND[from.part] ?? [];
  if (ground.includes(from.slice)) {
    const below = BELOW_GROUND[from.slice] ?? [];
    return below.includes(to.slice) ? undefined : `${from.slice} knows no slice, and ${to.slice} is one`;
  }
  if (ground.includes(to.slice) || ARRANGING_SLICES.includes(from.slice)) return undefined;
  return `a slice never imports a slice: ${from.slice} may not import ${to.slice}`;
}
