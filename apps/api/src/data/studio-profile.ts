import { randomBytes } from 'node:crypto';
import { Profile } from '@lifted/contract/desk/desk-profile';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { replaceProfile, wholeProfile } from '@lifted/profile/whole-profile';
import type { Pool, PoolClient } from 'pg';
import { Compile } from 'typebox/compile';

const profiles = Compile(Profile);

/** A profile the desk saved. */
export interface SavedProfile {
  readonly version: number;
  readonly profile: Profile;
}

/** Reads a profile from JSON of the database; undefined if it is none of this release. */
export function profileOf(stored: unknown): Profile | undefined {
  return profiles.Check(stored) ? stored : undefined;
}

/** Where a profile is none of this release: paths such as '/studio/name'; none if it can be read. */
export function profileFaults(profile: Profile): readonly string[] {
  return profiles.Check(profile) ? [] : profiles.Errors(profile).map(({ instancePath }) => instancePath);
}

/** The profile this release came with, copied before the desk's takes its place. */
export const RELEASE_PROFILE: Profile = copyOfRelease();

function copyOfRelease(): Profile {
  const profile = profileOf(structuredClone(wholeProfile));
  if (profile === undefined) throw new Error('The profile in packages/profile cannot be saved as it is.');
  return profile;
}

/**
 * The profile that holds; undefined: the one this release came with.
 * @throws Error when the newest version is no profile of this release.
 */
export async function readSavedProfile(db: Pool | PoolClient): Promise<SavedProfile | undefined> {
  const { rows } = await db.query<{ version: number; profile: unknown }>(
    'select version, profile from studio.profiles order by version desc limit 1',
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const profile = profileOf(row.profile);
  if (profile === undefined)
    throw new Error(`Version ${row.version} of the studio's profile cannot be read.`);
  return { version: row.version, profile };
}

/** Puts the profile that holds in place of the release's: mails and receipts this process writes from here on are in its name. */
export async function takeOverSavedProfile(db: Pool | PoolClient): Promise<void> {
  const saved = await readSavedProfile(db);
  if (saved !== undefined) replaceProfile(saved.profile);
}

const TOKEN_BYTES = 18;
const TOKEN = /^[\w-]{24}$/u;

/** For the link to a new draft. */
export function newDraftToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Drafts made before this moment have ended. */
export function draftsEndedBefore(now: Date): Date {
  return new Date(now.getTime() - DAY_MS);
}

/** A draft somebody looks at, by the token of its link; undefined: there is none, or its day is over. */
export async function readProfileDraft(db: Pool, token: string, now: Date): Promise<Profile | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { rows } = await db.query<{ profile: unknown }>(
    'select profile from studio.profile_previews where token = $1 and made_at >= $2',
    [token, draftsEndedBefore(now)],
  );
  return profileOf(rows[0]?.profile);
}
