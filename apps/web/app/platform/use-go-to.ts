import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

/**
 * Navigates and resolves once the new page is on the screen. The router resolves a little earlier: if the session ended
 * then, the guard of the page being left would also redirect to the login page and add its own origin.
 */
export function useGoTo() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    for (const arrive of waiting.current.splice(0)) arrive();
  }, [key]);

  return useCallback(
    async (address: string, options?: NavigateOptions) => {
      const arrival = new Promise<void>((resolve) => waiting.current.push(resolve));
      await navigate(address, options);
      await arrival;
    },
    [navigate],
  );
}
