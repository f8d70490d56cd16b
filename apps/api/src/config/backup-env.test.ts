import { makeBackupKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('the keys of backups come both or neither, and are checked before they are needed', async () => {
  const { sealing } = await makeBackupKeys('LIFTED', new Date());
  const both = { BACKUP_RECIPIENT: sealing.recipient, BACKUP_SIGNING_KEY: sealing.signingKey };
  expect(readEnv(both)).toMatchObject({ ok: true, env: { backupKeys: sealing } });
  expect(readEnv({})).toMatchObject({ ok: true, env: { backupKeys: undefined } });
  const { BACKUP_RECIPIENT } = both;
  expect(readEnv({ BACKUP_RECIPIENT })).toEqual({
    ok: false,
    faults: ['BACKUP_RECIPIENT and BACKUP_SIGNING_KEY must be set both or neither.'],
  });
  const wrong = readEnv({ BACKUP_RECIPIENT: BACKUP_RECIPIENT.slice(0, -1), BACKUP_SIGNING_KEY: 'AAAA' });
  expect(wrong).toMatchObject({ ok: false });
  expect(wrong.ok ? [] : wrong.faults).toHaveLength(2);
});
