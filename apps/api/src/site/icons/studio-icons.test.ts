import { readFile } from 'node:fs/promises';
import { studio } from '@lifted/profile/studio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { textOfBody } from '../../cache/encoded-body.ts';
import { ICON_FILES } from './icon-files.ts';
import { StudioIcons } from './studio-icons.ts';

const GREEN = '#2faa6a';

describe('the icons of a studio', () => {
  it('have its colour, and are drawn once', async () => {
    const icons = new StudioIcons(GREEN);
    const mark = await icons.find('/icon.svg');
    expect(mark && textOfBody(mark.body)).toContain(`fill="${GREEN}"`);
    const touch = await icons.find('/icon-192.png');
    const [whole] = touch?.body.variants ?? [];
    const { data, info } = await sharp(whole?.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const plate = (96 * info.width + 64) * info.channels;
    expect([...data.subarray(plate, plate + 3)]).toEqual([0x2f, 0xaa, 0x6a]);
    expect(await icons.find('/icon-192.png')).toBe(touch);
  });

  it('have its logo in their middle on dark ground, but for those of tabs', async () => {
    const create = { width: 400, height: 200, channels: 3 as const, background: GREEN };
    const logo = await sharp({ create }).webp().toBuffer();
    const icons = new StudioIcons('#ff5b1a', () => Promise.resolve(logo));
    const [whole] = (await icons.find('/icon-512.png'))?.body.variants ?? [];
    const pixels = await sharp(whole?.bytes).removeAlpha().raw().toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
    expect(at(256, 256)[1], 'green in the middle').toBeGreaterThan(150);
    expect(at(256, 60), 'steel above it').toEqual([0x11, 0x11, 0x10]);
    const tab = await icons.find('/icon.svg');
    expect(tab && textOfBody(tab.body)).toContain('<path');
  });

  it('are the site’s own and nothing else', () => {
    expect(new StudioIcons(GREEN).find('/robots.txt')).toBeUndefined();
  });

  it('are in the release as they are drawn with its colour', async () => {
    const mark = await ICON_FILES.get('icon.svg')?.({ colour: studio.colour });
    const kept = await readFile(new URL('../../../../web/public/icon.svg', import.meta.url));
    expect(mark?.toString()).toBe(kept.toString());
  });
});
