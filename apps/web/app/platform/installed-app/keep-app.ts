import type { AppWorker } from './app-worker.ts';
import { whenSettled } from './when-settled.ts';

interface KeepingSituation {
  readonly app: Pick<AppWorker, 'keep' | 'complete'>;
  readonly page: Pick<EventTarget, 'addEventListener'>;
}

/**
 * Caches the app for the member who is signed in: at once what opens it again without a network, the rest when the page has
 * settled. Call the returned function when they leave.
 */
export function keepApp({ app, page }: KeepingSituation): () => void {
  const report = (failure: unknown) => console.error('The app is not kept on this device.', failure);
  app.keep().catch(report);
  return whenSettled(() => void app.complete().catch(report), page);
}
