/** What the build that is served consists of, as far as measurements name its parts. */
export interface MeasuredSite {
  /** Patterns of the app's addresses, and `*` for those that do not exist. */
  readonly routes: ReadonlySet<string>;
  /** Names of its scripts, without folder, hash and ending. */
  readonly chunks: ReadonlySet<string>;
  /** Its version; undefined when nothing is built. */
  readonly release: string | undefined;
}

/** The build as the site knows it. */
interface BuiltSite {
  readonly addresses: readonly string[];
  readonly files: ReadonlyMap<string, unknown>;
}

/** Stands for every release and every chunk that is not the served build's, so that nobody can make up names. */
export const OTHER = 'other';
const NOT_FOUND_ROUTE = '*';
const SCRIPT = /^\/static\/js\/(?<name>.+)-[\w-]{8}\.js$/;
/** React Router names this file by the version its pages know too. */
const MANIFEST = /^\/static\/js\/manifest-(?<version>[0-9a-f]{8})\.js$/;

/** Reads names and version out of the built site's files. */
export function measuredSite(site: BuiltSite | undefined): MeasuredSite {
  const paths = [...(site?.files.keys() ?? [])];
  return {
    routes: new Set([...(site?.addresses ?? []), NOT_FOUND_ROUTE]),
    chunks: new Set(paths.flatMap((path) => SCRIPT.exec(path)?.groups?.['name'] ?? [])),
    release: paths.map((path) => MANIFEST.exec(path)?.groups?.['version']).find((version) => version),
  };
}
