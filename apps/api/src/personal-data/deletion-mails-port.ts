import type { PoolClient } from 'pg';

/** What happened to the deletion of an account. */
export type DeletionNews =
  | { readonly deed: 'asked'; readonly dueAt: Date }
  | { readonly deed: 'taken_back' }
  | { readonly deed: 'carried_out' };

export interface DeletionLetter {
  readonly email: string;
  /** Empty where nobody knows it. */
  readonly name: string;
  readonly news: DeletionNews;
}

/** Writes the mail about it in the caller's transaction. */
export type AnnounceDeletion = (client: PoolClient, letter: DeletionLetter) => Promise<void>;
