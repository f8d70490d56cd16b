import { useEffect, useState } from 'react';
import { RestSignal } from './rest-signal.ts';
import { chooseRestSound, isRestHeard } from './rest-sound.ts';

/** The signal at the end of a rest, with the switch of its sound. */
export interface RestSound {
  readonly isHeard: boolean;
  /** In a press: switches the sound, and lets it be heard when it is switched on. */
  readonly toggle: () => void;
  /** In the press that starts a rest. */
  readonly prepare: () => void;
  /** The same function at every drawing. */
  readonly give: () => void;
}

/** As this device chose; `byDefault` until then. */
export function useRestSound(byDefault: boolean): RestSound {
  const [signal] = useState(() => new RestSignal());
  const [isHeard, setIsHeard] = useState(() => isRestHeard(byDefault));
  useEffect(() => () => signal.rest(), [signal]);
  return {
    isHeard,
    toggle() {
      chooseRestSound(!isHeard);
      setIsHeard(!isHeard);
      if (isHeard) return signal.rest();
      signal.prepare();
      signal.give();
    },
    prepare() {
      if (isHeard) signal.prepare();
    },
    give: signal.give,
  };
}
