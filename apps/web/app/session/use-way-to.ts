import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

export type GoTo = (address: string, options?: NavigateOptions) => Promise<void>;

/**
 * Goes to a page and resolves when one is on the screen. The router resolves a little earlier: a session that ended then
 * would still be seen by the guard of the page being left, which would lead to the login page as well and keep the origin.
 */
export function useWayTo(): GoTo {
  const navigate = useNavigate();
  const { key } = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    for (const arrive of waiting.current.splice(0)) arrive();
  }, [key]);

  return useCallback(
    async (address, options) => {
      const arrival = new Promise<void>((resolve) => waiting.current.push(resolve));
      await navigate(address, options);
      await arrival;
    },
    [navigate],
  );
}
