import type { Pool } from 'pg';
import type { ChildServer } from '../child-servers.ts';
import type { Subject } from '../measured-runs.ts';
import type { MixedLoad, MixedRequest } from '../mixed-load.ts';
import { askEach } from './all-at-once.ts';
import { openRequests, studioRequests } from './dashboard-requests.ts';
import type { Member } from './members.ts';
import { whileVersionsRise } from './version-raiser.ts';

/** One filled studio and the two servers that answer from it. */
export interface Studio {
  readonly pool: Pool;
  readonly members: readonly Member[];
  readonly floor: ChildServer;
  readonly server: ChildServer;
}

/** The floor: the same SQL at every request, for everybody, nothing kept and nothing compressed. */
export function floorSubject(name: string, { floor, members }: Studio, load: MixedLoad): Subject {
  const requests = openRequests(members);
  return { name, pid: floor.pid, load: (seconds) => load(floor.origin, requests, seconds) };
}

/** Every answer is cached; the version is still checked on every request. */
export function warmSubject(name: string, { server, members }: Studio, load: MixedLoad): Subject {
  const requests = studioRequests(members);
  return {
    name,
    pid: server.pid,
    prepare: async () => void (await askEach(server, requests, (answer) => answer.arrayBuffer())),
    load: (seconds) => load(server.origin, requests, seconds),
  };
}

/** Clients that already have this version: 304. */
export function unchangedSubject(name: string, { server, members }: Studio, load: MixedLoad): Subject {
  const requests = studioRequests(members);
  let conditional: readonly MixedRequest[] = [];
  return {
    name,
    pid: server.pid,
    async prepare() {
      const etags = await askEach(server, requests, etagOf);
      conditional = requests.map(({ path, headers }, at) => ({
        path,
        headers: { ...headers, 'if-none-match': etags[at] ?? '' },
      }));
    },
    load: (seconds) => load(server.origin, conditional, seconds),
  };
}

/** No cached answer is of the current version. */
export function firstRequestSubject(
  name: string,
  { pool, server, members }: Studio,
  load: MixedLoad,
): Subject {
  const requests = studioRequests(members);
  return {
    name,
    pid: server.pid,
    load: (seconds) => whileVersionsRise(pool, () => load(server.origin, requests, seconds)),
  };
}

/** The floor with what the first request of a version asks PostgreSQL besides, while versions rise. */
export function versionedFloorSubject(
  name: string,
  { pool, floor, members }: Studio,
  load: MixedLoad,
): Subject {
  const requests = openRequests(members).map((one) => ({ ...one, path: `/versioned${one.path}` }));
  return {
    name,
    pid: floor.pid,
    load: (seconds) => whileVersionsRise(pool, () => load(floor.origin, requests, seconds)),
  };
}

async function etagOf(answer: Response): Promise<string> {
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}
