import { SKIP_WAITING } from '@lifted/client/cached-app/app-files.ts';
import { trustScript } from '@lifted/client/trusted-types.ts';
import { FLOOR_WORKER } from '@lifted/domain/identity/trusted-types';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { addressIn } from '../../addresses.ts';
import type { Floor } from './use-floor.ts';

const WORKER = '/floor/worker.js';
/** A tablet is never closed: it looks for a new version this often. */
const LOOK_EVERY_MS = HOUR_MS;

/**
 * `current`: the page is of the newest version · `waiting`: a newer one is stored on the tablet · `replaced`: a newer one
 * answers from now on, and this page is the old one still.
 */
type Version =
  | { readonly kind: 'current' | 'replaced' }
  | { readonly kind: 'waiting'; readonly worker: ServiceWorker };

let version: Version = { kind: 'current' };
const listeners = new Set<() => void>();

/**
 * Keeps the floor on the device, so that it starts without a network. A new version waits until `updateFloorApp` lets it in.
 */
export function keepFloorApp({ unsent }: Floor): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes over a page of its own version.
    if (hasWorker) become({ kind: 'replaced' });
    hasWorker = true;
  });
  const follow = async () => {
    await serviceWorker.register(trustScript(FLOOR_WORKER, WORKER), { scope: ownScope() });
    const registration = await serviceWorker.getRegistration(ownScope());
    if (registration === undefined) return;
    const look = () => {
      const worker = registration.waiting;
      if (worker !== null && version.kind !== 'replaced') become({ kind: 'waiting', worker });
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  };
  // A page that is leaving cannot lose anything by it: what is unsent is stored.
  void unsent.loaded.then(follow).catch((failure: unknown) => {
    console.error('The floor does not start without a network here.', failure);
  });
}

/**
 * Lets a new version in, and then reloads; to be called while the tablet is at rest, and again after each change. Not while
 * anything is unsent.
 */
export function updateFloorApp({ unsent }: Floor): void {
  if (unsent.queue.unsentCount() > 0) return;
  switch (version.kind) {
    case 'current':
      return;
    case 'waiting':
      return version.worker.postMessage(SKIP_WAITING);
    case 'replaced':
      return window.location.reload();
    default:
      version satisfies never;
  }
}

/** Told when a new version is stored on the tablet, and when it has taken over. Returns what ends that. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Version): void {
  version = next;
  for (const listener of listeners) listener();
}

/** Of the address, whatever language it shows: it is what starts without a network. */
function ownScope(): string {
  return addressIn(languageAt(window.location.pathname), '/floor');
}
