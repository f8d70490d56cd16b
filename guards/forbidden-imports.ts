/** Names (parts, or areas of one app) from the ground up, and what is forbidden besides. */
export interface Layers {
  /** None imports another of its own layer or of a later one. */
  readonly layers: readonly (readonly string[])[];
  /** Imports of an earlier layer that are forbidden all the same. */
  readonly never: readonly Never[];
}

interface Never {
  readonly from: readonly string[];
  readonly to: readonly string[] | 'everything';
  readonly except?: readonly string[];
}

const NO_PART_OF_IT = ['scripts', 'guards', 'examples', 'firebase-tests', 'renders'];

/**
 * The parts of the project. Written by hand and not taken from the rules, so that a rule that allows more than this fails
 * a test. Between parts this is all that is forbidden.
 */
export const PARTS: Layers = {
  layers: [
    ['domain', 'profile', 'embedded-postgres', 'design'],
    ['contract', 'database'],
    ['client'],
    ['api', 'web', 'staff'],
    ['e2e', 'faults'],
    ['bench'],
    NO_PART_OF_IT,
  ],
  never: [
    { from: ['contract'], to: ['profile', 'embedded-postgres', 'design'] },
    { from: ['database'], to: ['domain', 'profile', 'design'] },
    { from: ['client'], to: ['profile', 'embedded-postgres', 'design', 'database'] },
    { from: ['api'], to: ['design', 'client'] },
    { from: ['web', 'staff'], to: ['embedded-postgres', 'database'] },
    { from: ['e2e'], to: ['embedded-postgres', 'design', 'api', 'staff'] },
    { from: ['faults'], to: ['profile', 'design', 'contract', 'client', 'web', 'staff'] },
    { from: ['bench'], to: ['embedded-postgres', 'design', 'client', 'web', 'staff', 'faults'] },
    { from: NO_PART_OF_IT, to: 'everything' },
  ],
};

/** Sections of the desk that need no other page: routes and tools join them. */
const SECTIONS = [
  'calendar',
  'announcements',
  'programme',
  'connections',
  'studio',
  'tablets',
  'inbox',
  'import',
  'confirmation',
];
const DESK_PAGES = [...SECTIONS, 'access', 'desk', 'class-training', 'timetable', 'numbers'];

/**
 * The areas of each app. `features/*` is each folder in `features` that is not named itself. What these layers leave open
 * is for docs/areas.md to say.
 */
export const AREAS_OF: Readonly<Record<string, Layers>> = {
  api: {
    layers: [
      ['http', 'jobs', 'events'],
      ['data', 'audit', 'mail'],
      ['entitlements', 'notifications', 'cache'],
      ['classes'],
      ['training'],
      ['identity', 'features/*', 'operations/*', 'site', 'openapi'],
      ['features/desk-people', 'import'],
      ['config', 'demo', 'founding'],
      ['server'],
      ['commands'],
      ['testing'],
    ],
    never: [
      { from: ['data'], to: ['jobs', 'events'] },
      { from: ['features/desk-people', 'import', 'config'], to: ['features/*'] },
      { from: ['demo'], to: ['features/*', 'features/desk-people'], except: ['features/floor'] },
      {
        from: ['founding'],
        to: ['features/*', 'features/desk-people'],
        except: ['features/desk-records', 'features/desk-timetable'],
      },
      {
        from: ['site', 'openapi'],
        to: ['data', 'audit', 'mail', 'entitlements', 'notifications', 'classes', 'training'],
      },
      { from: ['import', 'demo', 'founding'], to: ['operations/*', 'site', 'openapi'] },
      { from: ['config'], to: ['data', 'mail', 'classes', 'training'] },
    ],
  },
  client: {
    layers: [['http', 'cached-app', 'rest-signal'], ['last-known', 'entry-queue'], ['session']],
    never: [
      { from: ['last-known', 'entry-queue'], to: ['cached-app', 'rest-signal'] },
      { from: ['session'], to: ['entry-queue', 'cached-app', 'rest-signal'] },
    ],
  },
  staff: {
    layers: [
      ['parts'],
      ['frame', 'today', 'booking', 'fees', 'log', 'records', 'live'],
      ['people', 'class-desk', 'branches'],
      ['palette'],
      [...DESK_PAGES, 'tools', 'floor'],
    ],
    never: [
      { from: ['floor'], to: 'everything' },
      { from: [...DESK_PAGES, 'people', 'class-desk', 'branches'], to: ['live'] },
      { from: DESK_PAGES, to: ['palette'] },
      { from: SECTIONS, to: ['frame', 'today', 'people', 'class-desk', 'branches'] },
      { from: ['palette', 'tools'], to: ['today', 'class-desk', 'branches'] },
    ],
  },
  web: {
    layers: [
      ['platform'],
      ['platform/http', 'seo'],
      ['ui'],
      ['platform/last-known'],
      ['platform/consent', 'customer'],
      ['booking', 'platform/installed-app'],
      [
        'platform/router',
        'platform/measurement',
        'platform/analytics',
        'shell',
        'public/*',
        'member/*',
        'member/login',
        'member/message-settings',
      ],
      ['member/dashboard'],
    ],
    never: [
      {
        from: ['platform/measurement', 'platform/analytics', 'shell', 'public/*', 'member/*'],
        to: ['platform/installed-app'],
      },
      { from: ['platform/measurement', 'platform/analytics'], to: ['customer', 'booking'] },
      { from: ['platform/router'], to: 'everything' },
      {
        from: ['member/dashboard'],
        to: ['public/*', 'shell', 'platform/measurement', 'platform/analytics'],
      },
    ],
  },
};

/** For each name, what it may not import. A name with `/*` is what `membersOf` says: the folders of the group. */
export function forbiddenImports(
  { layers, never }: Layers,
  membersOf: (name: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const expanded = layers.map((layer) => layer.flatMap(membersOf));
  const names = expanded.flat();
  return new Map(
    names.map((from) => {
      const own = expanded.findIndex((layer) => layer.includes(from));
      const besides = never
        .filter((rule) => rule.from.flatMap(membersOf).includes(from))
        .flatMap(({ to, except = [] }) =>
          (to === 'everything' ? names : to.flatMap(membersOf)).filter((name) => !except.includes(name)),
        );
      const forbidden = new Set([...expanded.slice(own).flat(), ...besides]);
      return [from, names.filter((name) => name !== from && forbidden.has(name))];
    }),
  );
}
