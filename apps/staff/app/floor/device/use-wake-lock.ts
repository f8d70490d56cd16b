import { useEffect } from 'react';

/** Keeps the screen on while this is drawn; the browser takes that back whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch (failure) {
        // The battery is low, or the browser does not want to: the screen goes off as it always does.
        if (!(failure instanceof DOMException)) throw failure;
      }
    };
    void hold();
    const onShown = () => void hold();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onShown);
      void lock?.release();
    };
  }, []);
}
