import { useState } from 'react';
import { FLOOR_FRAME_WORDS } from './floor-frame-words.ts';
import { inPageLanguage } from './floor-language.ts';
import { chooseLook, floorLook } from './look.ts';
import styles from './look-button.module.css';

/** Dark or light, as this tablet chose. */
export function LookButton() {
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const [look, setLook] = useState(floorLook);
  const other = look === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.look}
      onClick={() => {
        chooseLook(other);
        setLook(other);
      }}
    >
      {other === 'light' ? words.lightLook : words.darkLook}
    </button>
  );
}
