import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { somebodyDecided } from './consent/somebody-decided.ts';
import { notice } from './notice.ts';

// One microtask later, because a built page loads this file side by side with the module that sets the router's context.
queueMicrotask(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={(failure) => notice({ kind: 'failure', source: 'render', failure })} />
      </StrictMode>,
    );
  });
});

// When the page stands and the browser has nothing better to do; Safari cannot tell, and waits a moment.
if (somebodyDecided()) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  // A page that cannot measure is no page that failed: not loaded anew as for other parts.
  whenIdle(() => void import('./start-up.ts').catch(console.error));
}
