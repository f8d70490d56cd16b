import { platesPerEnd, type PlateLoaded } from '@lifted/domain/training/implement';
import { weightWords } from '@lifted/domain/language/weight-words';
import { useLanguage, useWords } from '../../../language.ts';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import styles from './plates-drawing.module.css';
import { platesWords } from './plates-words.ts';

/** Colours of competition plates (IWF), by weight; smaller ones are steel. */
type PlateName = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'steel';

interface PlateLook {
  readonly name: PlateName;
  /** Share of the largest plate's height. */
  readonly size: number;
}

const LOOKS: readonly (PlateLook & { readonly from: number })[] = [
  { from: 25, name: 'red', size: 1 },
  { from: 20, name: 'blue', size: 1 },
  { from: 15, name: 'yellow', size: 0.9 },
  { from: 10, name: 'green', size: 0.8 },
  { from: 5, name: 'white', size: 0.64 },
  { from: 2.5, name: 'steel', size: 0.52 },
  { from: 0, name: 'steel', size: 0.42 },
];

const SMALLEST: PlateLook = { name: 'steel', size: 0.42 };

interface PlatesDrawingProps {
  readonly implement: PlateLoaded;
  readonly kg: number;
}

const HEIGHT = 72;
const PLATE_WIDTH = 30;
const GAP = 3;
const COLLAR_AT = 22;
const SLEEVE_HEIGHT = 10;
const SLEEVE_END = 18;

/** What to put on each end of the bar, drawn as it is seen from the front, and said below. */
export function PlatesDrawing({ implement, kg }: PlatesDrawingProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const loaded = platesPerEnd(implement, kg);
  if (loaded === null) return null;
  const { load, plates } = loaded;
  const width = COLLAR_AT + GAP + Math.max(1, plates.length) * (PLATE_WIDTH + GAP) + SLEEVE_END;
  const said = platesWords(plates, language);
  const loading = implement.loaded_ends === 2 ? words.eachSide(said) : words.oneEnd(said);
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.drawing} aria-hidden="true" focusable="false">
        <rect
          className={styles.sleeve}
          y={(HEIGHT - SLEEVE_HEIGHT) / 2}
          width={width}
          height={SLEEVE_HEIGHT}
          rx="2"
        />
        <rect className={styles.sleeve} x={COLLAR_AT - 8} y={HEIGHT / 2 - 12} width="8" height="24" rx="2" />
        {plates.map((plate, at) => {
          const { size, name } = plateLook(plate);
          const x = COLLAR_AT + GAP + at * (PLATE_WIDTH + GAP);
          const height = HEIGHT * size;
          return (
            <g key={`${plate} ${x}`} className={styles[name]}>
              <rect x={x} y={(HEIGHT - height) / 2} width={PLATE_WIDTH} height={height} rx="4" />
              <text x={x + PLATE_WIDTH / 2} y={HEIGHT / 2 + 4}>
                {weightWords(plate, language)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.said}>
        {plates.length === 0 ? words.barOnly(weightWords(implement.bar, language)) : loading}
        {load !== kg && <span className={styles.nearest}> {words.nearest(weightWords(load, language))}</span>}
      </figcaption>
    </figure>
  );
}

/** How a plate is drawn: the colour competitions use, and larger the heavier it is. */
function plateLook(kg: number): PlateLook {
  return LOOKS.find(({ from }) => kg >= from) ?? SMALLEST;
}
