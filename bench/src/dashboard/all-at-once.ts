import type { ChildServer } from '../child-servers.ts';
import { CONNECTIONS } from '../load.ts';
import type { MixedRequest } from '../mixed-load.ts';

/** Asks each of the requests once, as many at a time as there are connections; answers in the order of the requests. */
export async function askEach<Answer>(
  { origin }: ChildServer,
  requests: readonly MixedRequest[],
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = requests.entries();
  async function askOneByOne(): Promise<void> {
    for (const [at, { path, headers }] of waiting) {
      const answer = await fetch(`${origin}${path}`, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      answers[at] = await read(answer);
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askOneByOne));
  return answers;
}
