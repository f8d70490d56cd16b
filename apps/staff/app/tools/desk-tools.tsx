import type { Authorize } from '@lifted/client/http/api-client.ts';
import type { ReactNode } from 'react';
import { useLiveDesk } from '../live/use-live-desk.ts';
import { KeysButton } from './keys-button.tsx';
import { PaletteButton } from './palette-button.tsx';

/** What every page for the team has besides itself; loaded after it. */
export function DeskTools({ authorize }: { readonly authorize: Authorize }): ReactNode {
  useLiveDesk(authorize);
  return (
    <>
      <PaletteButton />
      <KeysButton />
    </>
  );
}
