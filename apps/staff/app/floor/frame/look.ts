/** How the tablet looks: dark, unless somebody chose light on it. */
export type FloorLook = 'dark' | 'light';

const KEY = 'floor-look';

export function floorLook(): FloorLook {
  return localStorage.getItem(KEY) === 'light' ? 'light' : 'dark';
}

export function chooseLook(look: FloorLook): void {
  localStorage.setItem(KEY, look);
  showLook();
}

/** Applies the tablet's choice to the page. */
export function showLook(): void {
  document.documentElement.dataset['look'] = floorLook();
}
