const KEY = 'desk-single-keys';

/** Whether keys pressed alone do anything on this device: who dictates switches them off (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off';
}

/** Notes what somebody chose, for this device. */
export function chooseSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}
