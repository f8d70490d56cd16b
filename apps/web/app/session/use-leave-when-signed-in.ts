import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressAfterSignIn } from './return-address.ts';
import { useSession } from './session-context.tsx';

/** For the login page: as soon as somebody is signed in, here or in another tab, back to where they came from. */
export function useLeaveWhenSignedIn(): void {
  const { user } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) void navigate(addressAfterSignIn(search), { replace: true });
  }, [isSignedIn, navigate, search]);
}
