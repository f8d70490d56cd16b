/** Distances of the page in CSS pixels. */
export interface PagePosition {
  readonly scrollTop: number;
  readonly viewportHeight: number;
  readonly pageHeight: number;
}

/** How near the bottom the page must be for its footer to show (specification, section 9). */
export const FOOTER_THRESHOLD_PX = 40;

/**
 * Whether the footer shows: the page is scrolled to within 40 px of its bottom, 40 itself included, or is shorter than
 * the window (specification, section 2).
 */
export function isFooterShown({ scrollTop, viewportHeight, pageHeight }: PagePosition): boolean {
  return pageHeight - (scrollTop + viewportHeight) <= FOOTER_THRESHOLD_PX;
}
