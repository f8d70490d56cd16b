import { isBundledClip, clipAddress, clipPoster } from '@lifted/domain/training/clip-address';
import { studio } from '@lifted/profile/studio';
import { useRef, useState } from 'react';
import { useWords } from '../../language.ts';
import { classNames } from '@lifted/design/class-names.ts';
import { Icon } from '@lifted/design/icon.tsx';
import styles from './exercise-clip.module.css';
import { useClipPlayback } from './use-clip-playback.ts';
import { useOnScreen } from './use-on-screen.ts';
import { WOD_WORDS } from './wod-words.ts';

interface ExerciseClipProps {
  readonly url: string;
  /** Name of the exercise, for the button's label. */
  readonly title: string;
  /** The left side works; clips that came with the site show the right one and are mirrored. */
  readonly isLeft: boolean;
  readonly place: ClipPlace;
}

/** `first`: on screen when the page opens, and the largest thing there · `early`: may be on screen then · `later`: below. */
export type ClipPlace = 'first' | 'early' | 'later';

/**
 * The looping, muted clip of an exercise (specification, section 2), fetched when its card is near the screen. Until then
 * a still picture is shown (at once on the first cards). It stays when the clip fails; when it fails too, a sentence takes
 * its place. Without scripts all pictures are loaded.
 */
export function ExerciseClip({ url, title, isLeft, place }: ExerciseClipProps) {
  const { noClip } = useWords(WOD_WORDS);
  const isSquare = isBundledClip(url);
  const frame = useRef<HTMLDivElement>(null);
  const { wasNear, isVisible } = useOnScreen(frame);
  const [hasClip, setHasClip] = useState(true);
  const [poster, setPoster] = useState(clipPoster(url));

  const picture = poster !== null && (
    <img
      ref={(image) => {
        // It may have failed before the listener was attached.
        if (image?.complete === true && image.naturalWidth === 0) setPoster(null);
      }}
      className={styles.picture}
      src={poster}
      alt=""
      width={isSquare ? 480 : 640}
      height={isSquare ? 480 : 360}
      fetchPriority={place === 'first' ? 'high' : 'low'}
      onError={() => setPoster(null)}
    />
  );

  return (
    <div
      ref={frame}
      className={classNames(styles.frame, isSquare && styles.square, isSquare && isLeft && styles.mirrored)}
    >
      {place !== 'later' || wasNear ? picture : <noscript>{picture}</noscript>}
      {wasNear && hasClip && (
        <Player
          address={clipAddress(url, studio.imageHost)}
          title={title}
          isVisible={isVisible}
          onError={() => setHasClip(false)}
        />
      )}
      {!hasClip && poster === null && <p className={styles.missing}>{noClip}</p>}
    </div>
  );
}

interface PlayerProps {
  readonly address: string;
  readonly title: string;
  readonly isVisible: boolean;
  readonly onError: () => void;
}

function Player({ address, title, isVisible, onError }: PlayerProps) {
  const { play, pause } = useWords(WOD_WORDS);
  const clip = useRef<HTMLVideoElement>(null);
  const { isPlaying, toggle } = useClipPlayback(clip, isVisible);

  return (
    <>
      <video
        ref={clip}
        className={styles.clip}
        src={address}
        loop
        muted
        playsInline
        autoPlay={isPlaying}
        preload="none"
        aria-hidden="true"
        onError={onError}
      />
      <button
        type="button"
        className={styles.toggle}
        onClick={toggle}
        aria-label={isPlaying ? pause(title) : play(title)}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  );
}
