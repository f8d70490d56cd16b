import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FlatHeaders } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { isUnchanged, preferredCoding } from './content-negotiation.ts';
import { CODINGS, type BodyVariant, type Coding } from './encoded-body.ts';
import { encodeMemberResponse, memberEtag, type VersionedText } from './member-response.ts';
import type { MemberResponseCache } from './member-response-cache.ts';

/** An answer that is true for one version of what it is about. */
interface VersionedAnswer {
  /** Names it among all bodies in memory: the query, what it is about, and its values. */
  readonly key: string;
  /** The current version, read for this request. */
  readonly version: string;
  /** The tag of a version. */
  readonly tagOf: (version: string) => string;
  readonly headers: FlatHeaders;
  /** Reads the text with its version; undefined when there is nothing any more. */
  readonly load: () => Promise<VersionedText | undefined>;
}

const NOTHING = Buffer.alloc(0);

/**
 * Answers with the client's own copy (304), with the body in memory or with a new one, whichever is of the current version
 * (docs/decisions/043). False when there is nothing to answer with.
 */
export async function sendVersioned(
  app: StudioApp,
  cache: MemberResponseCache,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { key, version, tagOf, headers, load }: VersionedAnswer,
): Promise<boolean> {
  const write = (variant: BodyVariant) => {
    const body = { variants: [variant], bytes: variant.bytes.length } as const;
    app.sendCached(request, reply, { status: 200, headers, body });
  };
  const held = clientCopy(tagOf(version), request);
  if (held !== undefined) {
    write(held);
    return true;
  }
  const coding = preferredCoding(request.headers);
  const found = await cache.find(`${key} ${coding}`, version, async () => {
    const loaded = await load();
    if (loaded === undefined) return undefined;
    const variant = await encodeMemberResponse(loaded.text, coding, tagOf(loaded.version));
    return { version: loaded.version, variant };
  });
  if (found === undefined) return false;
  write(found.variant);
  return true;
}

/** The client's copy is of this version, so nothing needs to be loaded. */
function clientCopy(tag: string, request: FastifyRequest): BodyVariant | undefined {
  if (request.headers['if-none-match'] === undefined) return undefined;
  const etagOf = (coding: Coding) => memberEtag(tag, coding);
  const etag = CODINGS.map(etagOf).find((one) => isUnchanged(one, request.headers));
  return etag === undefined ? undefined : { coding: 'identity', bytes: NOTHING, etag };
}
