/** How this browser puts the app on the home screen: it asks · people find it in the share menu · it does not, or not now. */
export type InstallWay = 'ask' | 'share-menu' | 'none';

interface InstallSituation {
  /** This is the installed app. */
  readonly isInstalled: boolean;
  /** The member has said no before. */
  readonly isDismissed: boolean;
  /** The dashboard was opened here before. */
  readonly hasBeenHere: boolean;
  /** The browser has offered to install. */
  readonly canAsk: boolean;
  /** A browser of iPhones and iPads, which offers nothing by itself. */
  readonly hasShareMenu: boolean;
}

/** What the dashboard may say about installing: nothing on a first visit, in the app itself, or after a no. */
export function installWay(situation: InstallSituation): InstallWay {
  const { isInstalled, isDismissed, hasBeenHere, canAsk, hasShareMenu } = situation;
  if (isInstalled || isDismissed || !hasBeenHere) return 'none';
  if (canAsk) return 'ask';
  return hasShareMenu ? 'share-menu' : 'none';
}
