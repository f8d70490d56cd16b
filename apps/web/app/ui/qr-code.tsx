import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** Quiet zone in modules, without which cameras do not find the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code drawn in this browser: its content is a secret and is not sent. Black on white in both colour schemes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={squares(data)} />
    </svg>
  );
}

function squares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
