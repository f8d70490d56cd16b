const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_BEYOND_ASCII = 0x80;
const LAST_CODE_POINT = 0x10_ffff;
const DIGIT_ZERO_AT = 26;

/** What a domain label means in the form of ASCII, without its 'xn--' (RFC 3492); undefined when it is malformed. */
export function decodedPunycode(encoded: string): string | undefined {
  const hyphen = encoded.lastIndexOf('-');
  const codePoints = hyphen > 0 ? Array.from(encoded.slice(0, hyphen), (sign) => sign.charCodeAt(0)) : [];
  let [next, place, bias] = [FIRST_BEYOND_ASCII, 0, FIRST_BIAS];
  let at = hyphen > 0 ? hyphen + 1 : 0;
  while (at < encoded.length) {
    const before = place;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(encoded[at]);
      if (digit === undefined) return undefined;
      at += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, LEAST), MOST);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = codePoints.length + 1;
    bias = adapted(place - before, length, before === 0);
    next += Math.floor(place / length);
    if (next > LAST_CODE_POINT) return undefined;
    place %= length;
    codePoints.splice(place, 0, next);
    place += 1;
  }
  return String.fromCodePoint(...codePoints);
}

function digitOf(sign: string | undefined): number | undefined {
  if (sign === undefined) return undefined;
  if (/^[a-z]$/.test(sign)) return sign.charCodeAt(0) - 'a'.charCodeAt(0);
  return /^\d$/.test(sign) ? Number(sign) + DIGIT_ZERO_AT : undefined;
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let step = 0;
  while (rest > ((BASE - LEAST) * MOST) / 2) {
    rest = Math.floor(rest / (BASE - LEAST));
    step += BASE;
  }
  return step + Math.floor(((BASE - LEAST + 1) * rest) / (rest + SKEW));
}
