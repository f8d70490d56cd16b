import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf, withoutLastSlash } from '../addresses.ts';
import type { SecondFactorChallenge } from './identity-provider.ts';
import { loginAddressFrom } from './return-address.ts';

/** Only the login page asks for a second factor: whoever began to sign in elsewhere, by a link, is led there and back. */
export function useWayToChallenge(challenge: SecondFactorChallenge | null): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const show = useEffectEvent(() => {
    if (withoutLastSlash(pathname) === addressOf('login')) return;
    void navigate(loginAddressFrom(`${pathname}${search}${hash}`), { replace: true });
  });
  useEffect(() => {
    if (challenge !== null) show();
  }, [challenge]);
}
