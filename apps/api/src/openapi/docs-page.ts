import type { Answer, OpenApiDocument, Operation, Parameter } from './openapi-document.ts';
import type { JsonSchema } from './schema-components.ts';
import { escaped } from '../http/forms/escaped-html.ts';
import { describeSchema } from './describe-schema.ts';

export const DOCS_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1b19, #ecebe7); --quiet: light-dark(#5c5952, #aaa79e);
  --ground: light-dark(#f7f6f3, #151514); --line: light-dark(#d9d6ce, #37352f); --signal: light-dark(#a53a00, #ff8a4c); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1rem 6rem; max-width: 60rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.1; } h2 { margin: 3rem 0 0; font-size: 1.25rem; }
h3 { margin: 0; font-size: 1rem; } h4 { margin: 1.25rem 0 .25rem; font-size: .875rem; color: var(--quiet); }
a { color: var(--signal); } code, pre { font: .875rem/1.5 ui-monospace, monospace; }
article { border-top: 1px solid var(--line); padding: 1.5rem 0; } p { margin: .5rem 0; }
.method { color: var(--signal); font-weight: 700; } .quiet { color: var(--quiet); }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { font: 600 .875rem/1.7 ui-monospace, monospace; overflow-wrap: anywhere; } dd { margin: 0; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .75rem; } }
`;

/** A readable page of the API: one section per resource, then the schemas. No script, nothing loaded. */
export function docsPage(document: OpenApiDocument): string {
  const { title, version, description } = document.info;
  const parts = document.tags.map(({ name }) => resourcePart(name, document));
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    schemaPart(name, schema),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${plain(title)}</title><style>${DOCS_STYLE}</style></head>
<body><header><h1>${plain(title)}</h1><p class="quiet">Version ${plain(version)} ·
<a href="/api/openapi.json">openapi.json</a> (OpenAPI ${document.openapi})</p><p>${marked(description)}</p></header>
<main>${parts.join('')}<section><h2 id="schemas">Schemas</h2>${schemas.join('')}</section></main></body></html>`;
}

function resourcePart(tag: string, { paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => callPart(method, path, operation)),
  );
  return `<section><h2 id="${plain(tag)}">${plain(tag)}</h2>${calls.join('')}</section>`;
}

function callPart(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody?.content['application/json']?.schema;
  return [
    `<article id="${plain(operation.operationId)}"><h3><code><span class="method">${method.toUpperCase()}</span> `,
    `/api${plain(path)}</code></h3><p>${marked(operation.summary)}</p>`,
    keyLine(operation),
    operation.parameters
      ? `<h4>Parameters</h4><dl>${operation.parameters.map(parameterLine).join('')}</dl>`
      : '',
    body ? `<h4>Body</h4>${schemaLines(body)}` : '',
    `<h4>Answers</h4><dl>${Object.entries(operation.responses).map(answerLine).join('')}</dl></article>`,
  ].join('');
}

/** Of a call that keys of the API make: which of them. */
function keyLine({ security }: Operation): string {
  const [scope] = security.flatMap(({ key = [] }) => key);
  return scope === undefined ? '' : `<p class="quiet">With a key: <code>${plain(scope)}</code></p>`;
}

function parameterLine({ name, in: place, required, schema }: Parameter): string {
  const need = required ? '' : ', optional';
  return `<dt>${plain(name)}</dt><dd>${shape(schema)} <span class="quiet">(${place}${need})</span></dd>`;
}

function answerLine([status, { description, content }]: [string, Answer]): string {
  const [schema] = Object.values(content).map((entry) => entry.schema);
  return `<dt>${status}</dt><dd>${marked(description)}${schema ? ` – ${shape(schema)}` : ''}</dd>`;
}

function schemaPart(name: string, schema: JsonSchema): string {
  return `<article id="schema-${plain(name)}"><h3><code>${plain(name)}</code></h3>${schemaLines(schema)}</article>`;
}

function schemaLines(schema: JsonSchema): string {
  const { fields } = describeSchema(schema);
  if (fields.length === 0) return `<p>${shape(schema)}</p>`;
  const lines = fields.map(
    ({ name, schema: field, required }) =>
      `<dt>${plain(name)}</dt><dd>${shape(field)}${required ? '' : ' <span class="quiet">(optional)</span>'}</dd>`,
  );
  return `<dl>${lines.join('')}</dl>`;
}

/** A schema in words; names of other schemas become links. */
function shape(schema: JsonSchema): string {
  return marked(describeSchema(schema).words).replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => `<a href="#schema-${name}">${name}</a>`,
  );
}

function marked(text: string): string {
  return plain(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function plain(text: string): string {
  return escaped`${text}`.markup;
}
