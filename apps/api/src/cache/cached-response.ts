import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseVariant, isUnchanged } from './content-negotiation.ts';
import type { Drain } from '../http/connections/drain.ts';
import type { EncodedBody } from './encoded-body.ts';
import { keepingOpener, lettingCamera, type FlatHeaders } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';

/** A body from memory with its own headers (type, policy, caching). */
export interface CachedResponse {
  readonly status: 200 | 404;
  readonly headers: FlatHeaders;
  readonly body: EncodedBody;
  /** A window that goes on to another site and must stay connected to the page that opened it. */
  readonly keepsOpener?: true;
  /** A page that reads codes with the camera. */
  readonly usesCamera?: true;
}

export type SendCached = (request: FastifyRequest, reply: FastifyReply, answer: CachedResponse) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Writes a body from memory, bypassing Fastify's serializing, with all headers of an ordinary response. */
    sendCached: SendCached;
  }
}

/** Lets the server respond from memory: picks the coding, answers 304, creates no header object per request. */
export function answerFromMemory(app: StudioApp, security: FlatHeaders, drain: Drain): void {
  const tiedSecurity = keepingOpener(security);
  const seeingSecurity = lettingCamera(security);
  const securityOf = ({ keepsOpener, usesCamera }: CachedResponse) => {
    if (usesCamera) return seeingSecurity;
    return keepsOpener ? tiedSecurity : security;
  };
  app.decorate('sendCached', (request, reply, answer) => {
    const { status, headers, body } = answer;
    const variant = chooseVariant(body, request.headers);
    const unchanged = status === 200 && isUnchanged(variant.etag, request.headers);
    const all = securityOf(answer).concat(headers, [
      'Vary',
      'Accept-Encoding',
      'ETag',
      variant.etag,
      'X-Request-Id',
      request.id,
    ]);
    if (drain.draining) all.push('Connection', 'close');
    reply.hijack();
    if (unchanged) {
      reply.raw.writeHead(304, all);
      reply.raw.end();
      return;
    }
    if (variant.coding !== 'identity') all.push('Content-Encoding', variant.coding);
    all.push('Content-Length', String(variant.bytes.length));
    reply.raw.writeHead(status, all);
    reply.raw.end(variant.bytes);
  });
}
