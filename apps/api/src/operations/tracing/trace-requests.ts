import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { StudioApp } from '../../http/studio-app.ts';
import type { SpanContexts } from './span-contexts.ts';

/** W3C Trace Context, version 00. */
const TRACE_PARENT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/;

/** Polled every few seconds by machines. */
const NOT_FOLLOWED = ['/healthz', '/readyz', '/metrics'];

/** A span for each request: method, route pattern, status, and the id of its log line. */
export function traceRequests(app: StudioApp, spans: SpanContexts, continuesTraces: boolean): void {
  const ofRequests = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    if (NOT_FOLLOWED.includes(route)) return done();
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'lifted.request_id': request.id,
    };
    const parent = continuesTraces ? parentOf(request) : ROOT_CONTEXT;
    const span = spans.tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    ofRequests.set(request, span);
    request.trace = span.spanContext().traceId;
    spans.run(span, done);
  });

  // A body is read in the connection's context, not the request's: restores it.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = ofRequests.get(request);
    if (span === undefined) done();
    else spans.run(span, done);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const span = ofRequests.get(request);
    const status = reply.raw.statusCode;
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** The trace a proxy says this request belongs to. */
function parentOf({ headers }: FastifyRequest): Context {
  const sent = headers['traceparent'];
  const { traceId, spanId, flags } = (typeof sent === 'string' && TRACE_PARENT.exec(sent)?.groups) || {};
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}
