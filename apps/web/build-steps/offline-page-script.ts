/**
 * The script of the offline page, which is shown at the address of another page: it reloads when its button is pressed, and
 * by itself once the server answers. Devices report 'online' too early, so it polls the server, at most every five seconds.
 * A sign-in token stays in the address for the reload.
 */
export const OFFLINE_SCRIPT = `(() => {
  const again = () => location.reload();
  const ask = () => fetch('/build.json', { cache: 'no-store' }).then(again, askLater);
  const askLater = () => setTimeout(() => { if (navigator.onLine) ask(); else askLater(); }, 5000);
  askLater();
  addEventListener('online', ask);
  document.querySelector('main button').addEventListener('click', again);
})();`.replaceAll(/\n */g, '');

const PRELOAD = /<link rel="modulepreload"[^>]*\/>/g;
const SCRIPT = /<script(?<attributes>[^>]*)>[\s\S]*?<\/script>/g;
const ROUTE_MODULES = '<script type="module" async="">';

/**
 * Replaces React's scripts in the built offline page with its own; `release` identifies the build.
 */
export function standAlone(html: string, release: string): string {
  const end = html.indexOf(ROUTE_MODULES);
  if (end === -1) throw new Error('The offline page has no hydration script.');
  const page = html
    .slice(0, end)
    .replace(PRELOAD, '')
    .replace(SCRIPT, (script, attributes: string) => (attributes.includes('json') ? script : ''));
  return `${page}<script data-release="${release}">${OFFLINE_SCRIPT}</script></body></html>`;
}
