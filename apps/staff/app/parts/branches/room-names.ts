/**
 * How to name these rooms: where all lie at one address ('Greifenhagener Straße, Loft'), that goes without
 * saying ('Loft').
 */
export function roomNames(locations: readonly string[]): (location: string) => string {
  const addresses = new Set(locations.map(addressIn));
  const [only] = addresses;
  return addresses.size === 1 && only !== undefined
    ? (location) => location.slice(only.length + SEPARATOR.length)
    : (location) => location;
}

const SEPARATOR = ', ';

/** What is written before the room; undefined where there is no room. */
function addressIn(location: string): string | undefined {
  const end = location.lastIndexOf(SEPARATOR);
  return end === -1 ? undefined : location.slice(0, end);
}
