/**
 * Renders the icons of the site into public/ from one mark, a loaded bar seen from the front: for browser tabs, home
 * screens and installed apps. Run by hand (`npm run icons --workspace apps/web`) when the mark changes; the results are
 * committed.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icoFile } from './ico-file.ts';

const target = new URL('../public/', import.meta.url);

const STEEL = '#111110';
const CHALK = '#f6f5f2';
const SIGNAL = '#ff5b1a';

/** Side of the mark's own grid. */
const GRID = 32;
const BAR = 'M2 14.5h28v3H2z';
const PLATES = 'M7 6h5v20H7zM20 6h5v20h-5z';

/** `size` is the mark's share of the side; launchers cut maskable icons down to a circle of four fifths. */
const SHARE = { tab: 1, touch: 0.8, maskable: 0.66 } as const;

function markSvg(share: number): string {
  const inset = ((1 - share) * GRID) / 2;
  const placed = share === 1 ? '' : ` transform="translate(${inset} ${inset}) scale(${share})"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">` +
    `<path fill="${STEEL}" d="M0 0h${GRID}v${GRID}H0z"/>` +
    `<g${placed}><path fill="${CHALK}" d="${BAR}"/><path fill="${SIGNAL}" d="${PLATES}"/></g></svg>`
  );
}

function png(share: number, side: number): Promise<Buffer> {
  const svg = Buffer.from(markSvg(share));
  return sharp(svg, { density: (72 * side) / GRID })
    .resize(side)
    .png({ palette: true })
    .toBuffer();
}

const TAB_SIDES = [16, 32, 48] as const;
const tabs = await Promise.all(TAB_SIDES.map(async (side) => ({ side, png: await png(SHARE.tab, side) })));

const files: Readonly<Record<string, string | Buffer>> = {
  'icon.svg': markSvg(SHARE.tab),
  'favicon.ico': icoFile(tabs),
  'apple-touch-icon.png': await png(SHARE.touch, 180),
  'icon-192.png': await png(SHARE.touch, 192),
  'icon-512.png': await png(SHARE.touch, 512),
  'icon-maskable-192.png': await png(SHARE.maskable, 192),
  'icon-maskable-512.png': await png(SHARE.maskable, 512),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(fileURLToPath(new URL(name, target)), content);
  console.log(`${name} ${(content.length / 1000).toFixed(1)} kB`);
}
