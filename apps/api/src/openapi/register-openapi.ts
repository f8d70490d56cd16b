import { createHash } from 'node:crypto';
import type { Call } from '@lifted/contract/call';
import { encodeBody } from '../cache/encoded-body.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { DATA_POLICY } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { DOCS_STYLE, docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi-document.ts';

interface OpenApiOptions {
  readonly title: string;
  readonly version: string;
}

/**
 * `/api/openapi.json` and the page `/api/docs`, both generated once from the registered calls. Install it before the first
 * call.
 */
export function registerOpenApi(app: StudioApp, { title, version }: OpenApiOptions): void {
  const calls = new Map<string, Call>();
  app.addHook('onRoute', ({ config }) => {
    if (config?.call) calls.set(`${config.call.method} ${config.call.path}`, config.call);
  });
  let answers: { readonly document: CachedResponse; readonly page: CachedResponse } | undefined;
  app.addHook('onReady', async () => {
    const document = openApiDocument({ title, version, calls: [...calls.values()] });
    answers = {
      document: await cachedResponse(
        JSON.stringify(document, null, 2),
        'application/json; charset=utf-8',
        DATA_POLICY,
      ),
      page: await cachedResponse(docsPage(document), 'text/html; charset=utf-8', pageStylePolicy()),
    };
  });
  app.get('/api/openapi.json', (request, reply) => {
    if (answers) app.sendCached(request, reply, answers.document);
  });
  app.get('/api/docs', (request, reply) => {
    if (answers) app.sendCached(request, reply, answers.page);
  });
}

async function cachedResponse(content: string, type: string, policy: string): Promise<CachedResponse> {
  const headers = ['Content-Type', type, 'Cache-Control', 'no-cache', 'Content-Security-Policy', policy];
  return { status: 200, headers, body: await encodeBody(content) };
}

function pageStylePolicy(): string {
  const hash = createHash('sha256').update(DOCS_STYLE).digest('base64');
  return `${DATA_POLICY}; style-src 'sha256-${hash}'`;
}
