/**
 * The one inline script, the same text on every page, so that one hash in the content security policy covers the site.
 * It starts the page's module when the page has loaded and the browser is idle, at the first touch of mouse, finger or
 * key, or at once where the page says so or a sign-in token waits in the address.
 */
export const BOOT_SCRIPT = `(() => {
  const { module, atOnce } = document.currentScript.dataset;
  let started = false;
  const start = () => { if (!started) { started = true; import(module); } };
  if (atOnce !== undefined || new URLSearchParams(location.search).has('token')) return start();
  for (const sign of ['pointerdown', 'touchstart', 'keydown']) addEventListener(sign, start, { once: true, passive: true });
  const whenIdle = window.requestIdleCallback ?? ((run) => setTimeout(run, 200));
  addEventListener('load', () => whenIdle(start, { timeout: 3000 }));
})();`.replaceAll(/\n */g, '');
