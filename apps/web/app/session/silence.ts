import { SILENCE_MS } from '@lifted/domain/network-silence';

/** What was asked for; throws when the network kept silent for four seconds. The answer may still come, to nobody. */
export function unlessSilent<T>(asked: Promise<T>, sleep: (ms: number) => Promise<void>): Promise<T> {
  const silence = sleep(SILENCE_MS).then(() => {
    throw new Error(`No answer within ${SILENCE_MS} ms.`);
  });
  return Promise.race([asked, silence]);
}
