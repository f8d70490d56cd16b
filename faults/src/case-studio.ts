import { afterAll, beforeAll } from 'vitest';
import {
  copyOfTheStudio,
  freePort,
  removeStudio,
  startStudio,
  stopStudio,
  type Studio,
  type StudioOptions,
} from './studio.ts';

type Settings = NonNullable<StudioOptions['env']>;

/** The studio of one case: a copy of the prepared one and the server process that runs on it at the moment. */
export interface CaseStudio extends Studio {
  readonly dataDir: string;
  readonly port: number;
  /** Stops the server as an operator does; returns its exit code. */
  stop(): Promise<number | null>;
  /** Starts a new server on the same data and port. */
  startAgain(): Promise<void>;
}

/**
 * Call it at the top level of a test file: the studio is copied and started before the first test, stopped and removed
 * after the last. Available in hooks and tests only. `flags`: of Node.
 */
export function studioOfTheCase(
  name: string,
  settings: () => Settings | Promise<Settings> = () => ({}),
  flags: readonly string[] = [],
): CaseStudio {
  let place: Required<StudioOptions> | undefined;
  let server: Studio | undefined;
  const startAgain = async () => {
    server = await startStudio(known(place));
  };
  beforeAll(async () => {
    place = { dataDir: copyOfTheStudio(name), port: await freePort(), env: await settings(), flags };
    await startAgain();
  });
  afterAll(async () => {
    if (server !== undefined) await stopStudio(server);
    if (place !== undefined) await removeStudio(place.dataDir);
  });
  return {
    get dataDir() {
      return known(place).dataDir;
    },
    get port() {
      return known(place).port;
    },
    get origin() {
      return known(server).origin;
    },
    get pid() {
      return known(server).pid;
    },
    get said() {
      return known(server).said;
    },
    get ended() {
      return known(server).ended;
    },
    stop: () => stopStudio(known(server)),
    startAgain,
  };
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The studio of a case is only available in hooks and tests.');
  return value;
}
