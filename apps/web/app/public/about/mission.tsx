import { useWords } from '../../language.ts';
import { Picture } from '../../ui/layout/picture.tsx';
import { ABOUT_WORDS } from './about-words.ts';
import styles from './mission.module.css';

const WIDTHS = [640, 960, 1280, 1600] as const;

/** Why the studio exists, over a picture of the training room. */
export function Mission() {
  const words = useWords(ABOUT_WORDS);
  const [opening, ...rest] = words.mission;
  return (
    <>
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.heading}>
          {words.heading}
        </h1>
        <div className={styles.mission}>
          <p className={styles.opening}>{opening}</p>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </header>
      <Picture
        stem="/media/room/room"
        widths={WIDTHS}
        size={{ width: 1600, height: 900 }}
        sizes="100vw"
        alt=""
        className={styles.room}
      />
    </>
  );
}
