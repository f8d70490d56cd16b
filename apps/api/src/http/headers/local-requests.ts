import type { IncomingHttpHeaders } from 'node:http';

/**
 * Headers that proxies, load balancers and CDNs add to a request, besides all with `forward` in their name: who asked
 * (`X-Real-IP`, `CF-Connecting-IP`, `True-Client-IP`, `Fastly-Client-IP`, `X-Envoy-External-Address`,
 * `CloudFront-Viewer-Address` …), its route (`Via`, `CDN-Loop`, `CF-Ray`) and the original request (`X-Original-URL`,
 * `X-Scheme`).
 */
const PASSED_ON = [
  /forward/,
  /(?:client|real|connecting|connection|remote|user|viewer|originating|external|source|peer|edge)-?(?:ip(?:v6)?|addr(?:ess)?)$/,
  /^(?:via|cdn-loop|cf-ray|x-amz-cf-id|x-amzn-trace-id|x-azure-ref|x-cloud-trace-context|fly-request-id|x-varnish)$/,
  /^x-(?:original|envoy|proxy|arr|scheme|host)(?:$|-)/,
];

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a proxy forwarded the request, so that it may come from anywhere. */
export function isPassedOn(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => PASSED_ON.some((pattern) => pattern.test(name)));
}

/**
 * Whether a request addresses this machine by a name that can only mean itself. A page of another site that resolves its own
 * name to 127.0.0.1 (DNS rebinding) still sends that name. Only `Host` counts: pages can set the other headers.
 */
export function namesThisMachine({ host }: IncomingHttpHeaders): boolean {
  return LOOPBACK_NAME.test(host ?? '');
}

/** Whether a request was made on this machine, by a local name and through no proxy. */
export function isFromThisMachine({
  socket,
  headers,
}: {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingHttpHeaders;
}): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && namesThisMachine(headers) && !isPassedOn(headers);
}
