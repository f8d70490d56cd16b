import { describe, expect, it } from 'vitest';
import { statementName } from './statement-name.ts';

describe('the name of a statement', () => {
  it('is its own where it has one', () => {
    expect(statementName({ name: 'weekly-progress', text: 'select 1' })).toBe('weekly-progress');
  });

  it('is its first word and its first table otherwise', () => {
    expect(statementName('select * from studio.customers c where c.email = $1')).toBe(
      'select studio.customers',
    );
    expect(statementName({ text: '\n  insert into studio.mail_outbox (kind) values ($1)' })).toBe(
      'insert studio.mail_outbox',
    );
    expect(statementName('update "identity"."session" set "expiresAt" = $1')).toBe('update identity.session');
    expect(statementName('BEGIN')).toBe('begin');
    expect(statementName('set local statement_timeout = 0; commit')).toBe('commit');
  });

  it('holds nothing of a value, wherever one occurs', () => {
    expect(statementName(`select 'from jana@example.com', 'it''s from anna' from studio.coaches`)).toBe(
      'select studio.coaches',
    );
    expect(statementName(`'jana'`)).toBe('statement');
    expect(statementName(undefined)).toBe('statement');
  });
});
