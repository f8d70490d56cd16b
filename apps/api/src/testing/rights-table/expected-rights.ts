/** Who may make which call about Mia, said a second time: from the contract and the decisions, not from the server. */
import type { Access, Call } from '@lifted/contract/call';
import type { CallerName } from './rights-world.ts';

export function nameOf({ method, path }: Pick<Call, 'method' | 'path'>): string {
  return `${path} ${method}`;
}

/** Whether a caller is let in. `own`: the call names nobody and is about the one who makes it. */
export interface Right {
  readonly may: 'in' | 'out' | 'own';
  /** Whether an answer may tell something of her. */
  readonly seesMia: boolean;
}

const IN: Readonly<Record<Exclude<Access, 'all'>, readonly CallerName[]>> = {
  self: ['mia'],
  'self-or-coach': ['mia', 'carla', 'desk', 'owner'],
  'self-or-desk': ['mia', 'desk', 'owner'],
  'signed-in': ['mia', 'owner'],
  staff: ['carla', 'tom', 'desk', 'owner'],
  desk: ['desk', 'owner'],
  owner: ['owner'],
  floor: ['loft'],
};

/** Who has the role, and is refused by a rule about what is asked for. */
const REFUSED_BY_RULE: Readonly<Record<string, readonly CallerName[]>> = {
  // Of a class that is another coach’s.
  '/desk/classes/{classId} GET': ['tom'],
  '/desk/classes/{classId}/attendance/{kind}/{placeId} PUT': ['tom'],
  '/desk/classes/{classId}/roster-closing DELETE': ['tom'],
  '/desk/classes/{classId}/roster-closing POST': ['tom'],
  '/desk/classes/{classId}/substitute DELETE': ['tom'],
  '/desk/classes/{classId}/substitute POST': ['tom'],
  '/desk/classes/{classId}/training GET': ['tom'],
  // Of a class that Tom took over before.
  '/desk/people/{personId}/set-entries POST': ['carla'],
  // A PIN is its coach’s, and the owner sets a new one.
  '/desk/coaches/{coachId}/pin PUT': ['tom', 'desk'],
  // What the desk did.
  '/desk/changes/{changeId}/undo POST': ['carla', 'tom'],
  // A note is its author’s, and the owner’s to remove.
  '/desk/notes/{id} DELETE': ['desk'],
};

/** Of a tablet’s own room, whatever it is. */
const OF_ANY_ROOM = ['/floor/day GET', '/floor/unlock POST', '/floor/check-in-codes POST'];

/** Calls for members that name whom or what they are about. */
const NAMES_MIA = /\{(?:id|bookingId|feeId)\}|^\/challenge_participants/;

/** A key reads and books as the desk does, in the calls that name a scope. */
function mayKey({ access, scope }: Call): Right['may'] {
  return access === 'all' || scope !== undefined ? 'in' : 'out';
}

/** Whether somebody is let into a call about Mia. */
export function rightTo(call: Call, who: CallerName): Right {
  const may = mayMake(call, who);
  const isStaff = may === 'in' && who !== 'tom' && call.access !== 'all';
  return { may, seesMia: who === 'mia' || isStaff };
}

function mayMake(call: Call, who: CallerName): Right['may'] {
  const { access } = call;
  const name = nameOf(call);
  if (access === 'all') return call.path.startsWith('/identity/') ? 'own' : 'in';
  if (who === 'key') return mayKey(call);
  if (who === 'yard' && OF_ANY_ROOM.includes(name)) return 'in';
  const isPerson = !['nobody', 'olga', 'loft', 'yard'].includes(who);
  if (access === 'self' && !NAMES_MIA.test(call.path)) return isPerson ? 'own' : 'out';
  return IN[access].includes(who) && REFUSED_BY_RULE[name]?.includes(who) !== true ? 'in' : 'out';
}
