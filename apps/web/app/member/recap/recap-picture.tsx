import { Button } from '@lifted/design/button.tsx';
import { fileName } from '@lifted/domain/language/file-name';
import type { RecapPeriod } from './recap.ts';
import { studio } from '@lifted/profile/studio';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language.ts';
import { drawRecap, PICTURE } from './draw-recap.ts';
import type { RecapFacts } from './recap-facts.ts';
import { RECAP_WORDS } from './recap-words.ts';
import styles from './recap.module.css';
import { canShareFiles, sharePicture, type Shared } from './share-picture.ts';

interface RecapPictureProps {
  readonly facts: RecapFacts;
  readonly period: RecapPeriod;
}

/** The recap as a picture, drawn in the browser, and the button that shares or saves it. */
export function RecapPicture({ facts, period }: RecapPictureProps) {
  const words = useWords(RECAP_WORDS);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [outcome, setOutcome] = useState<Shared | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = () => {
      if (isCurrent && canvas.current !== null) drawRecap(canvas.current, facts, studio.name);
    };
    draw();
    // Once more in the page's typefaces, which may still be on their way.
    void document.fonts.ready.then(draw);
    return () => {
      isCurrent = false;
    };
  }, [facts]);
  const share = async () => {
    if (canvas.current === null) return;
    const name = `${fileName(studio.name, period)}.png`;
    setOutcome(await sharePicture(canvas.current, { name, title: facts.sentence }));
  };
  const said = [facts.period, facts.sentence, ...facts.facts.map(({ value, name }) => `${value} ${name}`)];
  return (
    <div className={styles.picture}>
      <canvas
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={said.join('. ')}
        className={styles.canvas}
      />
      <Button onClick={() => void share()}>{canShareFiles() ? words.share : words.save}</Button>
      <p role="status" className={styles.note}>
        {outcome === 'saved' ? words.saved : outcome === 'failed' ? words.failedToDraw : words.onThisDevice}
      </p>
    </div>
  );
}
