import type { Access, Call } from '@lifted/contract/call';
import type { IdentityProviderName } from '@lifted/contract/identity/identity';
import { boundTo, rolesBeyond, type BranchReach } from '@lifted/domain/people/branch-reach';
import type { RecentSignIn } from '@lifted/domain/identity/recent-sign-in';
import { KEY_CALLS_PER_MINUTE, isApiKey, type ApiScope } from '@lifted/domain/connections/api-scope';
import { DESK_ROLES, mayOpen, STAFF_ROLES, type StudioRole } from '@lifted/domain/people/studio-role';
import type { FastifyRequest } from 'fastify';
import {
  keyLacksScope,
  notAllowed,
  notForKeys,
  notOfTheBranch,
  notSignedIn,
  secondFactorMissing,
  tooManyRequests,
} from './errors/request-refusals.ts';
import { namedIn } from './input/named-places.ts';
import type { StudioApp } from './studio-app.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** No identity is required: a call open to all. */
export interface AnonymousCaller {
  readonly kind: 'anonymous';
}

/** What the studio knows of an account. */
export interface CallerAccount {
  /** Empty for an identity the studio has not provisioned. */
  readonly roles: readonly StudioRole[];
  /** Those the account is the front desk of, by id, with `own` for the studio's own address; null: all of them. */
  readonly branches: readonly string[] | null;
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
  /** The account at the studio, whichever provider signed in; of a stranger what no account is called. */
  readonly uid: string;
  /** What the provider calls the person. */
  readonly providerUid: string;
  readonly sessionId: string;
  /** A role requires a second factor and the account has none: it may only enrol one. */
  readonly missesSecondFactor: boolean;
  /** A key of the API speaks, not a person; it was made for calls of the desk. */
  readonly isKey?: true;
}

/** A key of the API that holds, and what it was allowed. */
export interface KnownApiKey {
  readonly id: string;
  readonly scopes: readonly ApiScope[];
}

/** A tablet of the floor, told by its own credential. */
export interface FloorCaller {
  readonly kind: 'floor';
  readonly deviceId: string;
  readonly locationId: string;
}

export type Caller = AnonymousCaller | SignedInCaller | FloorCaller;

/** Who makes a call; calls for persons are only handled for signed-in ones, calls of the floor for its tablets. */
export type CallerOf<A extends Access> = A extends 'all'
  ? AnonymousCaller
  : A extends 'floor'
    ? FloorCaller
    : SignedInCaller;

/** The current caller of an ID token; undefined for an invalid token, whatever the reason. */
export type FindCaller = (idToken: string) => Promise<SignedInCaller | undefined>;

/** Throws `sign_in_again` unless the caller signed in, or confirmed it, as recently as that. */
export type RequireRecentSignIn = (caller: SignedInCaller, within: RecentSignIn) => Promise<void>;

/** The tablet with this credential; undefined once it was revoked. */
export type FindTablet = (token: string) => Promise<FloorCaller | undefined>;

/** The key with this secret; undefined once it was revoked or has expired. */
export type FindApiKey = (secret: string) => Promise<KnownApiKey | undefined>;

/** Whether the class and the rooms a request names are in the branches; what there is not is nowhere else. */
export type AreInBranches = (
  branches: readonly string[],
  named: { readonly classId: string | undefined; readonly rooms: readonly string[] },
) => Promise<boolean>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Missing where no call of the desk is registered. */
    findApiKey?: FindApiKey;
    /** Missing where no call of the desk is registered. */
    areInBranches?: AreInBranches;
    findCaller: FindCaller;
    findTablet: FindTablet;
    /** Missing where no identity is registered: a call that asks for a recent sign-in then fails. */
    requireRecentSignIn?: RequireRecentSignIn;
  }
}

const BEARER = /^Bearer ([\w.~+/-]+=*)$/i;

/** Registers how callers are identified; called once per request of a guarded call. */
export function recogniseCallers(app: StudioApp, findCaller: FindCaller): void {
  app.decorate('findCaller', findCaller);
}

/** Registers how the age of a sign-in is judged. */
export function recogniseRecentSignIns(app: StudioApp, requireRecentSignIn: RequireRecentSignIn): void {
  app.decorate('requireRecentSignIn', requireRecentSignIn);
}

/** Registers how tablets of the floor are identified. */
export function recogniseTablets(app: StudioApp, findTablet: FindTablet): void {
  app.decorate('findTablet', findTablet);
}

/** Registers how keys of the API are identified. */
export function recogniseApiKeys(app: StudioApp, findApiKey: FindApiKey): void {
  app.decorate('findApiKey', findApiKey);
}

/** Registers how what a request names is told to be in a branch. */
export function recogniseBranches(app: StudioApp, areInBranches: AreInBranches): void {
  app.decorate('areInBranches', areInBranches);
}

/** How a key is named as an actor, in the audit log and the log of requests. */
export const KEY_ACTOR = 'key:';

const NOBODY: AnonymousCaller = { kind: 'anonymous' };

/** Who may make a call. */
type CallerRule<A extends Access> = Pick<Call, 'withoutSecondFactor' | 'scope' | 'recentSignIn' | 'reach'> & {
  readonly access: A;
};

/**
 * The caller of a request. Throws `not_signed_in` without a valid token, always the same, without saying what was wrong with
 * it (specification, section 7; RFC 6750). Throws `second_factor_missing` for a role that requires one, unless the call
 * allows it, and `not_allowed` without a role the call is for (studio operations, section 4) or, of a key, the call's scope.
 */
export function callerReader<A extends Access>(
  app: StudioApp,
  { access, scope, reach, recentSignIn, withoutSecondFactor = false }: CallerRule<A>,
): (request: FastifyRequest) => Promise<CallerOf<A>> {
  const fits = (caller: Caller): caller is CallerOf<A> => caller.kind === kindOf(access);

  return async (request) => {
    const caller = await withinBranches(app, await readCaller(app, { access, scope }, request), {
      access,
      reach,
      request,
    });
    if (caller.kind === 'signed-in' && caller.missesSecondFactor && !withoutSecondFactor) {
      throw secondFactorMissing();
    }
    if (caller.kind === 'signed-in' && !mayOpen(caller.roles, rolesFor(access))) throw notAllowed();
    if (caller.kind === 'signed-in' && caller.isKey !== true && recentSignIn !== undefined) {
      if (app.requireRecentSignIn === undefined) throw new Error('Nothing here knows when people signed in.');
      await app.requireRecentSignIn(caller, recentSignIn);
    }
    if (!fits(caller)) throw notSignedIn();
    return caller;
  };
}

interface Reached {
  readonly access: Access;
  readonly reach: BranchReach | undefined;
  readonly request: FastifyRequest;
}

/**
 * A front desk of some branches within them: beyond, it is what its other roles make it, so a coach keeps their own classes.
 * Throws `not_allowed` with its own sentence where no role is left that the call is for.
 */
async function withinBranches(
  app: StudioApp,
  caller: Caller,
  { access, reach, request }: Reached,
): Promise<Caller> {
  if (caller.kind !== 'signed-in') return caller;
  const branches = boundTo(caller);
  if (branches === null || (access !== 'staff' && access !== 'desk')) return { ...caller, branches: null };
  if (reach === 'shared' || reach === 'narrowed') return { ...caller, branches };
  if (reach === 'class') {
    if (app.areInBranches === undefined) throw new Error('Nothing here knows what is in which branch.');
    if (await app.areInBranches(branches, namedIn(request))) return { ...caller, branches };
  }
  const roles = rolesBeyond(caller.roles);
  if (!mayOpen(roles, rolesFor(access))) throw notOfTheBranch();
  return { ...caller, roles, branches: null };
}

function kindOf(access: Access): Caller['kind'] {
  if (access === 'all') return 'anonymous';
  return access === 'floor' ? 'floor' : 'signed-in';
}

async function readCaller(
  app: StudioApp,
  { access, scope }: { readonly access: Access; readonly scope: ApiScope | undefined },
  request: FastifyRequest,
): Promise<Caller> {
  if (access === 'all') return NOBODY;
  const token = bearerToken(request);
  if (token !== undefined && isApiKey(token)) return keyCaller(app, scope, token, request);
  return access === 'floor' ? floorCaller(app, token) : signedInCaller(app, token, request);
}

/**
 * A key speaks as somebody of the desk, in the calls its scopes name. Throws `not_signed_in` for an unknown, revoked or expired
 * one, `too_many_requests` over its limit, and `not_allowed` for a call it is not for.
 */
async function keyCaller(
  app: StudioApp,
  scope: ApiScope | undefined,
  secret: string,
  request: FastifyRequest,
): Promise<SignedInCaller> {
  const key = await app.findApiKey?.(secret);
  if (key === undefined) throw notSignedIn();
  const uid = KEY_ACTOR + key.id;
  request.account = uid;
  const { calls, endsAt } = app.countMinute(uid, KEY_CALLS_PER_MINUTE);
  if (calls > KEY_CALLS_PER_MINUTE)
    throw tooManyRequests(Math.max(1, Math.ceil((endsAt - Date.now()) / SECOND_MS)));
  if (scope === undefined) throw notForKeys();
  if (!key.scopes.includes(scope)) throw keyLacksScope(scope);
  return {
    kind: 'signed-in',
    provider: 'studio',
    uid,
    providerUid: uid,
    sessionId: uid,
    roles: ['desk'],
    branches: null,
    customerId: null,
    customerNumber: null,
    customerEmail: null,
    customerVersion: null,
    missesSecondFactor: false,
    isKey: true,
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
    case 'self-or-coach':
    case 'self-or-desk':
    case 'signed-in':
    case 'floor':
      return undefined;
    default:
      return access satisfies never;
  }
}

async function signedInCaller(
  app: StudioApp,
  idToken: string | undefined,
  request: FastifyRequest,
): Promise<SignedInCaller> {
  const caller = idToken === undefined ? undefined : await app.findCaller(idToken);
  if (caller === undefined) throw notSignedIn();
  request.account = caller.uid;
  return caller;
}

async function floorCaller(app: StudioApp, token: string | undefined): Promise<FloorCaller> {
  const device = token === undefined ? undefined : await app.findTablet(token);
  if (device === undefined) throw notSignedIn();
  return device;
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
