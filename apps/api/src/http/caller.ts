import type { Access, Call } from '@lifted/contract/call';
import type { IdentityProviderName } from '@lifted/contract/identity';
import { DESK_ROLES, mayOpen, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import type { FastifyRequest } from 'fastify';
import { notAllowed, notSignedIn, secondFactorMissing } from './errors/request-refusals.ts';
import type { StudioApp } from './studio-app.ts';

/** No identity is required: a call open to all. */
export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

/** What the studio knows of an account. */
export interface CallerAccount {
  /** Empty for an identity the studio has not provisioned. */
  readonly roles: readonly StudioRole[];
  /** Null for an account without a customer, such as a coach's. */
  readonly customerId: string | null;
  /** The same customer by the short key of the large tables. */
  readonly customerNumber: number | null;
  /** The customer's stored address, in lower case. */
  readonly customerEmail: string | null;
  /** Changes whenever a response about the customer may have changed. */
  readonly customerVersion: string | null;
}

/** A person whose ID token was verified for this request, with current roles and customer. */
export interface SignedInCaller extends CallerAccount {
  readonly kind: 'signed-in';
  readonly provider: IdentityProviderName;
  readonly uid: string;
  readonly sessionId: string;
  /** A role requires a second factor and the account has none: it may only enrol one. */
  readonly missesSecondFactor: boolean;
}

export type Caller = AnonymousCaller | SignedInCaller;

/** Who makes a call; calls that are not open to all are only handled for signed-in callers. */
export type CallerOf<A extends Access> = A extends 'all' ? AnonymousCaller : SignedInCaller;

/** The current caller of an ID token; undefined for an invalid token, whatever the reason. */
export type FindCaller = (idToken: string) => Promise<SignedInCaller | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    findCaller: FindCaller;
  }
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Registers how callers are identified; called once per request of a guarded call. */
export function recogniseCallers(app: StudioApp, findCaller: FindCaller): void {
  app.decorate('findCaller', findCaller);
}

const NOBODY: AnonymousCaller = { kind: 'anonymous' };

/** Who may make a call. */
type CallerRule<A extends Access> = Pick<Call, 'withoutSecondFactor'> & { readonly access: A };

/**
 * The caller of a request. Throws `not_signed_in` without a valid token, always the same, without saying what was wrong with
 * it (specification, section 7; RFC 6750). Throws `second_factor_missing` for a role that requires one, unless the call
 * allows it, and `not_allowed` without a role the call is for (studio operations, section 4).
 */
export function callerReader<A extends Access>(
  app: StudioApp,
  { access, withoutSecondFactor = false }: CallerRule<A>,
): (request: FastifyRequest) => Promise<CallerOf<A>> {
  const fits = (caller: Caller): caller is CallerOf<A> =>
    access === 'all' ? caller.kind === 'anonymous' : caller.kind === 'signed-in';

  return async (request) => {
    const caller = access === 'all' ? NOBODY : await signedInCaller(app, request);
    if (caller.kind === 'signed-in' && caller.missesSecondFactor && !withoutSecondFactor) {
      throw secondFactorMissing();
    }
    if (caller.kind === 'signed-in' && !mayOpen(caller.roles, rolesFor(access))) throw notAllowed();
    if (!fits(caller)) throw notSignedIn();
    return caller;
  };
}

/** The roles a call is for; undefined: any, whose data it is decides. */
function rolesFor(access: Access): readonly StudioRole[] | undefined {
  switch (access) {
    case 'staff':
      return STAFF_ROLES;
    case 'desk':
      return DESK_ROLES;
    case 'owner':
      return ['owner'];
    case 'all':
    case 'self':
    case 'self-or-staff':
    case 'signed-in':
      return undefined;
    default:
      return access satisfies never;
  }
}

async function signedInCaller(app: StudioApp, request: FastifyRequest): Promise<SignedInCaller> {
  const idToken = bearerToken(request);
  const caller = idToken === undefined ? undefined : await app.findCaller(idToken);
  if (caller === undefined) throw notSignedIn();
  request.account = caller.uid;
  return caller;
}

/** True when the caller has one of the roles: `hasRole(caller, 'coach', 'owner')`. */
export function hasRole(caller: SignedInCaller, ...roles: readonly StudioRole[]): boolean {
  return roles.some((role) => caller.roles.includes(role));
}

/** The token of the only Authorization header; two of them would be ambiguous. */
function bearerToken({ headers, raw }: FastifyRequest): string | undefined {
  const sent = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'authorization');
  if (sent.length > 1) return undefined;
  return BEARER.exec(headers.authorization ?? '')?.[1];
}
