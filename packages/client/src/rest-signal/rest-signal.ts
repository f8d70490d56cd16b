/** Two pulses with a pause between them, in milliseconds. */
const PULSES = [200, 120, 200];

/** When each tone begins, in seconds, and how high it is. */
const TONES = [
  { afterS: 0, hertz: 880 },
  { afterS: 0.24, hertz: 1320 },
] as const;
const TONE_S = 0.2;
/** Begins and ends this softly, in seconds: a tone that is cut off clicks. */
const EDGE_S = 0.02;
/** Of the most a device can do. */
const LOUDNESS = 0.5;

/** The end of a rest, to be felt in a pocket and, if wanted, heard in the room. */
export class RestSignal {
  #audio: AudioContext | null = null;

  /** Gets ready to sound. To be called in a press: otherwise browsers do not let a page sound. */
  prepare(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#audio ??= new AudioContext();
    this.#audio.resume().catch((failure: unknown) => {
      console.error('The end of the rest will not be heard.', failure);
    });
  }

  /** Vibrates where the device can, and sounds if it was prepared. */
  readonly give = (): void => {
    navigator.vibrate?.(PULSES);
    if (this.#audio?.state === 'running') sound(this.#audio);
  };

  /** Gives the device's sound back; before the next one it has to be prepared again. */
  rest(): void {
    void this.#audio?.close();
    this.#audio = null;
  }
}

function sound(audio: AudioContext): void {
  for (const { afterS, hertz } of TONES) {
    const from = audio.currentTime + afterS;
    const until = from + TONE_S;
    const tone = audio.createOscillator();
    // Heard through music, unlike a sine.
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + EDGE_S);
    volume.gain.setValueAtTime(LOUDNESS, until - EDGE_S);
    volume.gain.linearRampToValueAtTime(0, until);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(until);
  }
}
