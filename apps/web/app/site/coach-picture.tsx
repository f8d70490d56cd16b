const EDGE = 480;

/** The portrait of a coach, square; the name stands beside it. */
export function CoachPicture({ id }: { readonly id: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/media/coaches/${id}.avif`} />
      <img
        src={`/media/coaches/${id}.webp`}
        alt=""
        width={EDGE}
        height={EDGE}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
