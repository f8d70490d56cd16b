const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Puts the page's stylesheets into one <style> before the first of their links, so that the first paint waits for no second request.
 * The links stay, because React counts them, but switched off twice: browsers do not fetch a `disabled` sheet, and their preload
 * scanners, which overlook that, leave out one for other media.
 */
export async function inlineStylesheets(
  html: string,
  readText: (path: string) => Promise<string>,
): Promise<string> {
  const links = [...html.matchAll(STYLESHEET)];
  const [first] = links;
  if (first === undefined) return html;
  const sheets = await Promise.all(links.map(([, path = '']) => readText(path)));
  const style = `<style>${sheets.map((sheet) => sheet.trim()).join('')}</style>`;
  const switchedOff = html.replace(
    STYLESHEET,
    (_, path: string) => `<link rel="stylesheet" href="${path}" media="not all" disabled=""/>`,
  );
  return `${switchedOff.slice(0, first.index)}${style}${switchedOff.slice(first.index)}`;
}
