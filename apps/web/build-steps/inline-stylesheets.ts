const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts the page's stylesheets into one <style> before the first of their links, so that the first paint waits for no second request.
 * The links stay, because React counts them, but switched off twice: browsers do not fetch a `disabled` sheet, and their preload
 * scanners, which overlook that, leave out one for other media. `layers` orders the cascade layers before any of them is used,
 * whichever of the sheets the build puts first.
 */
export async function inlineStylesheets(
  html: string,
  { layers, readText }: { readonly layers: string; readonly readText: (path: string) => Promise<string> },
): Promise<string> {
  const links = [...html.matchAll(STYLESHEET)];
  const [first] = links;
  if (first === undefined) return html;
  const sheets = await Promise.all(links.map(([, path = '']) => readText(path)));
  const style = `<style>${layers}${sheets.map((sheet) => sheet.trim()).join('')}</style>`;
  const switchedOff = html.replace(
    STYLESHEET,
    (_, path: string) => `<link rel="stylesheet" href="${path}" media="not all" disabled=""/>`,
  );
  return `${switchedOff.slice(0, first.index)}${style}${switchedOff.slice(first.index)}`;
}

/** The order of the cascade layers: the first statement of the theme. */
export function layersOf(theme: string): string {
  const [layers] = /^@layer [^{;]+;/.exec(theme) ?? [];
  if (layers === undefined) throw new Error('The theme does not begin with the order of its layers.');
  return layers;
}
