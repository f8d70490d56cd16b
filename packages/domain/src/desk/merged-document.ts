/** A value as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Both sides changed what is at `conflicts`; everything else is in `merged`. */
export interface MergedDocument {
  readonly merged: Json;
  /** Paths that both sides changed differently: 'studio.name'. */
  readonly conflicts: readonly string[];
}

/**
 * What a form wants, put together with what others saved since it opened: fields that only one side changed take that side's
 * value. Lists are taken whole, because their places mean nothing by themselves.
 */
export function mergeDocuments(was: Json, wanted: Json, current: Json): MergedDocument {
  const conflicts: string[] = [];
  const merge: Merge = (before, mine, theirs, path) => {
    if (isEqual(mine, theirs) || isEqual(before, mine)) return theirs;
    if (isEqual(before, theirs)) return mine;
    // A group that both sides created is merged like an existing one.
    const group = before ?? {};
    if (isGroup(group) && isGroup(mine) && isGroup(theirs)) {
      const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
      return Object.fromEntries(
        names.flatMap((name) => {
          const value = merge(group[name], mine[name], theirs[name], joined(path, name));
          return value === undefined ? [] : [[name, value]];
        }),
      );
    }
    conflicts.push(path);
    return theirs;
  };
  return { merged: merge(was, wanted, current, '') ?? null, conflicts };
}

/** Undefined: the property is absent, as opposed to null. */
type Merge = (
  before: Json | undefined,
  mine: Json | undefined,
  theirs: Json | undefined,
  path: string,
) => Json | undefined;

/** Paths at which two documents differ, each list as a whole: 'details.openingHours'. */
export function changedPaths(before: Json, after: Json): readonly string[] {
  return pathsOf(before, after, '');
}

function pathsOf(before: Json | undefined, after: Json | undefined, path: string): readonly string[] {
  if (isEqual(before, after)) return [];
  const [was, is] = [groupOr(before, after), groupOr(after, before)];
  if (!isGroup(was) || !isGroup(is)) return [path];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => pathsOf(was[name], is[name], joined(path, name)));
}

/** In a group that did not exist yet, or no longer does, every field differs. */
function groupOr(value: Json | undefined, other: Json | undefined): Json | undefined {
  return value === undefined && isGroup(other) ? {} : value;
}

/** What is at a path; undefined where nothing is. */
export function valueAt(document: Json, path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((value, name) => (isGroup(value) ? value[name] : undefined), document);
}

/** The document with another value at a path; groups on the way are made where there are none. */
export function withValueAt(document: Json, path: string, value: Json): Json {
  const [name = '', ...rest] = path.split('.');
  const group = isGroup(document) ? document : {};
  const inner = rest.length === 0 ? value : withValueAt(group[name] ?? null, rest.join('.'), value);
  return { ...group, [name]: inner };
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function isGroup(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Independent of the order of names. */
function isEqual(one: Json | undefined, other: Json | undefined): boolean {
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((value, at) => isEqual(value, other[at]));
  }
  if (isGroup(one) && isGroup(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]))
    );
  }
  return one === other;
}
