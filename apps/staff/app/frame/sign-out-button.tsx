import { useSession } from '@lifted/client/session/session-context.tsx';
import { Button } from '@lifted/design/button.tsx';
import type { ReactNode } from 'react';

/** The way out; signing in again is on the website. */
export function SignOutButton({ children }: { readonly children: ReactNode }) {
  const { withSession } = useSession();
  return (
    <Button look="outline" onClick={() => void withSession((session) => session.logout())}>
      {children}
    </Button>
  );
}
