import { Profile } from '@lifted/contract/desk/desk-profile';
import { wholeProfile } from '@lifted/profile/whole-profile';
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

/** A draft somebody looks at, by the token of its link; undefined: there is none. */
export async function readProfileDraft(db: Pool, token: string): Promise<Profile | undefined> {
  const { rows } = await db.query<{ profile: unknown }>(
    'select profile from studio.profile_previews where token = $1',
    [token],
  );
  return profileOf(rows[0]?.profile);
}
