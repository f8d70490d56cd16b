import type { STUDIO_PROFILE_ID } from '@lifted/contract/studio-settings';
import { languageAt, GERMAN_ROOT } from '@lifted/domain/language/language-of-path';
import { withoutLastSlash } from '@lifted/client/sign-in-addresses.ts';
import type { StudioProfile } from '@lifted/profile/studio-profile';
import { useLocation } from 'react-router';
import { ADDRESSES } from '../addresses.ts';
import { profileForScripts } from './profile-for-scripts.ts';
import { inScript } from './in-script.ts';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const ELEMENT_ID: typeof STUDIO_PROFILE_ID = 'studio-profile';

type Part = keyof StudioProfile;

/**
 * What a page is drawn with besides what every page is. A page that is not listed fetches what it turns out to need: the home page,
 * because its scripts start with the first touch, and most visitors never touch it; the terms, because their text alone fills what a
 * connection carries at first.
 */
const partsByPage = (): Readonly<Partial<Record<string, readonly Part[]>>> => ({
  [ADDRESSES.about]: ['about', 'coaches'],
  [ADDRESSES.becomeATrainer]: ['coaches'],
  [ADDRESSES.imprint]: ['details'],
  [ADDRESSES.privacyPolicy]: ['details'],
  [ADDRESSES.accessibility]: ['details'],
});

/** The parts of the studio's profile this page is drawn with, for the scripts that take it over. */
export function ProfileBlock() {
  const { pathname } = useLocation();
  // Scripts read what was written and never write it.
  const written = import.meta.env.SSR ? partsOf(pathname) : '{}';
  return (
    <script type="application/json" id={ELEMENT_ID} suppressHydrationWarning>
      {written}
    </script>
  );
}

function partsOf(pathname: string): string {
  const address = withoutLastSlash(pathname);
  const english = languageAt(address) === 'de' ? address.slice(GERMAN_ROOT.length) || '/' : address;
  const parts: readonly Part[] = ['studio', ...(partsByPage()[english] ?? [])];
  const profile = profileForScripts();
  return inScript(Object.fromEntries(parts.map((part) => [part, profile[part]])));
}
