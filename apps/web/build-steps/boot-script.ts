import { CURRENT_USER_KEY } from '../app/session/session-keys.ts';
import { START_FAILURE } from './start-failure-script.ts';

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy covers the site.
 * It starts the page's module when the page has loaded, a tenth of a second later so that pictures are painted before, and
 * the browser is idle; at the first touch of mouse, finger or key; as soon as it is painted where the page says so (half a
 * second later at the most); or at once when the address held a sign-in token. A page that has
 * to be painted first names its parts, so that none waits for another. A page may say that it waits for a sign of
 * life, however idle the browser is: the wheel and scrolling are signs too; the mouse's moving is none, because browsers
 * report a move for a mouse that rests where the page comes up. A token leaves the address before anything else happens,
 * so that it stays in no history, bookmark or screenshot; sign-in-token.ts picks it up. The browser's offer to install the
 * app is kept for the dashboard (app/installed-app). Who was signed in when they left sees at once which page is coming
 * (app/shell/guarded-layout.tsx). A module that does not come within two minutes has failed.
 * What fails before anybody measures is remembered in the page, for who agreed to statistics (app/measurement).
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
  addEventListener('beforeinstallprompt', (offer) => { offer.preventDefault(); window.installOffer = offer; });${START_FAILURE}
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
