/** A command that is sent again with its key is carried out once and answered each time (docs/decisions/185-keys-of-commands.md). */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withBeginning } from '@lifted/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { Refusal } from '../errors/refusal.ts';
import { doneBefore, keyOfAnotherCommand } from '../errors/request-refusals.ts';
import type { StudioApp } from '../studio-app.ts';

/** A command that came with a key. */
export interface KeyedCommand {
  /** Who sent it; keys of others are theirs. */
  readonly caller: string;
  readonly key: string;
  /** What was asked: method, address and body. */
  readonly asked: readonly [method: string, address: string, body: unknown];
  /** Its answer holds a secret that is shown once: a repeat is told that it was done, and nothing is stored. */
  readonly hasSecretAnswer: boolean;
}

/** What a command answers, the first time or again. */
export interface CommandAnswer {
  readonly status: number;
  readonly answer: unknown;
}

interface Carried extends Partial<CommandAnswer> {
  readonly request: string;
  readonly tryId: string;
}

interface CommandKeysOptions {
  readonly pool: Pool;
  readonly now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Missing where no command is registered that could be repeated. */
    commandKeys?: CommandKeys;
  }
}

/** Lets all commands registered from now on be repeated with their key. */
export function rememberCommands(app: StudioApp, options: CommandKeysOptions): void {
  app.decorate('commandKeys', new CommandKeys(options));
}

/** How long a repeat waits for the answer of the first, which was committed a moment ago. */
const PAUSE_MS = 25;
const MOST_PAUSES = 80;

/** Longer answers are not kept: a repeat is told that it was done. */
const LONGEST_ANSWER = 16_384;

/** The insert waits for another try that is under way, and then finds its row. */
const CLAIM = `
  insert into studio.command_keys as k (id, request, try_id, at) values (decode($1, 'hex'), decode($2, 'hex'), $3, $4)
      on conflict (id) do update set at = k.at
  returning k.try_id as "tryId"`;

/** Another try of the same command was committed first; rolls this one back. */
class CarriedOutBefore extends Error {}

/** The commands that were carried out with a key, in the database. */
export class CommandKeys {
  readonly #pool: Pool;
  readonly #now: () => Date;

  constructor({ pool, now }: CommandKeysOptions) {
    this.#pool = pool;
    this.#now = now;
  }

  /**
   * Does the work unless it was done before with this key; then it answers what was answered then. What is done is noted in the
   * transaction that does it, so of tries that meet one is committed. Work that is refused, fails, or only looks leaves the
   * key unused. Throws `key_reused` for a key that came with something else.
   */
  async carryOut(command: KeyedCommand, work: () => Promise<CommandAnswer>): Promise<CommandAnswer> {
    const id = hashOf([command.caller, command.key]);
    const request = hashOf(command.asked);
    const before = await this.#find(id);
    if (before !== undefined) return this.#repeat(id, before, request);
    const tryId = randomUUID();
    let isOver = false;
    const claim = async (client: PoolClient) => {
      // Work that goes on after the answer inherits this, and is no part of the command.
      if (isOver) return;
      const { rows } = await client.query<{ tryId: string }>(CLAIM, [id, request, tryId, this.#now()]);
      if (rows[0]?.tryId !== tryId) throw new CarriedOutBefore();
    };
    try {
      const done = await withBeginning(claim, work);
      await this.#keep(id, tryId, done, command);
      return done;
    } catch (failure) {
      const carried = await this.#find(id).catch(() => undefined);
      if (carried === undefined) throw failure;
      if (carried.tryId !== tryId) return await this.#repeat(id, carried, request);
      if (failure instanceof Refusal) await this.#forget(id, tryId);
      throw failure;
    } finally {
      isOver = true;
    }
  }

  async #repeat(id: string, carried: Carried, request: string): Promise<CommandAnswer> {
    if (carried.request !== request) throw keyOfAnotherCommand();
    let known: Carried | undefined = carried;
    for (let waits = 0; known?.status === undefined && waits < MOST_PAUSES; waits += 1) {
      await pause(PAUSE_MS);
      known = await this.#find(id);
    }
    if (known?.status === undefined || known.answer === undefined) throw doneBefore();
    return { status: known.status, answer: known.answer };
  }

  async #find(id: string): Promise<Carried | undefined> {
    const { rows } = await this.#pool.query<{
      request: string;
      tryId: string;
      status: number | null;
      answer: string | null;
    }>({
      name: 'command-key',
      text: `select encode(request, 'hex') as request, try_id as "tryId", status, answer
               from studio.command_keys where id = decode($1, 'hex')`,
      values: [id],
    });
    const [row] = rows;
    if (row === undefined) return undefined;
    const { request, tryId, status, answer } = row;
    const kept: unknown = answer === null ? undefined : JSON.parse(answer);
    return { request, tryId, answer: kept, ...(status !== null && { status }) };
  }

  /** What was done stays done if this fails; a repeat is then told that it was. */
  async #keep(
    id: string,
    tryId: string,
    { status, answer }: CommandAnswer,
    { hasSecretAnswer }: KeyedCommand,
  ): Promise<void> {
    const text = hasSecretAnswer ? null : JSON.stringify(answer ?? null);
    await this.#pool
      .query(
        `update studio.command_keys set status = $3, answer = $4 where id = decode($1, 'hex') and try_id = $2`,
        [id, tryId, status, text !== null && text.length > LONGEST_ANSWER ? null : text],
      )
      .catch(() => undefined);
  }

  async #forget(id: string, tryId: string): Promise<void> {
    await this.#pool.query(`delete from studio.command_keys where id = decode($1, 'hex') and try_id = $2`, [
      id,
      tryId,
    ]);
  }
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
