import { isRecipient, readSigningKey, type SealingKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import type { EnvReader } from './env-reader.ts';

const AS_PRINTED = 'as `npm run studio -- backup-keys FILE` printed it';

/** What backups are encrypted and signed with; undefined: they are neither. */
export function readBackupKeys(reader: EnvReader): SealingKeys | undefined {
  const recipient = reader.parsed(
    'BACKUP_RECIPIENT',
    (text) => (isRecipient(text) ? text : undefined),
    `age1…, ${AS_PRINTED}`,
  );
  const signingKey = reader.parsed(
    'BACKUP_SIGNING_KEY',
    (text) => (readSigningKey(text) === undefined ? undefined : text),
    `a signing key, ${AS_PRINTED}`,
  );
  if (recipient !== undefined && signingKey !== undefined) return { recipient, signingKey };
  const given = ['BACKUP_RECIPIENT', 'BACKUP_SIGNING_KEY'].filter((name) => reader.text(name) !== undefined);
  if (given.length === 1)
    reader.fault('BACKUP_RECIPIENT and BACKUP_SIGNING_KEY must be set both or neither.');
  return undefined;
}
