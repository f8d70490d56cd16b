import { neighbourhood, type Offset } from '@lifted/profile/neighbourhood';
import { useLanguage } from '../../language.ts';
import styles from './area-sketch.module.css';

/** What the sketch shows, in metres around the door. */
const WEST = -300;
const NORTH = 220;
const WIDTH = 520;
const HEIGHT = 400;

/** The streets around the studio, drawn here from nobody's map service: lines to scale, north is up. */
export function AreaSketch() {
  const language = useLanguage();
  const { description, railway, station, streets } = neighbourhood;
  return (
    <svg
      className={styles.sketch}
      viewBox={`${WEST} ${-NORTH} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={description[language]}
    >
      {streets.map(({ name, course }) => (
        <polyline key={name} className={styles.street} points={points(course)} />
      ))}
      <polyline className={styles.railway} points={points(railway.course)} />
      <Station name={station.name} at={station.at} />
      <circle className={styles.halo} r="26" />
      <circle className={styles.door} r="11" />
    </svg>
  );
}

function Station({ name, at: [east, north] }: { readonly name: string; readonly at: Offset }) {
  return (
    <>
      <circle className={styles.station} cx={east} cy={-north} r="9" />
      <text className={styles.name} x={east + 18} y={-north - 18}>
        {name}
      </text>
    </>
  );
}

/** North is up on paper and down on the screen. */
function points(course: readonly Offset[]): string {
  return course.map(([east, north]) => `${east},${-north}`).join(' ');
}
