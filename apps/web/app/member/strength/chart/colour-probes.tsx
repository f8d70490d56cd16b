import { PLATES } from './plates.ts';
import plateStyles from './plates.module.css';
import styles from './strength-chart.module.css';

/** Invisible elements with the page's colours, read for the canvas (chart-colours.ts). */
export function ColourProbes() {
  return (
    <div hidden>
      <i data-probe="text" className={styles.textProbe} />
      <i data-probe="grid" className={styles.gridProbe} />
      <i data-probe="day" />
      {PLATES.map(({ marker }, slot) => (
        <i key={marker} data-probe={`plate-${slot}`} data-slot={slot} className={plateStyles.plate} />
      ))}
    </div>
  );
}
