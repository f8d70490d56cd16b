import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../addresses.ts';

/**
 * Goes to the login page and resolves when it is on the screen. The router resolves a little earlier: a session that
 * ended then would still be seen by the guard of the page being left, which would lead there as well and keep the origin.
 */
export function useWayToLogin(): () => Promise<void> {
  const navigate = useNavigate();
  const { key } = useLocation();
  const onArrival = useRef<() => void>(() => undefined);
  useEffect(() => onArrival.current(), [key]);

  return useCallback(async () => {
    const arrival = new Promise<void>((resolve) => {
      onArrival.current = resolve;
    });
    await navigate(addressOf('login'));
    await arrival;
  }, [navigate]);
}
