import { studio } from '@lifted/profile/studio';
import { useEffect } from 'react';
import { notice } from '@lifted/client/notice.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import styles from './app-notices.module.css';
import type { InstallWay } from './install-way.ts';
import { ShareIcon } from './share-icon.tsx';
import { useInstallOffer } from './use-install-offer.ts';

/** Says once, below everything else, that the dashboard can be added to the home screen. */
export function InstallHint() {
  const { way, install, dismiss } = useInstallOffer();
  const isShown = way !== 'none';
  useEffect(() => {
    if (isShown) notice({ kind: 'install', event: 'offered' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Card heading="On your home screen" className={styles.hint}>
      <p>{`Open ${studio.name} like any other app, and see your dashboard and the workouts of the day you’ve looked at even when you’re offline.`}</p>
      <HowTo way={way} />
      <div className={styles.buttons}>
        {way === 'ask' && (
          <Button look="outline" onClick={install}>
            Install
          </Button>
        )}
        <Button look="quiet" onClick={dismiss}>
          No, thanks
        </Button>
      </div>
    </Card>
  );
}

function HowTo({ way }: { readonly way: InstallWay }) {
  if (way !== 'share-menu') return null;
  return (
    <ol className={styles.steps}>
      <li>
        Tap <ShareIcon /> <strong>Share</strong> in your browser’s bar.
      </li>
      <li>
        Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.
      </li>
    </ol>
  );
}
