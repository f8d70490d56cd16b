/** Named in the website's privacy settings (storage-words.ts). */
const KEY = 'restSound';

/** Whether the end of a rest is to be heard on this device; `byDefault` until somebody has said so here. */
export function isRestHeard(byDefault: boolean): boolean {
  try {
    const said = localStorage.getItem(KEY);
    return said === null ? byDefault : said === 'on';
  } catch {
    // A browser that stores nothing.
    return byDefault;
  }
}

/** Remembers what somebody said on this device. */
export function chooseRestSound(isHeard: boolean): void {
  try {
    localStorage.setItem(KEY, isHeard ? 'on' : 'off');
  } catch {
    // It then holds until the page is left.
  }
}
