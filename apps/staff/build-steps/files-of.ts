import type { Rolldown } from 'vite';

/** The name Vite gives what it knows about a chunk's styles and other files. */
interface WithMetadata {
  readonly viteMetadata?: {
    readonly importedCss: ReadonlySet<string>;
    readonly importedAssets: ReadonlySet<string>;
  };
}

const HASHED_FILE = /[\w.-]+-[\w-]{8}\.\w+/g;

/**
 * Every script, style and typeface that a page of the build needs, now or later: what its entry imports, what that loads
 * further, and what styles name. Sorted.
 */
export function filesOf(bundle: Rolldown.OutputBundle, entry: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ isEntry, name }) => isEntry && name === entry);
  if (first === undefined) throw new Error(`The build has no entry ${entry}.`);
  const found = new Set([first.fileName]);
  for (const name of found) {
    const file = bundle[name];
    if (file === undefined) continue;
    for (const next of file.type === 'chunk' ? neededBy(file) : namedIn(file, bundle)) found.add(next);
  }
  return [...found].toSorted();
}

function neededBy(chunk: Rolldown.OutputChunk & WithMetadata): readonly string[] {
  const { importedCss = [], importedAssets = [] } = chunk.viteMetadata ?? {};
  return [...chunk.imports, ...chunk.dynamicImports, ...importedCss, ...importedAssets];
}

/** Typefaces in styles. */
function namedIn({ source }: Rolldown.OutputAsset, bundle: Rolldown.OutputBundle): readonly string[] {
  if (typeof source !== 'string') return [];
  const named = new Set([...source.matchAll(HASHED_FILE)].map(([name]) => name));
  return Object.keys(bundle).filter((file) => named.has(file.slice(file.lastIndexOf('/') + 1)));
}
