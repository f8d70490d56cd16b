import { useEffect } from 'react';

/** The floor's address was chosen in the desk: the browser opens its page. */
export function LeaveForFloor() {
  useEffect(() => window.location.reload(), []);
  return null;
}
