import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';

/** Whether the clock of this device shows another time of day, or another day, than one in Berlin. */
export function showsOtherTimes(now: Date, wall = wallOf(now)): boolean {
  return wall !== `${berlinDate(now)} ${berlinTime(now)}`;
}

/** '2026-11-27 18:30' where this device is. */
function wallOf(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day} ${two(now.getHours())}:${two(now.getMinutes())}`;
}
