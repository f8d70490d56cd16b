import type { Call } from '@lifted/contract/call';
import { verifyToken } from '@lifted/contract/identity/identity';
import { signInWithMailCode } from '@lifted/contract/identity/mail-codes';
import { signInWithPasskey } from '@lifted/contract/identity/passkeys';
import { verifySecondFactor } from '@lifted/contract/identity/second-factors';
import { redeemCustomToken, signInWithPassword } from '@lifted/contract/identity/sign-in';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { WatchedAnswer } from '../../http/request-log.ts';
import { routePattern } from '../../http/routing/register-call.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Upper bounds in seconds: a warm read takes half a millisecond, a request times out after ten seconds. */
const BOUNDS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Anybody can send any method; only these become a label. */
const KNOWN_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Counts responses: requests, refusals by reason, refusals by a rate limit, sign-in attempts. */
export function countAnswers(registry: Registry): (answer: WatchedAnswer) => void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'lifted_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS_S,
    registers,
  });
  const refusals = new Counter({
    name: 'lifted_refusals_total',
    help: 'Answers that said no, by the code of the problem',
    labelNames: ['code'],
    registers,
  });
  const limited = new Counter({
    name: 'lifted_rate_limit_refusals_total',
    help: 'Requests refused because they came too often',
    labelNames: ['method', 'route'],
    registers,
  });
  const signIns = new Counter({
    name: 'lifted_sign_ins_total',
    help: 'Tries to sign in, by way and outcome',
    labelNames: ['way', 'outcome'],
    registers,
  });
  return (answer) => {
    const { request, reply, route } = answer;
    const { refusal } = request;
    const method = KNOWN_METHODS.includes(request.method) ? request.method : 'other';
    const status = `${Math.trunc(reply.raw.statusCode / 100)}xx`;
    durations.observe({ method, route, status }, reply.elapsedTime / SECOND_MS);
    const tried = signInOf(answer);
    if (tried !== undefined) signIns.inc(tried);
    if (refusal === null) return;
    refusals.inc({ code: refusal });
    if (refusal === 'too_many_requests') limited.inc({ method, route });
  };
}

/** Where Google redirects to; a page, not a call of the contract. */
const GOOGLE_CALLBACK = 'GET /api/identity/callback/google';

/** Steps of signing in by method and route. Opening a link only counts when it is refused: redeeming it follows. */
const SIGN_IN_WAYS: ReadonlyMap<string, string> = new Map([
  [routeOf(signInWithPassword), 'password'],
  [routeOf(verifyToken), 'link'],
  [routeOf(redeemCustomToken), 'link'],
  [routeOf(signInWithMailCode), 'mail_code'],
  [routeOf(signInWithPasskey), 'passkey'],
  [routeOf(verifySecondFactor), 'second_factor'],
  [GOOGLE_CALLBACK, 'google'],
]);

/**
 * A sign-in attempt by method and outcome: `signed_in`, or the code of the refusal (`second_factor_required` is one; the
 * code that follows is a method of its own). With Firebase, people sign in without this server, so nothing is counted.
 */
function signInOf({ request, reply, route }: WatchedAnswer): { way: string; outcome: string } | undefined {
  const step = `${request.method} ${route}`;
  const way = SIGN_IN_WAYS.get(step);
  if (way === undefined) return undefined;
  const outcome = request.refusal ?? outcomeOf(reply);
  return outcome === 'signed_in' && step === routeOf(verifyToken) ? undefined : { way, outcome };
}

/** Google's callback always redirects; an error is in the address. */
function outcomeOf(reply: WatchedAnswer['reply']): string {
  if (reply.raw.statusCode >= 400) return 'internal';
  const location = reply.getHeader('location');
  return typeof location === 'string' && /[?&]error=/.test(location) ? 'refused' : 'signed_in';
}

function routeOf(call: Call): string {
  return `${call.method} ${routePattern(call)}`;
}
