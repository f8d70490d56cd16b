import { useState, useSyncExternalStore } from 'react';
import { notice } from '@lifted/client/notice.ts';
import { installWay, type InstallWay } from './install-way.ts';
import { isInstalled } from './this-device.ts';

/** A browser's offer to install the app; it can be used once. */
interface InstallOffer extends Event {
  readonly prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by the boot script, which receives it before anything else runs. */
    installOffer?: InstallOffer | undefined;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  interface Navigator {
    /** Only in iPhone and iPad browsers: whether the page runs from the home screen. */
    readonly standalone?: boolean;
  }
}

/** Key in local storage: the member has dismissed the hint. */
const DISMISSED_KEY = 'installHint';

interface InstallHintState {
  readonly way: InstallWay;
  /** Shows the browser's own prompt; call it in a click handler. */
  readonly install: () => void;
  /** Never again. */
  readonly dismiss: () => void;
}

/** The hint to show, and its actions. */
export function useInstallOffer(): InstallHintState {
  const canAsk = useSyncExternalStore(subscribe, () => window.installOffer !== undefined);
  const [isOver, setIsOver] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null);
  // On a first visit the worker has not responded to this page yet.
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
