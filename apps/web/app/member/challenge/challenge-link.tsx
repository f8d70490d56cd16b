import { useAddress } from '../../use-address.ts';
import { useWords } from '../../language.ts';
import { CARD_WORDS, type Step } from './card-words.ts';
import { buttonClass } from '@lifted/design/button.tsx';
import { classNames } from '@lifted/design/class-names.ts';
import { Icon } from '@lifted/design/icon.tsx';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import styles from './challenge-card.module.css';
import { PRIZES_ANCHOR } from './prizes-anchor.ts';

interface ChallengeLinkProps {
  readonly challengeId: string;
  readonly step: Step;
  /** Empty until participation is known; its space is reserved. */
  readonly isReady: boolean;
  /** Readable but disabled, because pressing it would do nothing. */
  readonly isDisabled: boolean;
  readonly onJoin: () => void;
}

/**
 * Opens the challenge's page in a new tab. It is a link, because browsers block a tab that a script opens after a response
 * as a popup: the request to join starts on click, and the page opens in any case.
 */
export function ChallengeLink({ challengeId, step, isReady, isDisabled, onJoin }: ChallengeLinkProps) {
  const words = useWords(CARD_WORDS);
  const address = useAddress();
  const page = address('challenge', { challengeId });
  return (
    <a
      href={isDisabled ? undefined : step === 'claim' ? `${page}#${PRIZES_ANCHOR}` : page}
      role={isDisabled ? 'link' : undefined}
      aria-disabled={isDisabled || undefined}
      target="_blank"
      rel="noopener"
      className={classNames(
        buttonClass(step === 'read' ? 'outline' : 'signal'),
        styles.link,
        !isReady && styles.waiting,
        isDisabled && styles.disabled,
      )}
      onClick={step === 'join' && !isDisabled ? onJoin : undefined}
    >
      {words.steps[step]}
      <Icon name="external" />
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </a>
  );
}
