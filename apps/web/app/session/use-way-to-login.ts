import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../addresses.ts';
import { loginAddressFrom } from './return-address.ts';

/**
 * Goes to the login page and resolves when it is on the screen. The router resolves a little earlier: a session that
 * ended then would still be seen by the guard of the page being left, which would lead there as well and keep the origin.
 */
export function useWayToLogin(): (backTo?: string) => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onArrival = useRef<() => void>(() => undefined);
  useEffect(() => onArrival.current(), [key]);

  return useCallback(
    async (backTo) => {
      const arrival = new Promise<void>((resolve) => {
        onArrival.current = resolve;
      });
      await navigate(backTo === undefined ? addressOf('login') : loginAddressFrom(backTo));
      await arrival;
    },
    [navigate],
  );
}
