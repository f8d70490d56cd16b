import { useRestSound } from '@lifted/client/rest-signal/use-rest-sound.ts';
import { useState } from 'react';
import { FLOOR_FRAME_WORDS } from './floor-frame-words.ts';
import { inPageLanguage } from './floor-language.ts';
import { chooseLook, floorLook } from './look.ts';
import styles from './floor-switches.module.css';
import { REST_HEARD_BY_DEFAULT } from './rest/rest.ts';
import { REST_WORDS } from './rest/rest-words.ts';

/** Dark or light, as this tablet chose. */
export function LookButton() {
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const [look, setLook] = useState(floorLook);
  const other = look === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.switch}
      onClick={() => {
        chooseLook(other);
        setLook(other);
      }}
    >
      {other === 'light' ? words.lightLook : words.darkLook}
    </button>
  );
}

/** Whether the end of a rest is heard from this tablet; it sounds when it is switched on. */
export function SoundButton() {
  const words = inPageLanguage(REST_WORDS);
  const { isHeard, toggle } = useRestSound(REST_HEARD_BY_DEFAULT);
  return (
    <button type="button" className={styles.switch} onClick={toggle}>
      {isHeard ? words.mute : words.unmute}
    </button>
  );
}
