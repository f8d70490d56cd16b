import { describe, expect, it } from 'vitest';
import { isFooterShown } from './footer-visibility.ts';

describe('isFooterShown', () => {
  const page = { viewportHeight: 800, pageHeight: 2000 };

  it('hides the footer at the top of a long page', () => {
    expect(isFooterShown({ ...page, scrollTop: 0 })).toBe(false);
  });

  it('hides it 41 px above the bottom', () => {
    expect(isFooterShown({ ...page, scrollTop: 1159 })).toBe(false);
  });

  it('shows it exactly 40 px above the bottom', () => {
    expect(isFooterShown({ ...page, scrollTop: 1160 })).toBe(true);
  });

  it('shows it at the bottom, and when the page is pulled beyond it', () => {
    expect(isFooterShown({ ...page, scrollTop: 1200 })).toBe(true);
    expect(isFooterShown({ ...page, scrollTop: 1260 })).toBe(true);
  });

  it('shows it on a page shorter than the window', () => {
    expect(isFooterShown({ scrollTop: 0, viewportHeight: 800, pageHeight: 500 })).toBe(true);
  });
});
