const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/g;

const STYLES = /(<[a-z][^>]*?) style="/g;

const TARGETS = /(<a\b[^>]*?) href="[^"]*"/g;

/**
 * A page to look at and not to use: nothing in it runs or leads anywhere. The policy allows no styles in attributes; they are
 * set by who shows the page, from `data-drawn-style`.
 */
export function onlyToLookAt(html: string): string {
  return html.replaceAll(SCRIPTS, '').replaceAll(TARGETS, '$1').replaceAll(STYLES, '$1 data-drawn-style="');
}
