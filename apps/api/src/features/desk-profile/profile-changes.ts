import type { Profile, ProfileVersion } from '@lifted/contract/desk/desk-profile';
import { changedPaths, mergeDocuments, valueAt, type Json } from '@lifted/domain/desk/merged-document';
import type { Pool, PoolClient } from 'pg';
import {
  changedSince,
  recordChange,
  type ChangedFields,
  type RecordedChange,
} from '../../audit/desk-changes.ts';
import { STALE } from '../../audit/edit-record.ts';
import { profileOf, readSavedProfile, RELEASE_PROFILE } from '../../data/studio-profile.ts';
import { Refusal } from '../../http/errors/refusal.ts';

/** The action of every change, as the audit log has it. */
export const EDIT_PROFILE = 'edit-profile';

interface WantedProfile {
  /** What the form showed when it opened. */
  readonly was: Profile;
  readonly wanted: Profile;
}

interface Saving {
  readonly at: Date;
  readonly uid: string;
  readonly undoes?: string;
}

interface Saved {
  readonly version: number;
  /** The entry of the audit log; null: nothing differs. */
  readonly change: string | null;
}

/**
 * Saves a new version in the caller's transaction; what others changed since the form opened stays.
 * @throws Refusal `stale_version` where both sides changed the same.
 */
export async function saveProfile(
  client: PoolClient,
  { was, wanted }: WantedProfile,
  saving: Saving,
): Promise<Saved> {
  const { version, profile: current } = await lockProfile(client);
  const { merged, conflicts } = mergeDocuments(was, wanted, current);
  if (conflicts.length > 0) throw overtaken(conflicts, current);
  return write(client, { version, before: current, after: merged }, saving);
}

/** Takes the newest change back by a version of its own; throws `cannot_undo` when another one followed. */
export async function undoProfileChange(
  client: PoolClient,
  change: RecordedChange,
  { at, uid }: Saving,
): Promise<string | null> {
  const { version, profile: current } = await lockProfile(client);
  if (change.subject !== subjectOf(version)) throw changedSince();
  const before = version === 1 ? RELEASE_PROFILE : await readVersion(client, version - 1);
  if (before === undefined) throw changedSince();
  const step = { version, before: current, after: before };
  return (await write(client, step, { at, uid, undoes: change.id })).change;
}

/** The versions, newest first, each with what it changed; 0 is the release's own, which a founded studio never had. */
export async function readProfileVersions(pool: Pool): Promise<ProfileVersion[]> {
  const { rows } = await pool.query<{ version: number; profile: Json; saved_at: Date; is_founding: boolean }>(
    'select version, profile, saved_at, is_founding from studio.profiles order by version',
  );
  const release = { version: 0, saved_at: null, changed: [] };
  const [first] = rows;
  const versions = rows.map(({ version, profile, saved_at, is_founding }, at) => ({
    version,
    saved_at: saved_at.toISOString(),
    changed: is_founding ? [] : [...changedPaths(rows[at - 1]?.profile ?? RELEASE_PROFILE, profile)],
  }));
  return [...(first?.is_founding === true ? [] : [release]), ...versions].toReversed();
}

interface Step {
  /** The one that holds. */
  readonly version: number;
  readonly before: Profile;
  readonly after: Json;
}

async function write(client: PoolClient, { version, before, after }: Step, saving: Saving): Promise<Saved> {
  const paths = changedPaths(before, after);
  if (paths.length === 0) return { version, change: null };
  const next = version + 1;
  await client.query('insert into studio.profiles (version, profile, saved_at) values ($1, $2, $3)', [
    next,
    JSON.stringify(after),
    saving.at,
  ]);
  const change = await recordChange(client, {
    ...saving,
    action: EDIT_PROFILE,
    subject: subjectOf(next),
    before: fieldsAt(before, paths),
    after: fieldsAt(after, paths),
  });
  return { version: next, change };
}

/** The profile that holds, until the transaction ends. */
async function lockProfile(client: PoolClient) {
  await client.query('lock table studio.profiles in share row exclusive mode');
  return (await readSavedProfile(client)) ?? { version: 0, profile: RELEASE_PROFILE };
}

async function readVersion(client: PoolClient, version: number): Promise<Profile | undefined> {
  const { rows } = await client.query<{ profile: unknown }>(
    'select profile from studio.profiles where version = $1',
    [version],
  );
  return profileOf(rows[0]?.profile);
}

const WHOLE_OVERTAKEN = {
  en: 'Somebody else changed the same part in the meantime, so nothing was saved. Open the form again to see how it is now.',
  de: 'Jemand anders hat denselben Teil inzwischen geändert, deshalb ist nichts gespeichert. Öffne das Formular noch einmal, dann siehst du, wie es jetzt ist.',
} as const;

function overtaken(paths: readonly string[], current: Profile): Refusal {
  const isWhole = paths.some((path) => isCompound(typedAt(current, path)));
  return new Refusal('stale_version', isWhole ? WHOLE_OVERTAKEN : STALE, {
    current: Object.fromEntries(paths.map((path) => [path, flat(typedAt(current, path))])),
  });
}

/** What is at a path, as a form shows it: lists of texts one below the other. */
function typedAt(document: Json, path: string): Json {
  const value = valueAt(document, path) ?? null;
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.join('\n') : value;
}

function isCompound(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function subjectOf(version: number): string {
  return `profile ${version}`;
}

/** Texts and figures as they are; lists as JSON. */
function fieldsAt(document: Json, paths: readonly string[]): ChangedFields {
  return Object.fromEntries(paths.map((path) => [path, flat(valueAt(document, path) ?? null)]));
}

function flat(value: Json): string | number | boolean | null {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
