import { START_FAILURE } from './start-failure-script.ts';

/**
 * The one inline script, the same text on every page, so that one hash in the content security policy covers the site.
 * It starts the page's module when the page has loaded and the browser is idle, at the first touch of mouse, finger or
 * key, or at once where the page says so or the address held a sign-in token. A page may say that it waits for a sign of
 * life, however idle the browser is: the wheel and scrolling are signs too; the mouse's moving is none, because browsers
 * report a move for a mouse that rests where the page comes up. A token leaves the address before anything else happens,
 * so that it stays in no history, bookmark or screenshot; sign-in-token.ts picks it up. The browser's offer to install the
 * app is kept for the dashboard (app/installed-app). A module that does not come within two minutes has failed.
 * What fails before anybody measures is remembered in the page, for who agreed to statistics (app/measurement).
 */
export const BOOT_SCRIPT = `(() => {
  const { module, start: when, release } = document.currentScript.dataset;
  const address = new URL(location);
  window.signInToken = address.searchParams.get('token');
  if (window.signInToken !== null) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address);
  }
  const noticed = window.noticed = [];
  for (const kind of ['error', 'unhandledrejection', 'notice']) addEventListener(kind, (event) => { if (noticed.length < 5) noticed.push(event); });
  addEventListener('beforeinstallprompt', (offer) => { offer.preventDefault(); window.installOffer = offer; });${START_FAILURE}
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    const limit = setTimeout(fail, 120000, 'timeout');
    const settled = () => clearTimeout(limit);
    import(module).then(settled, (cause) => { settled(); return fail(cause); });
  };
  if (when === 'at-once' || window.signInToken !== null) return start();
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll']) addEventListener(sign, start, { once: true, passive: true });
  if (when === 'when-touched') return;
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  addEventListener('load', () => whenIdle(start, { timeout: 3000 }));
})();`.replaceAll(/\n */g, '');
