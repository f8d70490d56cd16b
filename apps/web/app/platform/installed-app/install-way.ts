/** How this browser installs the app: with its own prompt, from the share menu, or not at all for now. */
export type InstallWay = 'ask' | 'share-menu' | 'none';

interface InstallSituation {
  /** This is the installed app. */
  readonly isInstalled: boolean;
  /** The member has declined before. */
  readonly isDismissed: boolean;
  /** The dashboard was opened here before. */
  readonly hasBeenHere: boolean;
  /** The browser has offered to install. */
  readonly canAsk: boolean;
  /** An iPhone or iPad browser, which never offers it. */
  readonly hasShareMenu: boolean;
}

/** What the dashboard says about installing: nothing on a first visit, in the app itself, or after it was declined. */
export function installWay(situation: InstallSituation): InstallWay {
  const { isInstalled, isDismissed, hasBeenHere, canAsk, hasShareMenu } = situation;
  if (isInstalled || isDismissed || !hasBeenHere) return 'none';
  if (canAsk) return 'ask';
  return hasShareMenu ? 'share-menu' : 'none';
}
