import { createHash } from 'node:crypto';
import { brandColours } from '@lifted/domain/brand/brand-colours';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { studio } from '@lifted/profile/studio';
import { escaped, Html } from './escaped-html.ts';

interface FormPage {
  readonly language: Language;
  readonly studioName: string;
  readonly title: string;
  readonly content: Html | readonly Html[];
  /** Of a studio that is not there yet: no legal texts, no pages to lead to. */
  readonly standsAlone?: boolean;
  /** Whether the page answers a form that was refused: its title says so first, which is read out first. */
  readonly isRefused?: boolean;
}

/** The sizes and colours of the design's tokens in few bytes: these pages load nothing. */
const STYLE = new Html(`
:root { color-scheme: light dark; --ink: light-dark(#131312, #f2f0ec); --soft: light-dark(#56544f, #aeaba4);
  --edge: light-dark(#7b7871, #85827b); --danger: light-dark(#b3141d, #ff8a85); --small: 0.875rem; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f6f5f2, #111110); color: var(--ink);
  font: 1.0625rem/1.55 Inter, system-ui, sans-serif; overflow-wrap: break-word; }
body > * { max-width: 42rem; margin: 0 auto; padding: 1rem 1.25rem; }
header a, header span { color: var(--ink); font-size: 1.375rem; font-weight: 800; letter-spacing: -0.02em; text-decoration: none; }
main { padding-block: 1.5rem 4rem; }
h1 { margin: 0 0 1rem; font-size: min(9vw, clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)); line-height: 1.06; letter-spacing: -0.02em; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.375rem; line-height: 1.2; }
a { color: var(--accent); }
form { display: grid; gap: 1.25rem; margin-top: 1.75rem; }
form > div, fieldset > div { display: grid; gap: 0.375rem; }
fieldset { display: grid; gap: 1.25rem; margin: 0; padding: 0; border: 0; }
label, legend { padding: 0; font-size: var(--small); font-weight: 600; }
input:not([type=radio], [type=checkbox], [type=color]), select, textarea { width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem;
  border: 1px solid var(--edge); border-radius: 3px; background: transparent; color: inherit; font: inherit; }
input[type=color] { width: 6rem; height: 3rem; padding: 0.25rem; border: 1px solid var(--edge); border-radius: 3px; background: transparent; }
input, select, textarea { scroll-margin-block: 4rem; }
option { background: light-dark(#f6f5f2, #111110); }
textarea { min-height: 7.5rem; }
[aria-invalid] { border-color: var(--danger) !important; }
button { min-height: 3rem; justify-self: start; padding: 0.625rem 1.375rem; border: 0; border-radius: 3px;
  background: var(--signal); color: var(--on-signal); font: inherit; font-weight: 650; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.hint, small, footer { color: var(--soft); font-size: var(--small); }
.fault { color: var(--danger); font-size: var(--small); font-weight: 600; }
.fault, .hint { margin: 0; }
.refused { margin: 0 0 1rem; padding: 0.75rem 1rem; border-left: 4px solid var(--danger); }
.refused p { margin: 0; }
.refused ul { margin: 0.25rem 0 0; }
.refused li { padding-block: 0.125rem; }
.trap { position: absolute; left: -100vw; }
dl { display: grid; gap: 0.25rem 1.5rem; grid-template-columns: max-content 1fr; }
dt { color: var(--soft); }
dd { margin: 0; font-weight: 600; white-space: pre-line; overflow-wrap: anywhere; }
footer { border-top: 1px solid var(--edge); }
footer a { display: inline-block; min-height: 1.5rem; margin: 0 1rem 0.5rem 0; }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.75rem; } }
@media print { header, footer, form { display: none; } }
`);

const hashOf = (style: Html) => createHash('sha256').update(style.markup).digest('base64');
const STYLE_HASH = hashOf(STYLE);

/** The studio's colour, which the desk may change at any time. */
function brandStyle(): Html {
  const { signal, onSignal, accentOnLight, accentOnDark } = brandColours(studio.colour);
  return new Html(
    `:root { --signal: ${signal}; --on-signal: ${onSignal}; --accent: light-dark(${accentOnLight}, ${accentOnDark}); }`,
  );
}

/** Content-Security-Policy of these pages: their own styles by their hashes, forms to this site, nothing else. */
export function formPagePolicy(): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${STYLE_HASH}' 'sha256-${hashOf(brandStyle())}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Titles of the pages behind mailed links: for a link that is none of ours, and for what could not be done now. */
export const LINK_TITLES: InBothLanguages<{ readonly unknown: string; readonly refused: string }> = {
  en: { unknown: 'This link is not valid', refused: 'That didn’t work' },
  de: { unknown: 'Dieser Link gilt nicht', refused: 'Das hat nicht geklappt' },
};

const LEGAL_LINKS: readonly (InBothLanguages<string> & { readonly to: string })[] = [
  { to: '/imprint', en: 'Impressum & Kontakt', de: 'Impressum & Kontakt' },
  { to: '/terms', en: 'AGB', de: 'AGB' },
  { to: '/privacy-policy', en: 'Privacy policy', de: 'Datenschutzerklärung' },
  { to: '/accessibility', en: 'Accessibility', de: 'Barrierefreiheit' },
  { to: '/kuendigen', en: 'Verträge hier kündigen', de: 'Verträge hier kündigen' },
  { to: '/widerrufen', en: 'Vertrag widerrufen', de: 'Vertrag widerrufen' },
  { to: '/privacy-settings', en: 'Privacy settings', de: 'Datenschutz-Einstellungen' },
];

/** A complete page around a form's result: the studio's name above, the legal links below. */
export function formPage(page: FormPage): Html {
  const { language, studioName, content, standsAlone = false, isRefused = false } = page;
  const title = isRefused ? `${LINK_TITLES[language].refused}: ${page.title}` : page.title;
  const root = language === 'de' ? '/de' : '';
  const name = standsAlone
    ? escaped`<span>${studioName}</span>`
    : escaped`<a href="${root || '/'}">${studioName}</a>`;
  const links = LEGAL_LINKS.map(({ to, [language]: text }) => escaped`<a href="${root}${to}">${text}</a> `);
  return escaped`<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${`${title} · ${studioName}`}</title>
    <style>${STYLE}</style>
    <style>${brandStyle()}</style>
  </head>
  <body>
    <header>${name}</header>
    <main>${content}</main>
    ${standsAlone ? escaped`` : escaped`<footer>${links}</footer>`}
  </body>
</html>
`;
}
