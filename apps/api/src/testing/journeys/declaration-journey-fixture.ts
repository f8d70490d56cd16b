import type { TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { registerContractDeclarations } from '../../features/contracts/contract-declarations-routes.ts';
import type { RateLimit } from '../../http/routing/register-call.ts';
import { createServerFixture } from '../server-fixture.ts';

const UNLIMITED: RateLimit = { max: 1_000_000, seconds: 60 };

interface DeclarationSettings {
  readonly database: TestDatabase;
  readonly now: () => Date;
  readonly wakeJobs?: () => void;
  readonly limit?: RateLimit;
}

interface StoredMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

/** One process that receives declarations, assembled like the server. */
export async function startDeclarationProcess(settings: DeclarationSettings) {
  const { database, now, wakeJobs = () => undefined, limit = UNLIMITED } = settings;
  const { pool } = database;
  const { app, logged } = await createServerFixture({ requestsPerMinute: UNLIMITED.max });
  registerContractDeclarations(app, {
    pool,
    now,
    letters: { studio, publicUrl: 'https://lifted.example' },
    wakeJobs,
    limit,
  });

  async function stored() {
    const declarations = await pool.query<Record<string, unknown>>(
      'select * from studio.contract_declarations order by received_at, reference',
    );
    const mails = await pool.query<StoredMail>(
      'select kind, recipient, subject, body_text, body_html from studio.mail_outbox order by id',
    );
    return { declarations: declarations.rows, mails: mails.rows };
  }

  return {
    app,
    logged,
    stored,
    close: () => app.close(),
    /** As scripts of a page in the language of the declaration send it. */
    call: (kind: 'terminations' | 'withdrawals', body: Readonly<Record<string, unknown>>) =>
      app.inject({
        method: 'POST',
        url: `/api/contract_declarations/${kind}`,
        headers: { 'accept-language': String(body['language']) },
        payload: body,
      }),
    /** As a browser without scripts sends it. */
    post: (
      url: string,
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) =>
      app.inject({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
  };
}
