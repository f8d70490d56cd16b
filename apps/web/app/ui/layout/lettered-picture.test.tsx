import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LetteredPicture } from './lettered-picture.tsx';

const HASH = '0'.repeat(32);

function drawn(own?: string): string {
  return renderToStaticMarkup(
    <LetteredPicture
      stem="/media/hero/hero"
      own={own}
      widths={[640, 1600]}
      size={{ width: 1600, height: 900 }}
      sizes="100vw"
      alt=""
    >
      <text>LIFTED</text>
    </LetteredPicture>,
  );
}

describe('a picture with letters', () => {
  it('is the release’s with the name on it, in both formats', () => {
    for (const html of [drawn(), drawn('')]) {
      expect(html).toContain('/media/hero/hero-640.avif 640w');
      expect(html).toContain('<text>LIFTED</text>');
    }
  });

  it('is the studio’s own as it was taken, in all its widths', () => {
    const html = drawn(`/api/pictures/${HASH}.webp`);
    expect(html).toContain(
      `srcSet="/api/pictures/${HASH}-640.webp 640w, /api/pictures/${HASH}-960.webp 960w, /api/pictures/${HASH}-1280.webp 1280w, /api/pictures/${HASH}.webp 1600w"`,
    );
    expect(html).not.toMatch(/avif|LIFTED/);
  });
});
