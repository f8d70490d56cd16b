import type { AppWorker } from './app-worker.ts';
import { whenSettled } from './when-settled.ts';

interface KeepingSituation {
  readonly app: Pick<AppWorker, 'keep' | 'complete'>;
  readonly isSomebodySignedIn: () => boolean;
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Caches the app for the member who is signed in: at once what opens it again without a network, the rest when the page has
 * settled. Call the returned function when they leave.
 */
export function keepApp({ app, isSomebodySignedIn, page }: KeepingSituation): () => void {
  const unlessNobody = (step: () => Promise<void>) => {
    if (!isSomebodySignedIn()) return;
    step().catch((failure: unknown) => console.error('The app is not kept on this device.', failure));
  };
  unlessNobody(() => app.keep());
  return whenSettled(() => unlessNobody(() => app.complete()), page);
}
