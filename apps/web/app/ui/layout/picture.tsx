import { inWidth, NARROWER_WIDTHS, PICTURE_SIZES } from '@lifted/domain/desk/picture-file';

export interface PictureProps {
  /** Address without width and ending: '/media/hero/hero' for '/media/hero/hero-640.avif' and so on. */
  readonly stem: string;
  /** Address of one the studio uploaded, shown in its place. */
  readonly own?: string | undefined;
  /** Widths in pixels that exist as AVIF and WebP, ascending. */
  readonly widths: readonly [number, ...number[]];
  /** Width and height of the largest, so that its space is reserved. */
  readonly size: { readonly width: number; readonly height: number };
  /** Its width on the page: the `sizes` attribute. */
  readonly sizes: string;
  /** Empty for decoration. */
  readonly alt: string;
  /** Loads with priority: the visitor sees it first. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture in the size and format that suits the screen. */
export function Picture({ stem, own, widths, size, sizes, alt, first = false, className }: PictureProps) {
  const addresses = (format: 'avif' | 'webp') =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture>
      {!own && <source type="image/avif" srcSet={addresses('avif')} sizes={sizes} />}
      <img
        src={own || `${stem}-${widths[0]}.webp`}
        srcSet={own ? ownAddresses(own) : addresses('webp')}
        sizes={sizes}
        {...(own ? PICTURE_SIZES.wide : size)}
        alt={alt}
        className={className}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </picture>
  );
}

function ownAddresses(own: string): string {
  const narrower = NARROWER_WIDTHS.map((width) => `${inWidth(own, width)} ${width}w`);
  return [...narrower, `${own} ${PICTURE_SIZES.wide.width}w`].join(', ');
}
