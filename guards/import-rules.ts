import type { ImportTarget } from './import-targets.ts';
import type { ModuleImport } from './module-imports.ts';

/** The part of the project a file belongs to, and the area inside an app; no area for files at the root of its source. */
export interface Place {
  readonly part: string;
  readonly area: string | undefined;
  readonly isTest: boolean;
}

type Judgement = string | undefined;

/** Which parts each part may import. All others are forbidden, and so is a folder that is no part. */
export const ALLOWED_PARTS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  profile: [],
  'embedded-postgres': [],
  database: ['embedded-postgres'],
  design: [],
  client: ['contract', 'domain'],
  api: ['contract', 'domain', 'profile', 'database', 'embedded-postgres'],
  web: ['contract', 'domain', 'profile', 'design', 'client'],
  staff: ['contract', 'domain', 'profile', 'design', 'client'],
  e2e: ['contract', 'domain', 'profile', 'database', 'client', 'web'],
  bench: ['contract', 'domain', 'profile', 'database', 'api', 'e2e'],
  faults: ['domain', 'database', 'embedded-postgres', 'api'],
  scripts: [],
  guards: [],
  examples: [],
  'firebase-tests': [],
  renders: [],
};

/** Parts that may only be imported as types: browsers load no schemas, and journeys bundle no page code. */
export const ONLY_TYPES: Readonly<Record<string, readonly string[]>> = {
  client: ['contract'],
  web: ['contract'],
  staff: ['contract'],
  e2e: ['client', 'web'],
};

/**
 * Parts of which another one takes only these areas: the fault suite sees the server from outside and shares what its tests
 * put around it.
 */
export const ONLY_AREAS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  faults: { api: ['testing'] },
};

/** Parts that import neither packages nor Node, so that they run anywhere. */
export const NOTHING_AT_ALL = ['domain', 'profile'];

/** Parts that run before packages are installed. */
export const ONLY_NODE = ['scripts'];

/** What every feature of the server may import. */
export const API_GROUND = [
  'http',
  'events',
  'jobs',
  'data',
  'audit',
  'mail',
  'notifications',
  'entitlements',
  'classes',
  'training',
  'cache',
];

/** What every page may import. */
export const WEB_GROUND = [
  'platform',
  'platform/http',
  'platform/last-known',
  'platform/consent',
  'seo',
  'ui',
  'customer',
  'booking',
];

/**
 * What each area of an app may import besides itself and the files at the root of its source; everything else is forbidden.
 * An area is a folder, or one folder further down below those that only group (GROUPING): `features/*` applies to each
 * folder in `features`. Each area is listed after those it imports; `*` is all those listed before it.
 */
export const AREAS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  api: {
    http: [],
    jobs: [],
    events: [],
    data: ['http'],
    audit: ['http'],
    mail: ['http', 'jobs'],
    notifications: ['http', 'data', 'jobs', 'mail'],
    classes: ['http', 'events', 'data', 'audit', 'jobs', 'mail', 'notifications'],
    entitlements: ['http', 'data', 'audit'],
    training: ['http', 'data', 'mail', 'notifications', 'classes'],
    cache: ['http', 'data'],
    openapi: ['http', 'cache'],
    site: ['http', 'cache'],
    identity: API_GROUND,
    'features/*': API_GROUND,
    'features/desk-people': [...API_GROUND, 'identity'],
    'operations/*': API_GROUND,
    import: [...API_GROUND, 'identity'],
    founding: [...API_GROUND, 'identity', 'features/desk-records', 'features/desk-timetable'],
    demo: [...API_GROUND, 'identity', 'import', 'features/floor'],
    config: ['http', 'site', 'identity', 'operations/*'],
    server: ['*'],
    commands: ['*'],
    testing: ['*'],
  },
  client: {
    http: [],
    'last-known': ['http'],
    'entry-queue': ['http'],
    'cached-app': [],
    'rest-signal': [],
    session: ['http', 'last-known'],
  },
  staff: {
    parts: [],
    frame: ['parts'],
    today: ['parts'],
    access: ['frame', 'parts'],
    desk: ['today', 'parts'],
    floor: [],
    booking: ['parts'],
    'class-desk': ['parts', 'booking'],
    'class-training': ['class-desk', 'parts'],
    calendar: ['parts'],
    announcements: ['parts'],
    fees: ['parts'],
    log: ['parts'],
    people: ['parts', 'booking', 'fees', 'log'],
    programme: ['parts'],
    records: ['parts'],
    branches: ['parts', 'records'],
    timetable: ['parts', 'class-desk', 'branches'],
    numbers: ['parts', 'branches'],
    connections: ['parts'],
    studio: ['parts'],
    tablets: ['parts', 'records'],
    inbox: ['parts'],
    import: ['parts'],
    confirmation: ['parts'],
    live: ['parts'],
    palette: ['parts', 'frame', 'people'],
    tools: ['live', 'palette', 'parts'],
  },
  web: {
    platform: [],
    'platform/http': ['platform'],
    'platform/router': [],
    seo: ['platform'],
    ui: ['platform', 'platform/http'],
    'platform/last-known': ['platform', 'platform/http', 'ui'],
    'platform/consent': ['platform', 'platform/last-known', 'seo', 'ui'],
    'platform/measurement': ['platform', 'platform/http', 'platform/consent'],
    'platform/analytics': ['platform', 'platform/consent', 'seo'],
    'platform/installed-app': ['platform', 'seo', 'ui'],
    customer: ['platform', 'platform/http', 'platform/last-known'],
    booking: ['platform', 'platform/http', 'platform/last-known', 'ui', 'customer'],
    shell: WEB_GROUND,
    'public/*': WEB_GROUND,
    'member/*': WEB_GROUND,
    'member/login': [...WEB_GROUND, 'platform/installed-app'],
    'member/message-settings': [...WEB_GROUND, 'platform/installed-app'],
    'member/dashboard': [...WEB_GROUND, 'platform/installed-app', 'member/*'],
  },
};

/** Folders that only group: each folder in them is an area of its own. */
const GROUPING = ['features', 'operations', 'platform', 'public', 'member'];

const SOURCE_ROOTS: Readonly<Record<string, RegExp>> = {
  api: /^apps\/api\/src\/(.+)\//,
  client: /^packages\/client\/src\/(.+)\//,
  staff: /^apps\/staff\/app\/(.+)\//,
  web: /^apps\/web\/app\/(.+)\//,
};

/** The place of a file; undefined outside all parts (configuration at the root). */
export function placeOf(file: string): Place | undefined {
  const part =
    /^(?:packages|apps)\/([a-z-]+)\//.exec(file)?.[1] ??
    /^(e2e|bench|faults|scripts|guards|examples|firebase-tests|renders)\//.exec(file)?.[1];
  if (part === undefined) return undefined;
  return {
    part,
    area: areaOf(SOURCE_ROOTS[part]?.exec(file)?.[1]),
    isTest: part === 'faults' || /\.test\.tsx?$|-fixture\.ts$|\/test-[^/]+$|\/testing\//.test(file),
  };
}

/** Why no rule covers a file, as a sentence; undefined when one does, and for files at the root of the project. */
export function placeFault(file: string): Judgement {
  const place = placeOf(file);
  if (place === undefined) return file.includes('/') ? 'no declared part has this folder' : undefined;
  const { part, area } = place;
  if (!Object.hasOwn(ALLOWED_PARTS, part)) return `${part} is no declared part`;
  const areas = AREAS[part];
  if (areas === undefined || area === undefined || declaredAs(areas, area) !== undefined) return undefined;
  return `${area} is no declared area of ${part}`;
}

/** Why an import is not allowed; undefined when it is. */
export function importFault(from: Place, target: ImportTarget, { typeOnly }: ModuleImport): Judgement {
  if (target.kind !== 'ours') return purityFault(from, target);
  const to = placeOf(target.path);
  if (to === undefined) return undefined;
  return to.part === from.part ? areaFault(from, to) : partFault(from, to, typeOnly);
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
  const takesTypes = ONLY_TYPES[from.part]?.includes(to.part) ?? false;
  if (takesTypes && !typeOnly) return `${from.part} takes only types from ${to.part}`;
  const areas = ONLY_AREAS[from.part]?.[to.part];
  if (areas !== undefined && !areas.includes(to.area ?? ''))
    return `${from.part} takes only ${areas.join(', ')} from ${to.part}`;
  return undefined;
}

function areaFault(from: Place, to: Place): Judgement {
  if (from.area === undefined || to.area === undefined || from.area === to.area) return undefined;
  if (from.isTest) return undefined;
  const areas = AREAS[from.part] ?? {};
  const declared = declaredAs(areas, from.area);
  if (declared === undefined) return undefined;
  const allowed = (areas[declared] ?? []).flatMap((area) =>
    area === '*' ? listedBefore(areas, declared) : [area],
  );
  if ([to.area, groupOf(to.area)].some((area) => allowed.includes(area))) return undefined;
  return `${from.area} may not import ${to.area}`;
}

/** The key with the rule of an area: its own, else that of its group. */
function declaredAs(areas: Readonly<Record<string, unknown>>, area: string): string | undefined {
  return [area, groupOf(area)].find((name) => Object.hasOwn(areas, name));
}

function listedBefore(areas: Readonly<Record<string, unknown>>, area: string): string[] {
  const names = Object.keys(areas);
  return names.slice(0, names.indexOf(area));
}

function areaOf(folder: string | undefined): string | undefined {
  const [first, second] = folder?.split('/') ?? [];
  if (first === undefined || second === undefined || !GROUPING.includes(first)) return first;
  return `${first}/${second}`;
}

/** 'features/*' for 'features/trial'; the area itself if it is not grouped. */
function groupOf(area: string): string {
  const [first, second] = area.split('/');
  return second === undefined ? area : `${first}/*`;
}
