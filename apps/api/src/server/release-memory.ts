import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what starting took and serving does not need: 70 of 185 MB, mostly room for short-lived objects that V8 keeps
 * once it had to grow. Takes 0.2 s in which nothing else happens.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function')
    Reflect.apply(collect, undefined, [{ type: 'major', flavor: 'last-resort' }]);
}
