import type { TestDatabase } from '@lifted/database/test-database';
import { studio } from '@lifted/profile/studio';
import { registerContractDeclarations } from './contract-declarations/contract-declarations-routes.ts';
import type { RateLimit } from './http/register-call.ts';
import { createServerFixture } from './http/server-fixture.ts';
import { declarationMails } from './mail/declaration-mails.ts';

const UNLIMITED: RateLimit = { max: 1_000_000, seconds: 60 };

interface DeclarationSettings {
  readonly database: TestDatabase;
  readonly now: () => Date;
  readonly wakeMail?: () => void;
  readonly limit?: RateLimit;
}

/** One process that receives declarations, as the server puts it together. */
export async function startDeclarationProcess(settings: DeclarationSettings) {
  const { database, now, wakeMail = () => undefined, limit = UNLIMITED } = settings;
  const { pool } = database;
  const { app, logged } = await createServerFixture({ requestsPerMinute: UNLIMITED.max });
  registerContractDeclarations(app, {
    pool,
    now,
    studio,
    wakeMail,
    limit,
    writeMails: declarationMails({ studio, publicUrl: 'https://lifted.example' }),
  });

  async function stored() {
    const declarations = await pool.query<Record<string, unknown>>(
      'select * from studio.contract_declarations order by received_at, reference',
    );
    const mails = await pool.query<{ kind: string; recipient: string; subject: string; body_text: string }>(
      'select kind, recipient, subject, body_text, body_html from studio.mail_outbox order by id',
    );
    return { declarations: declarations.rows, mails: mails.rows };
  }

  return {
    app,
    logged,
    stored,
    close: () => app.close(),
    /** As scripts send it. */
    call: (kind: 'terminations' | 'withdrawals', body: Readonly<Record<string, unknown>>) =>
      app.inject({ method: 'POST', url: `/api/contract_declarations/${kind}`, payload: body }),
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
