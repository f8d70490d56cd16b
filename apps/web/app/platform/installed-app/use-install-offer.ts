import { useState, useSyncExternalStore } from 'react';
import { notice } from '@lifted/client/notice.ts';
import { installWay, type InstallWay } from './install-way.ts';
import { isInstalled } from './this-device.ts';

/** A browser's offer to install the app; it can be taken up once. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the boot script, which hears of it before anything else runs. */
    installOffer?: InstallOffer | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  interface Navigator {
    /** Of browsers on iPhones and iPads alone: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  }
}

/** In the local storage: that the member wants to hear no more of it. Written when they say so. */
const DISMISSED_KEY = 'installHint';

interface InstallHintState {
  readonly way: InstallWay;
  /** Shows the browser's own question; in the press of a button. */
  readonly install: () => void;
  /** Never again. */
  readonly dismiss: () => void;
}

/** What to say about installing, and what can be done. */
export function useInstallOffer(): InstallHintState {
  const canAsk = useSyncExternalStore(subscribe, () => window.installOffer !== undefined);
  const [isOver, setIsOver] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null);
  // On a first visit the worker has not answered this page yet.
  const [hasBeenHere] = useState(() => navigator.serviceWorker?.controller != null);
  const way = installWay({
    isInstalled: isInstalled(),
    isDismissed: isOver,
    hasBeenHere,
    canAsk,
    hasShareMenu: 'standalone' in navigator,
  });
  return {
    way,
    install: () => void ask().then(() => setIsOver(true)),
    dismiss: () => {
      setIsOver(true);
      localStorage.setItem(DISMISSED_KEY, 'dismissed');
      notice({ kind: 'install', event: 'dismissed' });
    },
  };
}

async function ask(): Promise<void> {
  const { installOffer } = window;
  delete window.installOffer;
  if (installOffer === undefined) return;
  await installOffer.prompt();
  const { outcome } = await installOffer.userChoice;
  notice({ kind: 'install', event: outcome });
}

function subscribe(changed: () => void): () => void {
  const offered = (offer: InstallOffer) => {
    offer.preventDefault();
    window.installOffer = offer;
    changed();
  };
  window.addEventListener('beforeinstallprompt', offered);
  window.addEventListener('appinstalled', changed);
  return () => {
    window.removeEventListener('beforeinstallprompt', offered);
    window.removeEventListener('appinstalled', changed);
  };
}
