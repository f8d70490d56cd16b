import { useRestSound } from '@lifted/client/rest-signal/use-rest-sound.ts';
import { inPageLanguage } from './floor-language.ts';
import styles from './look-button.module.css';
import { REST_HEARD_BY_DEFAULT } from './rest/rest.ts';
import { REST_WORDS } from './rest/rest-words.ts';

/** Whether the end of a rest is heard from this tablet; it sounds when it is switched on. */
export function SoundButton() {
  const words = inPageLanguage(REST_WORDS);
  const { isHeard, toggle } = useRestSound(REST_HEARD_BY_DEFAULT);
  return (
    <button type="button" className={styles.look} onClick={toggle}>
      {isHeard ? words.mute : words.unmute}
    </button>
  );
}
