import { useWords } from '../../language.ts';
import { studio } from '@lifted/profile/studio';
import { LetteredPicture } from '../../ui/layout/lettered-picture.tsx';
import { ABOUT_WORDS } from './about-words.ts';
import styles from './mission.module.css';

const WIDTHS = [640, 960, 1280, 1600] as const;

/** Height and width of the free wall above the racks, in pixels of the picture. */
const WALL = { height: 112, width: 900 };
/** Of a letter with the space behind it, as a share of the size of the type. */
const LETTER_WIDTH = 0.78;

function lettersThatFit(name: string): number {
  return Math.min(WALL.height, WALL.width / (name.length * LETTER_WIDTH));
}

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
      <LetteredPicture
        stem="/media/room/room"
        own={studio.pictures?.room}
        widths={WIDTHS}
        size={{ width: 1600, height: 900 }}
        sizes="100vw"
        alt=""
        first
        className={styles.room}
      >
        <text
          x="793"
          y="248"
          textAnchor="middle"
          fontSize={lettersThatFit(studio.name)}
          className={styles.name}
        >
          {studio.name}
        </text>
      </LetteredPicture>
    </>
  );
}
