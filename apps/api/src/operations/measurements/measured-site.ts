/** What the build that is served consists of, as far as measurements name its parts. */
export interface MeasuredSite {
  /** Patterns of the app's addresses, and `*` for unknown ones. */
  readonly routes: ReadonlySet<string>;
  /** Names of its scripts, without folder, hash and extension. */
  readonly chunks: ReadonlySet<string>;
  /** Its version; undefined without a build. */
  readonly release: string | undefined;
}

/** The parts of the served build that measurements may name. */
interface BuiltSite {
  readonly addresses: readonly string[];
  readonly files: ReadonlyMap<string, unknown>;
}

/** Replaces every release and chunk that is not part of the served build, so that clients cannot make up names. */
export const OTHER = 'other';
const NOT_FOUND_ROUTE = '*';
const SCRIPT = /^\/static\/js\/(?<name>.+)-[\w-]{8}\.js$/;
/** React Router puts the version, which pages know too, into this file's name. */
const MANIFEST = /^\/static\/js\/manifest-(?<version>[0-9a-f]{8})\.js$/;

/** Reads names and version from the files of the built site. */
export function measuredSite(site: BuiltSite | undefined): MeasuredSite {
  const paths = [...(site?.files.keys() ?? [])];
  return {
    routes: new Set([...(site?.addresses ?? []), NOT_FOUND_ROUTE]),
    chunks: new Set(paths.flatMap((path) => SCRIPT.exec(path)?.groups?.['name'] ?? [])),
    release: paths.map((path) => MANIFEST.exec(path)?.groups?.['version']).find((version) => version),
  };
}
