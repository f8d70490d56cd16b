import type { TrainerApplication } from '@lifted/domain/trainer-application';
import type { Language } from '@lifted/domain/language';
import type { PoolClient } from 'pg';

/** An application as the mails about it need it. */
export interface ReceivedApplication {
  readonly application: TrainerApplication;
  /** Names the application in Message-IDs, the same for ever. */
  readonly key: string;
  readonly pageLanguage: Language;
  readonly receivedAt: Date;
}

/** Writes the mails about an application in its transaction: none is stored without them, none is sent for nothing. */
export type AnnounceApplication = (client: PoolClient, received: ReceivedApplication) => Promise<void>;
