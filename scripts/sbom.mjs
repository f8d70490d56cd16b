import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { withoutPlaces } from './bill-of-materials.mjs';
import { runCommand, runQuietly, StepFailed } from './step.mjs';

/* `npm run sbom`: what ships, with versions, hashes and licences, as CycloneDX JSON in sbom.cdx.json. npm reads the lockfile. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const FILE = 'sbom.cdx.json';
const ARGUMENTS = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--sbom-type=application',
  '--package-lock-only',
  '--omit=dev',
  '--loglevel=error',
  '--workspace=apps/api',
  '--workspace=apps/web',
  '--workspace=apps/staff',
];

await runCommand(async () => {
  const { code, output } = await runQuietly('npm', ARGUMENTS, { cwd: root });
  if (code !== 0) throw new StepFailed(`npm could not write the bill of materials:\n${output}`);
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const bill = withoutPlaces(JSON.parse(output), name);
  writeFileSync(path.join(root, FILE), `${JSON.stringify(bill, null, 2)}\n`);
  process.stdout.write(`${bill.components.length} components in ${FILE}\n`);
});
