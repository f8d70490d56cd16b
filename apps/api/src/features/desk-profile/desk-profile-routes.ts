import {
  type Profile,
  listProfileVersions,
  previewProfile,
  readDeskProfile,
  readProfileVersion,
  saveDeskProfile,
} from '@lifted/contract/desk/desk-profile';
import { inTransaction } from '@lifted/database/transaction';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import { STUDIO_FIELD_FAULTS, studioFieldFaults } from '@lifted/domain/desk/studio-fields';
import { valueAt } from '@lifted/domain/desk/merged-document';
import { maySiteOpen, missingFacts } from '@lifted/profile/missing-facts';
import { shownSketch } from '@lifted/profile/shown-sketch';
import type { DeskDependencies } from '../../audit/desk-changes.ts';
import {
  draftsEndedBefore,
  newDraftToken,
  profileOf,
  readSavedProfile,
  RELEASE_PROFILE,
} from '../../data/studio-profile.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import { nothingHere } from '../../http/errors/request-refusals.ts';
import { registerCall } from '../../http/routing/register-call.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { EDIT_PROFILE, readProfileVersions, saveProfile, undoProfileChange } from './profile-changes.ts';

interface DeskProfileDependencies extends DeskDependencies {
  /** Whether pages are shown while something the law asks for is missing. */
  readonly isDemo: boolean;
}

/** Name, address, texts and colour of the studio, changed while it runs (docs/decisions/131-profile-at-the-desk.md). */
export function registerDeskProfile(app: StudioApp, dependencies: DeskProfileDependencies): void {
  const { pool, changes, now, isDemo } = dependencies;
  registerCall(app, readDeskProfile, {
    async handler() {
      const saved = await readSavedProfile(pool);
      const profile = saved?.profile ?? RELEASE_PROFILE;
      const missing = [...missingFacts(profile)];
      return {
        version: saved?.version ?? 0,
        profile,
        missing,
        is_public: isDemo || maySiteOpen(profile),
        is_sketch_gone: profile.neighbourhood !== null && shownSketch(profile) === null,
      };
    },
  });
  registerCall(app, saveDeskProfile, {
    handler({ caller, body: { was, profile } }) {
      refuseUnfitFields(was, profile);
      return inTransaction(pool, (client) =>
        saveProfile(client, { was, wanted: profile }, { at: now(), uid: caller.uid }),
      );
    },
  });
  changes.undoable(EDIT_PROFILE, DESK_ROLES, (change, { caller, now: at }) =>
    inTransaction(pool, (client) => undoProfileChange(client, change, { at, uid: caller.uid })),
  );
  registerCall(app, listProfileVersions, {
    handler: () => readProfileVersions(pool),
  });
  registerCall(app, readProfileVersion, {
    async handler({ params }) {
      const version = Number(params.version);
      if (version === 0) return RELEASE_PROFILE;
      const { rows } = await pool.query<{ profile: unknown }>(
        'select profile from studio.profiles where version = $1',
        [version],
      );
      const profile = profileOf(rows[0]?.profile);
      if (profile === undefined) throw nothingHere();
      return profile;
    },
  });
  registerCall(app, previewProfile, {
    hasSecretAnswer: true,
    async handler({ body: { profile } }) {
      const token = newDraftToken();
      await pool.query('delete from studio.profile_previews where made_at < $1', [draftsEndedBefore(now())]);
      await pool.query('insert into studio.profile_previews (token, profile, made_at) values ($1, $2, $3)', [
        token,
        JSON.stringify(profile),
        now(),
      ]);
      return { query: `preview=${token}` };
    },
  });
}

/** Only of what is changed: a studio may have been saved with more before there were these rules. */
function refuseUnfitFields(was: Profile, profile: Profile): void {
  const errors = [...studioFieldFaults(profile.studio)]
    .filter(([path]) => valueAt(was, path) !== valueAt(profile, path))
    .map(([path, field]) => ({ field: `profile.${path}`, message: STUDIO_FIELD_FAULTS[field] }));
  const [first] = errors;
  if (first !== undefined) throw new Refusal('invalid_input', first.message, { errors });
}
