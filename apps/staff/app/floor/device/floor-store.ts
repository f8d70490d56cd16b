import type {
  enrolFloorDevice,
  FloorClass,
  FloorDay,
  FloorDevice,
  getFloorClass,
  getFloorDay,
} from '@lifted/contract/floor/floor';
import { withNewerCells } from '@lifted/client/entry-queue/unsent-cells.ts';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { asVisitor, createApiClient, type ApiClient } from '@lifted/client/http/api-client.ts';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import type { AnsweredCommands } from '../queue/floor-commands.ts';
import { withNote, withSwap } from '../queue/personal-exercises.ts';
import { floorRecords } from './floor-records.ts';
import { withUnchangedParts } from './unchanged-parts.ts';

/** `starting`: the tablet's own storage is being read · `not-enrolled`: no tablet of the studio, or not any more. */
export type FloorPhase = 'starting' | 'not-enrolled' | 'enrolled';

/** What the tablet knows. A new object after each change. */
export interface FloorState {
  readonly phase: FloorPhase;
  /** It was a tablet of the studio until the desk revoked it. */
  readonly isRevoked: boolean;
  readonly device: FloorDevice | null;
  readonly day: FloorDay | null;
  readonly classes: ReadonlyMap<string, FloorClass>;
  /** Whether the last request got an answer. */
  readonly isReached: boolean;
}

const NOTHING: Omit<FloorState, 'phase' | 'isRevoked'> = {
  device: null,
  day: null,
  classes: new Map(),
  isReached: true,
};

const UNAUTHORIZED = 401;

/** Today in the room of this tablet: from its own storage at once, and from the server when there is one. */
export class FloorStore implements AnsweredCommands {
  readonly api: ApiClient;
  readonly #listeners = new Set<() => void>();
  #state: FloorState = { ...NOTHING, phase: 'starting', isRevoked: false };
  #token: string | null = null;
  /** Raised whenever commands are sent or answered: an answer asked for before may miss them. */
  #sends = 0;

  constructor() {
    this.api = createApiClient({ authorize: (send) => send(this.#token) });
  }

  readonly state = (): FloorState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the tablet's own storage. */
  async start(): Promise<void> {
    const enrolment = await floorRecords.enrolment();
    if (enrolment === null) return this.#become({ phase: 'not-enrolled' });
    const [day, classes] = await Promise.all([floorRecords.day(), floorRecords.classes()]);
    this.#token = enrolment.token;
    this.#become({
      phase: 'enrolled',
      device: enrolment.device,
      day,
      classes: new Map(classes.map((known) => [known.id, known])),
    });
  }

  /** Makes this browser a tablet of the studio. Throws as the API client does. */
  async enrol(code: string): Promise<void> {
    const visitor = createApiClient({ authorize: asVisitor });
    const enrolment = await visitor.call<typeof enrolFloorDevice>('POST', '/floor/enrolment', {
      body: { code },
    });
    await floorRecords.enrol(enrolment);
    await navigator.storage.persist();
    this.#token = enrolment.token;
    this.#become({ ...NOTHING, phase: 'enrolled', isRevoked: false, device: enrolment.device });
  }

  /** Makes a call as this tablet; once it was revoked, the tablet forgets what it knew. Throws as the API client does. */
  async asTablet<T>(call: Promise<T>): Promise<T> {
    const token = this.#token;
    try {
      const answer = await call;
      if (!this.#state.isReached) this.#become({ isReached: true });
      return answer;
    } catch (failure) {
      const isProblem = failure instanceof ApiProblem;
      if (isProblem && failure.status === UNAUTHORIZED && token !== null) await this.#forget(token);
      // A call somebody gave up says nothing about the network.
      else if (isProblem !== this.#state.isReached && (isProblem || failure instanceof ApiUnreachable))
        this.#become({ isReached: isProblem });
      throw failure;
    }
  }

  async refreshDay(): Promise<void> {
    const answer = await this.asTablet(this.api.call<typeof getFloorDay>('GET', '/floor/day', {}));
    if (this.#token === null) return;
    const day = withUnchangedParts(this.#state.day, answer);
    await floorRecords.keepDay(day);
    if (this.#token === null) return;
    const ids = new Set(day.classes.map(({ id }) => id));
    const classes = new Map([...this.#state.classes].filter(([id]) => ids.has(id)));
    this.#become({ day, device: day.device, classes });
  }

  /** Asks for a class again. An answer that crossed with something sent is dropped: the next one has it. */
  async refreshClass(classId: string): Promise<void> {
    const before = this.#sends;
    const answer = await this.asTablet(
      this.api.call<typeof getFloorClass>('GET', '/floor/classes/{classId}', { params: { classId } }),
    );
    if (this.#sends === before) await this.#keepClass(answer);
  }

  /**
   * The same after a change, whose outcome it leaves alone: a refresh that fails shows in the state, and is made again while
   * the class is shown.
   */
  async refreshAfterChange(classId: string): Promise<void> {
    try {
      await this.refreshClass(classId);
    } catch (failure) {
      if (!(failure instanceof ApiUnreachable || failure instanceof ApiProblem)) throw failure;
    }
  }

  /** To be called before commands are sent. */
  readonly sending = (): void => {
    this.#sends += 1;
  };

  readonly entered: AnsweredCommands['entered'] = async (entries, answers) => {
    this.#sends += 1;
    for (const classId of new Set(entries.map((entry) => entry.workout_id))) {
      const ids = new Set(entries.filter((entry) => entry.workout_id === classId).map(({ id }) => id));
      const cells = answers.flatMap(({ id, cell }) => (ids.has(id) && cell !== null ? [cell] : []));
      await this.#changeClass(classId, (known) => ({ ...known, cells: withNewerCells(known.cells, cells) }));
    }
  };

  readonly swapped: AnsweredCommands['swapped'] = async (command) => {
    this.#sends += 1;
    await this.#changeClass(command.swap.workout_id, (known) => withSwap(known, command));
  };

  readonly noted: AnsweredCommands['noted'] = async (command) => {
    this.#sends += 1;
    await this.#changeClass(command.note.workout_id, (known) => withNote(known, command));
  };

  readonly marked: AnsweredCommands['marked'] = async ({ classId, place, isPresent }) => {
    this.#sends += 1;
    await this.#changeClass(classId, (known) => ({
      ...known,
      roster: known.roster.map((one) =>
        one.kind === place.kind && one.id === place.id ? { ...one, is_present: isPresent } : one,
      ),
    }));
  };

  readonly closed: AnsweredCommands['closed'] = async ({ classId }) => {
    this.#sends += 1;
    const closedAt = timeNow().toISOString();
    await this.#changeClass(classId, (known) => ({ ...known, state: 'closed', roster_closed_at: closedAt }));
  };

  readonly reopened: AnsweredCommands['reopened'] = async ({ classId }) => {
    this.#sends += 1;
    await this.#changeClass(classId, (known) => {
      const state = timeNow().getTime() < Date.parse(known.end_datetime) ? 'running' : 'ended';
      return { ...known, state, roster_closed_at: null };
    });
  };

  async #changeClass(classId: string, change: (known: FloorClass) => FloorClass): Promise<void> {
    const known = this.#state.classes.get(classId);
    if (known !== undefined) await this.#keepClass(change(known));
  }

  async #keepClass(answer: FloorClass): Promise<void> {
    const before = this.#state.classes.get(answer.id) ?? null;
    const known = withUnchangedParts(before, answer);
    // An answer that crossed with the tablet being revoked must not come back into its storage.
    if (known === before || this.#token === null) return;
    await floorRecords.keepClass(known);
    if (this.#token === null) return;
    this.#become({ classes: new Map([...this.#state.classes, [known.id, known]]) });
  }

  async #forget(token: string): Promise<void> {
    // Another answer said so before, or the tablet has been enrolled again since.
    if (this.#token !== token) return;
    this.#token = null;
    await floorRecords.forgetAll();
    this.#become({ ...NOTHING, phase: 'not-enrolled', isRevoked: true });
  }

  #become(change: Partial<FloorState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
