import { shownSketch } from './shown-sketch.ts';
import type { StudioProfile } from './studio-profile.ts';

declare global {
  /**
   * A profile that was edited at the desk, put here before the modules of this package are loaded: pages are drawn in a place of
   * their own for each profile, and what they compute from it once is right from the start.
   */
  var liftedStudioProfile: StudioProfile | undefined;
}

/**
 * Puts a profile in place of the one in this folder, for every module that is loaded from now on. A sketch of another address is
 * left out.
 */
export function adoptProfile(profile: StudioProfile): void {
  globalThis.liftedStudioProfile = { ...profile, neighbourhood: shownSketch(profile) };
}

/** The adopted profile's part, or the one in this folder. */
export function adopted<Part extends keyof StudioProfile>(
  part: Part,
  otherwise: StudioProfile[Part],
): StudioProfile[Part] {
  const profile = globalThis.liftedStudioProfile;
  return profile === undefined ? otherwise : profile[part];
}
