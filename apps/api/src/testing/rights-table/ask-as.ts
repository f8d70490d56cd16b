import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Call } from '@lifted/contract/call';
import type { Json } from '../calls/any-values.ts';
import { addressOf, goodRequest } from '../calls/good-request.ts';
import { PUBLIC_URL } from '../identity-fixture.ts';
import type { CallerName, RightsWorld } from './rights-world.ts';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What a call is made with in place of what it usually is. */
export interface Needs {
  readonly fields?: Readonly<Record<string, Json>> | undefined;
  readonly params?: Readonly<Record<string, Json>> | undefined;
  /** Whose session cookie it is made with. */
  readonly cookieOf?: CallerName | undefined;
}

/** Makes calls of the contract about Mia’s data, as anybody. */
export function askingIn(
  world: RightsWorld,
): (call: Call, who: CallerName, needs?: Needs) => Promise<Answer> {
  const { fields, ids, uidOfMia, app, credentials, cookies } = world;
  let sent = 0;
  return async (call, who, needs = {}) => {
    sent += 1;
    const params = {
      bookingId: call.path.startsWith('/floor') ? 'b-walked-in' : 'b-evening',
      placeId: call.path.startsWith('/floor') ? 'b-now' : 'b-evening',
      kind: 'booking',
      personId: 'mia',
      exerciseId: 'squat',
      partnerId: 'usc',
      provider: 'studio',
      ...(call.access === 'signed-in' && { uid: uidOfMia }),
      trainingId: '00000000-0000-4000-8000-000000000000',
      date: '2026-12-01',
      ...needs.params,
    };
    const named = call.path.startsWith('/desk/') ? { ...fields, email: 'new@web.example' } : fields;
    const request = goodRequest(call, { fields: { ...named, ...needs.fields }, ids, params });
    const answer = await app.inject({
      method: call.method,
      url: addressOf(call, request),
      headers: {
        origin: PUBLIC_URL,
        // Nobody is limited here: each request comes from somewhere else.
        'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}`,
        ...(call.needsIdempotencyKey === true && { 'idempotency-key': randomUUID() }),
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
        ...credentials.get(who),
        ...(needs.cookieOf !== undefined && { cookie: cookies.get(needs.cookieOf) }),
      },
      ...(request.body !== undefined && { payload: JSON.stringify(request.body) }),
      payloadAsStream: true,
    });
    // A stream of changes would not end by itself.
    if (answer.headers['content-type'] === 'text/event-stream') {
      answer.stream().destroy();
      return { status: answer.statusCode, body: '' };
    }
    return { status: answer.statusCode, body: await text(answer.stream()) };
  };
}
