import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { somebodyDecided } from './platform/consent/somebody-decided.ts';
import { STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';
import { notice } from '@lifted/client/notice.ts';

const start = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(failure) => notice({ kind: 'failure', source: 'render', failure })} />
      </StrictMode>,
    );
  });

// A built page loads this file beside the module that sets the router's state, which says when it has (late-hydration.ts).
if (import.meta.env.DEV) start();
else addEventListener('routed', start, { once: true });

// After rendering, when the browser is idle; Safari has no requestIdleCallback and waits a moment.
const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
if (Intl.DateTimeFormat().resolvedOptions().timeZone !== STUDIO_TIME_ZONE)
  whenIdle(() => void import('./platform/berlin-times.ts').catch(console.error));
if (somebodyDecided()) {
  // Failing to measure is not a failed page: no reload as for other chunks.
  whenIdle(() => void import('./start-up.ts').catch(console.error));
}
