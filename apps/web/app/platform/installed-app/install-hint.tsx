import { studio } from '@lifted/profile/studio';
import { useEffect } from 'react';
import { notice } from '@lifted/client/notice.ts';
import { Button } from '@lifted/design/button.tsx';
import { Card } from '@lifted/design/layout/card.tsx';
import { useWords } from '../../language.ts';
import { APP_WORDS } from './app-words.ts';
import styles from './app-notices.module.css';
import type { InstallWay } from './install-way.ts';
import { useInstallOffer } from './use-install-offer.ts';

/** Says once, below everything else, that the dashboard can be added to the home screen. */
export function InstallHint() {
  const words = useWords(APP_WORDS);
  const { way, install, dismiss } = useInstallOffer();
  const isShown = way !== 'none';
  useEffect(() => {
    if (isShown) notice({ kind: 'install', event: 'offered' });
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Card heading={words.heading} className={styles.hint}>
      <p>{words.about(studio.name)}</p>
      <HowTo way={way} />
      <div className={styles.buttons}>
        {way === 'ask' && (
          <Button look="outline" onClick={install}>
            {words.install}
          </Button>
        )}
        <Button look="quiet" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </div>
    </Card>
  );
}

function HowTo({ way }: { readonly way: InstallWay }) {
  const { tap, choose } = useWords(APP_WORDS);
  if (way !== 'share-menu') return null;
  return (
    <ol className={styles.steps}>
      <li>
        {tap[0]} <ShareIcon /> <strong>{tap[1]}</strong>
        {tap[2]}
      </li>
      <li>
        {choose[0]} <strong>{choose[1]}</strong>
        {choose[2]} <strong>{choose[3]}</strong>
        {choose[4]}
      </li>
    </ol>
  );
}

/** The share icon of iPhones and iPads; the text beside it names it. */
function ShareIcon() {
  return (
    <svg className={styles.share} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M12 15V3.5M8 7l4-4 4 4M8.5 10.5H5.5v10h13v-10h-3" />
    </svg>
  );
}
