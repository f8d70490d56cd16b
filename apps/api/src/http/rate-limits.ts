import rateLimit from '@fastify/rate-limit';
import { Refusal } from './refusal.ts';
import type { StudioApp } from './studio-app.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const IPV6_PREFIX_BITS = 64;
/** Addresses remembered at once: more means the oldest are forgotten, never that memory grows. */
const MOST_ADDRESSES = 20_000;

/**
 * Counts calls by client address (an IPv6 customer has a whole /64, so that is one address). A route of its own
 * `rateLimit` config is counted on its own.
 */
export async function limitRates(app: StudioApp, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: MINUTE_MS,
    cache: MOST_ADDRESSES,
    ipv6Subnet: IPV6_PREFIX_BITS,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.max(1, Math.ceil(ttl / SECOND_MS))),
  });
}

function tooMany(seconds: number): Refusal {
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal(
    'too_many_requests',
    `That was too often in a short time. Please try again in ${wait}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}
