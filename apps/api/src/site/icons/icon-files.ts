import { brandColours } from '@lifted/domain/brand/brand-colours';
import { loadSharp } from '../../http/load-sharp.ts';
import { icoFile } from './ico-file.ts';

const STEEL = '#111110';
const CHALK = '#f6f5f2';

/** Side of the mark's own grid. */
const GRID = 32;
const BAR = 'M2 14.5h28v3H2z';
const PLATES = 'M7 6h5v20H7zM20 6h5v20h-5z';
const DENSITY = 72;

/** The mark's share of the side; launchers cut maskable icons down to a circle of four fifths. */
const SHARE = { tab: 1, touch: 0.8, maskable: 0.66 } as const;
const TAB_SIDES = [16, 32, 48] as const;

/** What the icons of a studio are drawn with. */
export interface Brand {
  /** '#rrggbb'. */
  readonly colour: string;
  /** Undefined: the mark takes its place. */
  readonly logo?: Buffer | undefined;
}

export type DrawIcon = (brand: Brand) => Promise<Buffer>;

/** The icons for browser tabs, home screens and installed apps, by their names in the site's folder. */
export const ICON_FILES: ReadonlyMap<string, DrawIcon> = new Map<string, DrawIcon>([
  // A tab has no room for letters.
  ['icon.svg', ({ colour }) => Promise.resolve(Buffer.from(markSvg(colour, SHARE.tab)))],
  ['favicon.ico', ({ colour }) => tabIcon(colour)],
  ['apple-touch-icon.png', (brand) => tile(brand, SHARE.touch, 180)],
  ['icon-192.png', (brand) => tile(brand, SHARE.touch, 192)],
  ['icon-512.png', (brand) => tile(brand, SHARE.touch, 512)],
  ['icon-maskable-192.png', (brand) => tile(brand, SHARE.maskable, 192)],
  ['icon-maskable-512.png', (brand) => tile(brand, SHARE.maskable, 512)],
]);

/** The logo, or without one the mark, in the middle of a dark square. */
async function tile({ colour, logo }: Brand, share: number, side: number): Promise<Buffer> {
  if (logo === undefined) return png(colour, share, side);
  const sharp = await loadSharp();
  const inner = Math.round(side * share);
  const input = await sharp(logo).resize(inner, inner, { fit: 'inside' }).toBuffer();
  const create = { width: side, height: side, channels: 3 as const, background: STEEL };
  return sharp({ create }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** One mark, a loaded bar seen from the front: its plates have the colour, as light as the dark ground needs it. */
function markSvg(colour: string, share: number): string {
  const inset = ((1 - share) * GRID) / 2;
  const placed = share === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${share})"`;
  const { accentOnDark } = brandColours(colour);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">` +
    `<path fill="${STEEL}" d="M0 0h${GRID}v${GRID}H0z"/>` +
    `<g${placed}><path fill="${CHALK}" d="${BAR}"/><path fill="${accentOnDark}" d="${PLATES}"/></g></svg>`
  );
}

async function png(colour: string, share: number, side: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(markSvg(colour, share)), { density: (DENSITY * side) / GRID })
    .resize(side)
    .png({ palette: true })
    .toBuffer();
}

async function tabIcon(colour: string): Promise<Buffer> {
  const tabs = TAB_SIDES.map(async (side) => ({ side, png: await png(colour, SHARE.tab, side) }));
  return icoFile(await Promise.all(tabs));
}
