import type { Call } from '@lifted/contract/call';
import { verifyToken } from '@lifted/contract/identity';
import { verifySecondFactor } from '@lifted/contract/second-factors';
import { redeemCustomToken, signInWithPassword } from '@lifted/contract/sign-in';
import { Counter, type Registry } from 'prom-client';
import { routePattern } from '../../http/routing/register-call.ts';
import type { WatchedAnswer } from '../../http/request-log.ts';

type SignInWay = 'password' | 'link' | 'google' | 'second_factor';

interface SignInStep {
  readonly way: SignInWay;
  /** False for a step that only counts when it is refused. */
  readonly signsIn: boolean;
}

/** Where Google redirects to; a page, not a call of the contract. */
const GOOGLE_CALLBACK = '/api/identity/callback/google';

const STEPS: ReadonlyMap<string, SignInStep> = new Map([
  [stepKey(signInWithPassword), { way: 'password', signsIn: true }],
  [stepKey(verifyToken), { way: 'link', signsIn: false }],
  [stepKey(redeemCustomToken), { way: 'link', signsIn: true }],
  [stepKey(verifySecondFactor), { way: 'second_factor', signsIn: true }],
  [`GET ${GOOGLE_CALLBACK}`, { way: 'google', signsIn: true }],
]);

const ROUTES: ReadonlySet<string> = new Set([...STEPS.keys()].map((key) => key.split(' ')[1] ?? key));

/**
 * Sign-in attempts by method and outcome: `signed_in`, or the code of the refusal (`second_factor_required` is one; the code
 * that follows is a method of its own). With Firebase, people sign in without this server, so nothing is counted.
 */
export class SignInFigures {
  readonly #signIns: Counter<'way' | 'outcome'>;

  constructor(registry: Registry) {
    this.#signIns = new Counter({
      name: 'lifted_sign_ins_total',
      help: 'Tries to sign in, by way and outcome',
      labelNames: ['way', 'outcome'],
      registers: [registry],
    });
  }

  note({ request, reply, route }: WatchedAnswer): void {
    if (!ROUTES.has(route)) return;
    const step = STEPS.get(`${request.method} ${route}`);
    if (step === undefined) return;
    const outcome = request.refusal ?? outcomeOf(reply);
    if (outcome === 'signed_in' && !step.signsIn) return;
    this.#signIns.inc({ way: step.way, outcome });
  }
}

/** Google's callback always redirects; an error is in the address. */
function outcomeOf(reply: WatchedAnswer['reply']): string {
  if (reply.raw.statusCode >= 400) return 'internal';
  const location = reply.getHeader('location');
  return typeof location === 'string' && /[?&]error=/.test(location) ? 'refused' : 'signed_in';
}

function stepKey(call: Call): string {
  return `${call.method} ${routePattern(call)}`;
}
