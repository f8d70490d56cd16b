import type { Coach } from '@lifted/profile/studio-profile';

const EDGE = 480;

/** The square portrait of a coach; the name is beside it. */
export function CoachPicture({ of: { id, portrait } }: { readonly of: Pick<Coach, 'id' | 'portrait'> }) {
  return (
    <picture>
      {!portrait && <source type="image/avif" srcSet={`/media/coaches/${id}.avif`} />}
      <img
        src={portrait || `/media/coaches/${id}.webp`}
        alt=""
        width={EDGE}
        height={EDGE}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
