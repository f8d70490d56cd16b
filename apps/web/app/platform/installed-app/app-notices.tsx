import { useEffect } from 'react';
import { InstallHint } from './install-hint.tsx';
import { appWorker, keepAppHere } from './this-device.ts';
import { UpdateNotice } from './update-notice.tsx';

/** Keeps the app on the device of the member whose dashboard this is, and shows its notices. */
export function AppNotices() {
  useEffect(keepAppHere, []);
  const worker = appWorker();
  return (
    <>
      <InstallHint />
      {worker !== null && <UpdateNotice worker={worker} />}
    </>
  );
}
