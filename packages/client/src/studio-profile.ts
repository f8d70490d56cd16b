import type { STUDIO_PROFILE_ID } from '@lifted/contract/studio-settings';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const ELEMENT_ID: typeof STUDIO_PROFILE_ID = 'studio-profile';

let written: Readonly<Record<string, unknown>> | undefined;

/** A part of the studio's profile that the page was sent with; undefined when this page had no use for it. */
export function profilePart(name: string): unknown {
  return (written ??= readWritten())[name];
}

function readWritten(): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(document.getElementById(ELEMENT_ID)?.textContent || '{}');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
