import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserLaunch } from '../browser.ts';

/** What the camera sees: the size most front cameras have at least. */
const [WIDTH, HEIGHT] = [1280, 720];

/** A browser whose camera sees what was last held before it; a camera that is on must be switched on again to see it. */
export class CameraBrowser {
  readonly browser: Browser;
  readonly #film: string;

  private constructor(browser: Browser, film: string) {
    this.browser = browser;
    this.#film = film;
  }

  static async start(): Promise<CameraBrowser> {
    const film = path.join(await mkdtemp(path.join(tmpdir(), 'lifted-camera-')), 'film.y4m');
    const { args = [], ...launch } = await browserLaunch();
    const browser = await chromium.launch({
      ...launch,
      args: [
        ...args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    });
    return new CameraBrowser(browser, film);
  }

  /** Holds a picture (PNG) before the camera, as a hand holds a phone: small, askew, out of focus and in bad light. */
  async hold(picture: Buffer): Promise<void> {
    const darkroom = await this.browser.newPage();
    const luma = await darkroom.evaluate(photographed, {
      address: `data:image/png;base64,${picture.toString('base64')}`,
      width: WIDTH,
      height: HEIGHT,
    });
    await darkroom.close();
    await writeFile(
      this.#film,
      Buffer.concat([
        Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420\nFRAME\n`),
        Buffer.from(luma, 'base64'),
        // No colour.
        Buffer.alloc((WIDTH * HEIGHT) / 2, 128),
      ]),
    );
  }

  async close(): Promise<void> {
    await this.browser.close();
    await rm(path.dirname(this.#film), { recursive: true });
  }
}

interface Photograph {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/** Runs in the browser: the brightness of every pixel, as base64. */
async function photographed({ address, width, height }: Photograph): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const paint = canvas.getContext('2d');
  if (paint === null) throw new Error('The browser does not draw.');
  paint.fillStyle = '#777';
  paint.fillRect(0, 0, width, height);
  paint.translate(width / 2, height / 2);
  paint.rotate(0.15);
  paint.filter = 'blur(0.8px) brightness(0.85) contrast(0.8)';
  const shownHeight = height / 2;
  const shownWidth = (shownHeight * picture.width) / picture.height;
  paint.drawImage(picture, -shownWidth / 2, -shownHeight / 2, shownWidth, shownHeight);
  const { data } = paint.getImageData(0, 0, width, height);
  let luma = '';
  for (let at = 1; at < data.length; at += 4) luma += String.fromCharCode(16 + (data[at] ?? 0) * 0.86);
  return btoa(luma);
}
