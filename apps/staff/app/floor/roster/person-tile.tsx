import type { FloorPlace } from '@lifted/contract/floor/floor';
import { Icon } from '@lifted/design/icon.tsx';
import { memo } from 'react';
import { inPageLanguage } from '../frame/floor-language.ts';
import styles from './person-tile.module.css';
import { ROSTER_WORDS } from './roster-words.ts';

/** Somebody with a place: one press marks them present, another takes it back. */
export const PersonTile = memo(function PersonTile({
  place,
  canMark,
  press,
}: {
  readonly place: FloorPlace;
  readonly canMark: boolean;
  readonly press: (place: FloorPlace) => void;
}) {
  const words = inPageLanguage(ROSTER_WORDS);
  const badges = [
    place.is_first_time && words.firstTime,
    place.kind === 'test' && words.testWorkout,
    place.is_unconfirmed && words.unconfirmed,
    place.is_walk_in && words.walkIn,
    place.is_beyond && words.beyond,
    place.partner_name,
  ].filter(Boolean);
  return (
    <button
      type="button"
      aria-pressed={place.is_present}
      aria-disabled={!canMark}
      className={styles.tile}
      onClick={() => canMark && press(place)}
    >
      <span className={styles.tick}>{place.is_present && <Icon name="check" />}</span>
      <span className={styles.name}>{place.name === '' ? words.deleted : place.name}</span>
      {badges.length > 0 && (
        <span className={styles.badges}>
          {badges.map((badge) => (
            <span key={String(badge)}>{badge}</span>
          ))}
        </span>
      )}
    </button>
  );
});
