import { readFile } from 'node:fs/promises';
import type { Call } from '@lifted/contract/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractCalls } from '../calls/contract-calls.ts';
import { askingIn } from './ask-as.ts';
import { nameOf, rightTo } from './expected-rights.ts';
import { changesSince, tableOf, type Row } from './rights-page.ts';
import { CALLERS, OF_MIA, openRightsWorld, type RightsWorld } from './rights-world.ts';

/*
 * Every call of the contract × everybody who may make it, about Mia’s data → what the server answers. Written into
 * docs/rights-table.md: after a change that is meant, `npx vitest run rights-table -u` writes it again.
 */

const PAGE = '../../../../../docs/rights-table.md';

/** Let in: an answer, or a refusal about what was asked, not about who asks. */
const LET_IN = 'yes';
/** Refusals about who asks; `404` is what an unknown id gets as well. */
const REFUSALS: Readonly<Record<string, string>> = {
  not_signed_in: '401',
  second_factor_missing: '2FA',
  not_allowed: '403',
  not_found: '404',
};
/** Refused in an answer about several entries, or for somebody who is no member. */
const REFUSED_INSIDE = /"refusal":"(?:outside_room|not_unlocked)"|"code":"no_entitlement"/;

let world: RightsWorld;
let calls: readonly Call[];
const rows: Row[] = [];

beforeAll(async () => {
  world = await openRightsWorld();
  const all = (await contractCalls()).toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  // What is read is still there then.
  calls = [...all.filter(({ method }) => method === 'GET'), ...all.filter(({ method }) => method !== 'GET')];
});
afterAll(() => world.close());

function wordFor(call: Call, { status, body }: { readonly status: number; readonly body: string }): string {
  const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
  if (REFUSED_INSIDE.test(body)) return 'no';
  // Whose role decides hears of an unknown id once let in.
  const isByRole = ['all', 'staff', 'desk', 'owner'].includes(call.access);
  if (status === 404 && isByRole) return LET_IN;
  if (call.access.startsWith('self-or-') && body === '[]') return '[]';
  return REFUSALS[code] ?? LET_IN;
}

it('lets everybody into what is theirs, and nobody into anything else', { timeout: 600_000 }, async () => {
  const faults: string[] = [];
  const answerTo = askingIn(world);
  for (const call of calls) {
    const words: string[] = [];
    for (const who of CALLERS) {
      const answer = await answerTo(call, who);
      const word = wordFor(call, answer);
      words.push(word);
      const where = `${nameOf(call)}, ${who}: ${answer.status} ${word}`;
      const right = rightTo(call, who);
      if (answer.status >= 500 && answer.status !== 503) faults.push(where);
      if (right.may !== 'own' && (word === LET_IN) !== (right.may === 'in')) faults.push(where);
      const seen = right.seesMia ? [] : OF_MIA.filter((mark) => answer.body.includes(mark));
      if (seen.length > 0) faults.push(`${where}: ${seen.join()}`);
    }
    rows.push({ call, words });
  }
  expect(faults).toEqual([]);
});

it('is what the page says, which has every call of the contract', async () => {
  expect(rows.map(({ call }) => nameOf(call)).toSorted()).toEqual(
    [...new Set((await contractCalls()).map(nameOf))].toSorted(),
  );
  const changes = changesSince(await readFile(new URL(PAGE, import.meta.url), 'utf8'), rows);
  await expect(tableOf(rows), changes.join('; ')).toMatchFileSnapshot(PAGE);
});
