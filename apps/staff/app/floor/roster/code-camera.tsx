import type { checkInByCode } from '@lifted/contract/floor/floor';
import { ApiProblem, ApiUnreachable } from '@lifted/client/http/api-problem.ts';
import { readCheckInCode } from '@lifted/domain/bookings/check-in-code';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFloor } from '../device/use-floor.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import styles from './code-camera.module.css';
import { openCodeReader } from './code-reader.ts';
import { ROSTER_WORDS } from './roster-words.ts';

/** At arm's length a phone's code is a tenth of the picture: with the usual 640 pixels across it cannot be read. */
const PICTURE: MediaTrackConstraints = {
  facingMode: 'user',
  width: { ideal: 1280 },
  height: { ideal: 720 },
};
const LOOK_EVERY_MS = SECOND_MS / 4;
/** A code that stays before the camera is sent once in this time. */
const SAME_AGAIN_MS = 5 * SECOND_MS;

interface CodeCameraProps {
  readonly classId: string;
  readonly greet: (name: string) => void;
}

/** The tablet's camera, for the code of the member's app; off until somebody switches it on. */
export function CodeCamera(props: CodeCameraProps) {
  const words = inPageLanguage(ROSTER_WORDS);
  const [isOn, setIsOn] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  return (
    <section className={styles.camera}>
      <button
        type="button"
        onClick={() => {
          setFault(null);
          setIsOn(!isOn);
        }}
      >
        {isOn ? words.cameraOff : words.camera}
      </button>
      <p role="alert">{fault}</p>
      {isOn && (
        <Picture
          {...props}
          say={setFault}
          fail={() => {
            setFault(words.noCamera);
            setIsOn(false);
          }}
        />
      )}
    </section>
  );
}

function Picture({
  classId,
  greet,
  say,
  fail,
}: CodeCameraProps & { readonly say: (fault: string | null) => void; readonly fail: () => void }) {
  const words = inPageLanguage(ROSTER_WORDS);
  const video = useRef<HTMLVideoElement>(null);
  const checkIn = useCheckIn(classId, greet, say);
  const latest = useRef({ checkIn, fail });
  useEffect(() => {
    latest.current = { checkIn, fail };
  });
  useEffect(() => {
    const over = new AbortController();
    watch(video.current, (code) => latest.current.checkIn(code), over.signal).catch((failure: unknown) => {
      // Switched off while it was starting, which browsers report as a failure.
      if (over.signal.aborted) return;
      console.error('The camera cannot be used.', failure);
      latest.current.fail();
    });
    return () => over.abort();
  }, []);
  return (
    <figure className={styles.picture}>
      <video ref={video} muted playsInline />
      <figcaption>{words.cameraHint}</figcaption>
    </figure>
  );
}

/** Looks for codes in the camera's picture until the signal ends it. Throws when the camera stops, or there is none. */
async function watch(
  video: HTMLVideoElement | null,
  found: (code: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (video === null) return;
  const stream = await navigator.mediaDevices.getUserMedia({ video: PICTURE });
  signal.addEventListener('abort', () => stream.getTracks().forEach((track) => track.stop()));
  if (signal.aborted) return stream.getTracks().forEach((track) => track.stop());
  video.srcObject = stream;
  await video.play();
  const read = await openCodeReader();
  let last = { code: '', at: 0 };
  while (!signal.aborted) {
    if (!stream.active) throw new Error('The camera has stopped.');
    const code = await read(video);
    const now = Date.now();
    if (code !== null && isOurs(code) && (code !== last.code || now - last.at > SAME_AGAIN_MS)) {
      last = { code, at: now };
      await found(code);
    }
    await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
  }
}

/** Other codes, such as a train ticket's, are not sent anywhere. */
function isOurs(code: string): boolean {
  return readCheckInCode(code) !== undefined;
}

/** Sends a code; the server says whose it is. */
function useCheckIn(classId: string, greet: (name: string) => void, say: (fault: string | null) => void) {
  const { store } = useFloor();
  const words = inPageLanguage(ROSTER_WORDS);
  return useCallback(
    async (code: string) => {
      try {
        const { name } = await store.asTablet(
          store.api.call<typeof checkInByCode>('POST', '/floor/check-in-codes', { body: { code } }),
        );
        say(null);
        greet(name);
        await store.refreshAfterChange(classId);
      } catch (failure) {
        if (failure instanceof ApiProblem) say(failure.detail);
        else if (failure instanceof ApiUnreachable) say(words.codeNeedsNetwork);
        else throw failure;
      }
    },
    [store, classId, greet, say, words],
  );
}
