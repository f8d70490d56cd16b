import { askEach } from './all-at-once.ts';
import { openRequests, studioRequests } from './dashboard-requests.ts';
import type { Studio } from './studio-subjects.ts';

export interface BodySizes {
  /** Mean bytes of an answer as it is, and as it is sent. */
  readonly raw: number;
  readonly sent: number;
}

/** Sends every request to floor and studio once; throws when their answers differ, which makes a comparison meaningless. */
export async function compareBodies({ floor, server, members }: Studio): Promise<BodySizes> {
  const requests = studioRequests(members);
  const expected = await askEach(floor, openRequests(members), (answer) => answer.text());
  const given = await askEach(server, requests, async (answer) => ({
    text: await answer.text(),
    sent: Number(answer.headers.get('content-length')),
  }));
  const differing = requests.find((_, at) => expected[at] !== given[at]?.text);
  if (differing !== undefined) throw new Error(`Floor and studio answer ${differing.path} differently.`);
  const mean = (bytes: readonly number[]) => bytes.reduce((sum, one) => sum + one, 0) / bytes.length;
  return {
    raw: mean(expected.map((text) => Buffer.byteLength(text))),
    sent: mean(given.map(({ sent }) => sent)),
  };
}
