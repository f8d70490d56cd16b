import type { STUDIO_PROFILE_ADDRESS } from '@lifted/contract/studio-settings';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const ADDRESS: typeof STUDIO_PROFILE_ADDRESS = '/studio-profile.json';

type Parts = Readonly<Record<string, unknown>>;

let whole: Promise<Parts> | undefined;

/**
 * A part of the profile that the page was not sent with; without a network as the installed app has it among its files.
 * @throws TypeError without a network, where nothing was kept.
 */
export async function fetchedProfilePart(name: string): Promise<unknown> {
  whole ??= fetchWhole();
  return (await whole)[name];
}

async function fetchWhole(): Promise<Parts> {
  const isInstalled = (navigator.serviceWorker?.controller ?? null) !== null;
  try {
    const answer = await fetch(ADDRESS);
    return asParts(await answer.json());
  } catch (failure) {
    const cached = isInstalled ? await caches.match(ADDRESS) : undefined;
    if (cached === undefined) throw failure;
    return asParts(await cached.json());
  }
}

function asParts(value: unknown): Parts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
