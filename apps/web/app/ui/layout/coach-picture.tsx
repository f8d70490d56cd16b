const EDGE = 480;

/** The square portrait of a coach; the name is beside it. */
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
