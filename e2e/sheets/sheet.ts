import type { Page } from '@playwright/test';
import { SCHEMES, WIDTHS, type Scheme, type Width } from './windows.ts';

/** A photographed page in one window. */
export interface Photograph {
  readonly width: Width;
  readonly scheme: Scheme;
  readonly png: Buffer;
}

const GAP = 24;
const LABEL = 28;
/** Maximum height of a row: a bit more than two screens of each window. */
const ROW_HEIGHT = 700;
const BYTES_AT_MOST = 92_000;
const QUALITIES = [80, 70, 60, 50, 42, 34, 26];

/**
 * All photographs of a page on one sheet (WebP): a row per scheme, a column per width. Drawn by the browser itself; too
 * large a sheet is saved with lower quality.
 */
export async function drawSheet(
  page: Page,
  title: string,
  photographs: readonly Photograph[],
): Promise<Buffer> {
  await page.setContent(markup(title, photographs));
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())));
  const { width, height } = await page.evaluate(() => ({
    width: Math.ceil(document.body.getBoundingClientRect().width),
    height: Math.ceil(document.body.getBoundingClientRect().height),
  }));
  await page.setViewportSize({ width, height });
  let sheet: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    sheet = await webp(page, quality);
    if (sheet.byteLength <= BYTES_AT_MOST) break;
  }
  return sheet;
}

async function webp(page: Page, quality: number): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
  await devtools.detach();
  return Buffer.from(data, 'base64');
}

function markup(title: string, photographs: readonly Photograph[]): string {
  const rows = SCHEMES.map(
    (scheme) =>
      `<div class="row">${WIDTHS.map((width) => figure(photographs, width, scheme)).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>
    body { inline-size: max-content; margin: 0; padding: ${GAP}px; background: #8c8c8c; font: 14px sans-serif }
    .row { display: flex; align-items: start; gap: ${GAP}px; margin-block-end: ${GAP}px }
    figure { margin: 0 } figcaption { block-size: ${LABEL}px; line-height: ${LABEL}px }
    div.cut { overflow: hidden; max-block-size: ${ROW_HEIGHT}px } img { display: block }
  </style>${rows.join('')}`;
}

function figure(photographs: readonly Photograph[], width: Width, scheme: Scheme): string {
  const taken = photographs.find((each) => each.width === width && each.scheme === scheme);
  if (taken === undefined) throw new Error(`No photograph at ${width.width} px in ${scheme}.`);
  const source = `data:image/png;base64,${taken.png.toString('base64')}`;
  return `<figure><figcaption>${width.width} px, ${scheme}</figcaption>
    <div class="cut"><img src="${source}" alt="" width="${width.width * width.scale}"></div></figure>`;
}
