import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, describedCalls, type DescribedCall } from '../src/api-description.ts';
import { problemIn, tryToAsk, type Answer, type Question } from '../src/ask.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { noteFigure } from '../src/figures.ts';
import { HOSTILE_BODIES, HOSTILE_TEXTS, hostileText, hostileValue } from '../src/hostile-values.ts';
import { idTokenOf, isSignedIn, signIn, type SignedIn } from '../src/people.ts';
import { Seeded } from '../src/seeded.ts';

/*
 * Every call of the API, from its own OpenAPI document, gets input that our web app would never send.
 * The sender sees a refusal (4xx) that says what to change. Never: a server error, or internal details.
 */

/** `FAULT_CASES=100000` for a long run. */
const CASES = Number(process.env['FAULT_CASES'] ?? 10_000);
const AT_ONCE = 16;
const MEMBER = 'member@lifted.example';

/** Refusals that say nothing about the input: features not set up here, and rate limits. */
const NOT_SET_UP = 501;
/** Text that leaks internals. */
const INSIDES =
  /node_modules|\.ts:\d|\bat \w+ \(|TypeError|RangeError|SyntaxError|ECONN|postgres|syntax error|\bstudio\.\w+_|\bselect \w|Maximum call|stack|undefined is not|violates/i;

const studio = studioOfTheCase('input', () => ({ TRUST_PROXY: '1' }));
let calls: readonly DescribedCall[];
let member: SignedIn;
let token: string;

beforeAll(async () => {
  calls = await describedCalls(studio.origin);
  await beTheMember();
});

async function beTheMember(): Promise<void> {
  member = await signIn(studio.origin, MEMBER);
  token = await idTokenOf(studio.origin, member);
}

/** What is wrong with an answer; undefined when it is acceptable. */
function fault(what: string, answer: Answer | undefined): string | undefined {
  if (answer === undefined) return `${what}: no answer`;
  const { status, text } = answer;
  const said = `${what}: ${status} ${text.slice(0, 300)}`;
  if (status === NOT_SET_UP) return undefined;
  if (status >= 500 || status < 200) return said;
  if (status < 400) return undefined;
  const problem = problemIn(answer);
  if (problem === undefined) return `${said} (no problem)`;
  return INSIDES.test(`${problem.title} ${problem.detail}`) ? `${said} (insides)` : undefined;
}

interface Sent {
  readonly what: string;
  readonly path: string;
  readonly question: Question;
}

async function send(list: readonly Sent[]): Promise<string[]> {
  const faults: string[] = [];
  const waiting = [...list];
  const sender = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const found = fault(one.what, await tryToAsk(studio.origin, one.path, one.question));
      if (found !== undefined) faults.push(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return faults.slice(0, 10);
}

let addresses = 0;

/** Each request uses a different client address, so that rate limits do not hide what is tested. */
function newAddress(): string {
  addresses += 1;
  return `198.${addresses >> 16}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

function asMember(call: DescribedCall): Question {
  return {
    method: call.method,
    token,
    headers: {
      origin: studio.origin,
      'x-forwarded-for': newAddress(),
      ...(call.bodyFields && { 'content-type': 'application/json' }),
    },
  };
}

/** One request with at least one hostile value in path, query or body. */
function randomCase(chance: Seeded): Sent {
  const call = chance.pick(calls);
  const path = addressOf(
    call,
    () => encodeAnything(hostileText(chance)) || '-',
    call.queryParameters.flatMap((name) => {
      if (chance.share() < 0.1) return [];
      const values = Array.from({ length: chance.share() < 0.1 ? 2 : 1 }, () => hostileText(chance));
      return values.map((value) => [name, encodeAnything(value)] as const);
    }),
  );
  const body =
    call.bodyFields === undefined
      ? undefined
      : Object.fromEntries(
          call.bodyFields.flatMap((name) => {
            const roll = chance.share();
            if (roll < 0.1) return [];
            return [[name, roll < 0.4 ? likely(name, chance) : hostileValue(chance)]];
          }),
        );
  const text = body === undefined ? undefined : JSON.stringify(body);
  return {
    what: `${call.method} ${path} ${text ?? ''}`.slice(0, 400),
    path,
    question: { ...asMember(call), body: text },
  };
}

/** A plausible value for a field of this name, so that validation reaches the others too. */
function likely(name: string, chance: Seeded): unknown {
  if (name.includes('email')) return `visitor-${chance.whole(0, 1e9)}@example.org`;
  if (name.includes('provider')) return 'google';
  if (name.includes('path')) return '/dashboard';
  if (name.includes('date') || name.includes('day')) return '2026-12-01';
  return `a likely text of some length ${chance.whole(0, 1e9)}`;
}

/** Also encodes lone surrogates, which encodeURIComponent refuses. */
function encodeAnything(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe('any input to any call gets a sensible answer', () => {
  test('the description lists the calls', () => {
    expect(calls.length).toBeGreaterThan(20);
  });

  test(`in ${CASES.toLocaleString('en')} random cases of values`, async () => {
    const chance = new Seeded('malformed input');
    const size = 500;
    for (let sent = 0; sent < CASES; sent += size) {
      if (!(await isSignedIn(studio.origin, member))) await beTheMember();
      expect(await send(Array.from({ length: size }, () => randomCase(chance)))).toEqual([]);
    }
    noteFigure('malformed input', `${CASES} random cases over ${calls.length} calls, no 5xx, no insides`);
  });

  test('as a body that is not the expected JSON', async () => {
    const list = calls
      .filter(({ bodyFields }) => bodyFields !== undefined)
      .flatMap((call) =>
        HOSTILE_BODIES.map(({ what, bytes }) => ({
          what: `${call.method} ${call.path} with ${what}`,
          path: addressOf(call, () => '1'),
          question: { ...asMember(call), body: bytes },
        })),
      );
    expect(await send(list)).toEqual([]);
  });

  test('as a body of another type', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'image/png',
      ';',
    ];
    const list = calls
      .filter(({ bodyFields }) => bodyFields !== undefined)
      .flatMap((call) =>
        types.map((type) => ({
          what: `${call.method} ${call.path} as ${type}`,
          path: addressOf(call, () => '1'),
          question: {
            ...asMember(call),
            headers: { origin: studio.origin, 'content-type': type },
            body: 'a=b',
          },
        })),
      );
    expect(await send(list)).toEqual([]);
  });

  test('in every parameter and every field, one after the other', async () => {
    const list = calls.flatMap((call) =>
      HOSTILE_TEXTS.flatMap((text) => [
        ...call.pathParameters.map((name) => hostileAt(call, name, text)),
        ...call.queryParameters.map((name) => hostileAt(call, name, text)),
      ]),
    );
    expect(await send(list)).toEqual([]);
  });

  test('with every method', async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
    const list = calls
      .filter(({ path }) => !path.startsWith('/identity/'))
      .flatMap((call) =>
        methods
          .filter((method) => method !== call.method && method !== 'HEAD')
          .map((method) => ({
            what: `${method} ${call.path}`,
            path: addressOf(call, () => '1'),
            question: { method, token },
          })),
      );
    expect(await send(list)).toEqual([]);
  });

  test('in forms of an id that mean another id elsewhere', async () => {
    await beTheMember();
    const { text } = (await tryToAsk(studio.origin, `/api/customers?email=${MEMBER}`, { token })) ?? {
      text: '',
    };
    const id = /"id"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? '';
    expect(id).not.toBe('');
    for (const form of [
      `0x${id}`,
      `${id}e0`,
      `${id}.0`,
      `+${id}`,
      `0${id}`,
      `${id}%20`,
      ` ${id}`,
      `${id}%00`,
      `${id}'--`,
    ]) {
      const answer = await tryToAsk(
        studio.origin,
        `/api/customers/${form.replaceAll(' ', '%20')}/weekly-progress`,
        { token },
      );
      expect([form, answer?.status]).toEqual([form, 404]);
    }
    const twice = await tryToAsk(studio.origin, `/api/bookings?customer_id=${id}&customer_id=${id}`, {
      token,
    });
    expect(twice?.status).toBe(422);
  });
});

function hostileAt(call: DescribedCall, name: string, text: string): Sent {
  const path = addressOf(
    call,
    (other) => (other === name ? encodeAnything(text) || '%20' : 'a'),
    call.queryParameters.map((other) => [other, other === name ? encodeAnything(text) : 'a'] as const),
  );
  return { what: `${call.method} ${path}`.slice(0, 300), path, question: asMember(call) };
}

/** Sends raw bytes and returns everything received until the connection ends. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(studio.port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
  });
}

const HIDDEN = 'GET /api/hidden HTTP/1.1\r\nHost: studio\r\n\r\n';
const POST = 'POST /api/trial_bookings/show HTTP/1.1\r\nHost: studio\r\nContent-Type: application/json\r\n';

describe('a request hidden in another one is never answered', () => {
  test.each([
    ['length and chunks', `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['chunks and length', `${POST}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['two lengths', `${POST}Content-Length: 2\r\nContent-Length: 50\r\n\r\n{}${HIDDEN}`],
    ['a length with a sign', `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
    ['chunks by another name', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ['chunks and a tab', `${POST}Transfer-Encoding:\tchunked, identity\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      'a header on a second line',
      `${POST}X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\nTransfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      'line ends without a return',
      `${POST.replaceAll('\r\n', '\n')}Content-Length: 0\nTransfer-Encoding: chunked\n\n0\n\n${HIDDEN}`,
    ],
  ])('behind %s', async (_what, bytes) => {
    const received = await sendBytes(bytes);
    expect(received).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(received).toContain('application/problem+json');
  });
});

test('none of it caused an unexpected server error', () => {
  expect(studio.said()).not.toContain('unforeseen failure');
});
