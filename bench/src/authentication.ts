import type { ChildServer } from './child-servers.ts';
import type { LoadTool } from './load.ts';
import { median } from './quantiles.ts';

interface AuthenticationBenchOptions {
  readonly load: LoadTool;
  readonly rounds: number;
  readonly seconds: number;
  readonly say: (line: string) => void;
}

const ANSWERS = [
  { name: 'an answer with one query', path: 'database' },
  { name: 'an answer from memory', path: 'memory' },
] as const;
const WARM_UP_SECONDS = 2;

/** The same answer, public and for a signed-in member, in turns; the goal is 0.85 of the public rate. */
export async function benchAuthentication(
  server: ChildServer,
  { load, rounds, seconds, say }: AuthenticationBenchOptions,
): Promise<string> {
  const lines = ['authentication, req/s: open, guarded, guarded/open'];
  const authorization = `Bearer ${await idToken(server)}`;
  for (const { name, path } of ANSWERS) {
    const open = { url: `${server.origin}/api/bench/all/${path}`, headers: {} };
    const guarded = { url: `${server.origin}/api/bench/signed-in/${path}`, headers: { authorization } };
    for (const request of [open, guarded]) await load({ ...request, seconds: WARM_UP_SECONDS });
    const rates: [number, number][] = [];
    for (let round = 1; round <= rounds; round++) {
      say(`authentication, ${name}: round ${round} of ${rounds}`);
      rates.push([await rateOf(load, { ...open, seconds }), await rateOf(load, { ...guarded, seconds })]);
    }
    const [openRate, guardedRate] = [
      median(rates.map(([rate]) => rate)),
      median(rates.map(([, rate]) => rate)),
    ];
    const ratio = (guardedRate / openRate).toFixed(2);
    lines.push(`${name}  ${Math.round(openRate)}  ${Math.round(guardedRate)}  ${ratio}`);
  }
  return lines.join('\n');
}

async function rateOf(load: LoadTool, request: Parameters<LoadTool>[0]): Promise<number> {
  const { requestsPerSecond, failures } = await load(request);
  if (failures > 0) throw new Error(`${failures} requests of the authentication bench failed.`);
  return requestsPerSecond;
}

async function idToken({ origin }: ChildServer): Promise<string> {
  const answer: unknown = await (await fetch(`${origin}/token`)).json();
  const holdsToken = typeof answer === 'object' && answer !== null && 'token' in answer;
  if (!holdsToken || typeof answer.token !== 'string') throw new Error('The bench got no ID token.');
  return answer.token;
}
