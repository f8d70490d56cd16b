import type { Call, ParamsOf, QueryOf } from '@lifted/contract/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inputReader } from '../http/input/call-input.ts';
import { callerReader, type SignedInCaller } from '../http/caller.ts';
import type { EncodedBody } from './encoded-body.ts';
import { loadMemberText, type MemberQuery, tagger } from './member-response.ts';
import type { MemberResponseCache } from './member-response-cache.ts';
import type { ReadableDatabase, ReadingDatabases } from '../data/read-from-replica.ts';
import { Refusal, type Sentence } from '../http/errors/refusal.ts';
import { languageOf } from '../http/request-language.ts';
import { routePattern } from '../http/routing/register-call.ts';
import { DATA_POLICY } from '../http/headers/security-headers.ts';
import { logAccessTo } from '../data/access-log.ts';
import { sendVersioned } from './send-versioned.ts';
import type { StudioApp } from '../http/studio-app.ts';
import {
  findOwnCustomer,
  findVisibleCustomer,
  type NamedCustomer,
  type VisibleCustomer,
} from '../data/visible-customer.ts';

interface MemberQuestion {
  readonly customer: NamedCustomer;
  /** Values of the query from `$2` on. Responses differ only by them and by the customer's version. */
  readonly values: readonly string[];
}

type GuardedCall = Call & { readonly access: 'self' | 'self-or-coach' | 'self-or-desk' };

interface MemberReadOptions<C extends GuardedCall> extends ReadingDatabases {
  readonly cache: MemberResponseCache;
  readonly query: MemberQuery;
  /** Asked in its place where German is; left out: the answer is the same in both languages. */
  readonly inGerman?: MemberQuery;
  readonly now: () => Date;
  /** What a request asks for; undefined when it cannot match anything. */
  readonly question: (input: {
    readonly params: ParamsOf<C>;
    readonly query: QueryOf<C>;
    /** Id of the customer who asks; null for staff who train elsewhere. */
    readonly callerId: string | null;
  }) => MemberQuestion | undefined;
  /** The response for an unknown id and for another customer's. */
  readonly unknown: 'not_found' | 'empty_list';
}

// Clients may keep a private copy but must revalidate it: access and freshness are decided here.
const HEADERS = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'private, no-cache',
  'Content-Security-Policy',
  DATA_POLICY,
];
const VARYING_HEADERS = [...HEADERS, 'Vary', 'Accept-Language'];
const UNKNOWN_CUSTOMER: Sentence = {
  en: 'We have no customer with this id.',
  de: 'Wir haben niemanden mit dieser ID.',
};
const EMPTY_LIST: EncodedBody = {
  variants: [{ coding: 'identity', bytes: Buffer.from('[]'), etag: '"none"' }],
  bytes: 2,
};

/**
 * A call about one customer, for that customer and, unless it is a call for oneself, for the staff who may read them. SQL writes the JSON; the version read with the caller says
 * whether a copy is current, the client's (304) or the one in memory (docs/decisions/043).
 */
export function registerMemberRead<C extends GuardedCall>(
  app: StudioApp,
  call: C,
  { pool, replica, cache, query, inGerman, now, question, unknown }: MemberReadOptions<C>,
): void {
  const readInput = inputReader(call);
  const readCaller = callerReader(app, call);
  const asIs = { query, tagOf: tagger(query), headers: inGerman ? VARYING_HEADERS : HEADERS };
  const german = inGerman && { ...asIs, query: inGerman, tagOf: tagger(inGerman) };

  const findCustomer = async (caller: SignedInCaller, named: NamedCustomer) => {
    if (call.access === 'self') return findOwnCustomer(caller, named);
    const data = call.access === 'self-or-coach' ? 'training' : 'money';
    return findVisibleCustomer(pool, caller, named, { data, now: now() });
  };

  async function load(customer: VisibleCustomer, asked: MemberQuery, values: readonly string[]) {
    const read = (database: ReadableDatabase) => loadMemberText(database, customer.number, asked, values);
    const copy = await replica?.read(read);
    // A replica may lag behind; the version, read together with the text, shows it.
    return copy?.version === customer.version ? copy : read(pool);
  }

  function writeUnknown(request: FastifyRequest, reply: FastifyReply): void {
    if (unknown === 'not_found') throw new Refusal('not_found', UNKNOWN_CUSTOMER);
    app.sendCached(request, reply, { status: 200, headers: HEADERS, body: EMPTY_LIST });
  }

  app.route({
    method: call.method,
    url: routePattern(call),
    config: { call },
    async handler(request, reply) {
      const caller = await readCaller(request);
      const asked = question({ ...readInput(request), callerId: caller.customerId });
      const customer = asked && (await findCustomer(caller, asked.customer));
      if (asked === undefined || customer === undefined) return writeUnknown(request, reply);
      logAccessTo(app, caller, customer.number);
      const { values } = asked;
      const form = german !== undefined && languageOf(request.headers) === 'de' ? german : asIs;

      const isSent = await sendVersioned(
        app,
        cache,
        { request, reply },
        {
          key: [form.query.name, customer.number, ...values].join(' '),
          version: customer.version,
          tagOf: (version) => form.tagOf(version, values),
          headers: form.headers,
          load: () => load(customer, form.query, values),
        },
      );
      if (!isSent) writeUnknown(request, reply);
    },
  });
}
