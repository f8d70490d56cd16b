/**
 * All that runs in the offline page, which stands in for pages of other addresses: it loads the address again at a press of
 * its button, and by itself as soon as the server answers. Devices say too early that they are online, so the server is
 * asked, every five seconds at most. A sign-in token in the address stays there for that.
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
 * Takes the scripts of React away from the built offline page and puts its own in their place; `release` tells which build
 * it is of.
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
