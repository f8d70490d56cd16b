import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Parse } from 'typebox/value';
import type { Cast } from './cast.ts';
import { LoadNews, type LoadOrder, type Stage, type StageResult } from './load-messages.ts';

const LOAD_PROCESS = fileURLToPath(new URL('./load-process.ts', import.meta.url));

/** The process the load is sent from. */
export interface LoadSender {
  readonly pid: number;
  readonly send: (stage: Stage) => Promise<StageResult>;
  readonly stop: () => Promise<void>;
}

/** Starts the process that sends the load, and tells it who takes part. Throws what goes wrong in it. */
export async function startLoadSender(cast: Cast): Promise<LoadSender> {
  const child = fork(LOAD_PROCESS, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { pid } = child;
  if (pid === undefined) throw new Error('The load has no process.');
  const order = async (what: LoadOrder): Promise<LoadNews> => {
    const ended = new AbortController();
    const { signal } = ended;
    try {
      const news = once(child, 'message', { signal }).then(([message]: readonly unknown[]) => message);
      const gone = once(child, 'exit', { signal }).then((): never => {
        throw new Error('The process of the load has ended.');
      });
      child.send(what);
      const said = Parse(LoadNews, await Promise.race([news, gone]));
      if (said.kind === 'failed') throw new Error(said.message);
      return said;
    } finally {
      ended.abort();
    }
  };
  await order({ kind: 'cast', cast });
  return {
    pid,
    async send(stage) {
      const said = await order({ kind: 'stage', stage });
      if (said.kind !== 'done') throw new Error('The process of the load sent no result.');
      return said.result;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.disconnect();
      await exit;
    },
  };
}
