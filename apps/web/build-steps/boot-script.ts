import { CURRENT_USER_KEY } from '@lifted/client/session/session-keys.ts';
import { START_FAILURE } from './start-failure-script.ts';

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy covers the site.
 * It imports the page's module
 * - when the browser is idle, at least a tenth of a second after the load event, so that pictures are painted first;
 * - at the first mouse, touch or key event;
 * - right after the first paint (at most half a second later) where the page asks for it; its scripts are then listed, so
 *   that they load in parallel;
 * - at once when the address held a sign-in token.
 * A page may wait for interaction alone: wheel and scroll events count, mouse moves do not, because browsers report one for
 * a resting mouse. A token is removed from the address first, so that it stays in no history, bookmark or screenshot;
 * sign-in-token.ts reads it. The browser's install prompt is stored for the dashboard (app/installed-app), and in a form
 * marked for it, whose button it enables, that it was sent before the scripts ran (app/member/login/use-early-submit.ts). People who were
 * signed in on their last visit see the loading frame at once (app/shell/guarded-layout.tsx). A module that does not load
 * within two minutes has failed. Earlier failures are stored in the page for visitors who consented to statistics
 * (app/measurement).
 */
export const BOOT_SCRIPT = `(() => {
  const { module, parts, start: when, release } = document.currentScript.dataset;
  const address = new URL(location);
  window.signInToken = address.searchParams.get('token');
  if (window.signInToken !== null) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  const noticed = window.noticed = [];
  for (const kind of ['error', 'unhandledrejection', 'notice']) addEventListener(kind, (event) => { if (noticed.length < 5) noticed.push(event); });
  addEventListener('beforeinstallprompt', (offer) => { offer.preventDefault(); window.installOffer = offer; });
  addEventListener('submit', (event) => { const { dataset } = event.target; if ('early' in dataset && !event.defaultPrevented) { event.preventDefault(); dataset.early = 'sent'; } });
  for (const button of document.querySelectorAll('[data-early] [type=submit]')) button.disabled = false;${START_FAILURE}
  try { if (localStorage.getItem('${CURRENT_USER_KEY}')) document.documentElement.dataset.returning = ''; } catch {}
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const href of parts?.split(' ') ?? []) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const limit = setTimeout(fail, 120000, 'timeout');
    const settled = () => clearTimeout(limit);
    import(module).then(settled, (cause) => { settled(); return fail(cause); });
  };
  if (window.signInToken !== null) return start();
  if (when === 'when-painted') { setTimeout(start, 500); return new PerformanceObserver(start).observe({ type: 'paint', buffered: true }); }
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll']) addEventListener(sign, start, { once: true, passive: true });
  if (when === 'when-touched') return;
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  addEventListener('load', () => setTimeout(() => whenIdle(start, { timeout: 3000 }), 100));
})();`.replaceAll(/\n */g, '');
