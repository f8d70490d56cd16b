/** Red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Colours of parts of a page, as '#rrggbb'. */
export interface BrandColours {
  /** Behind the text of buttons. */
  readonly signal: string;
  /** The same under the pointer. */
  readonly signalStrong: string;
  readonly onSignal: string;
  /** Of links and marks on light ground, and on dark ground. */
  readonly accentOnLight: string;
  readonly accentOnDark: string;
}

// The backgrounds of text (packages/design/src/theme/tokens.css), the less favourable of each scheme.
const LIGHT_GROUND: Rgb = [0xe9, 0xe7, 0xe2];
const DARK_GROUND: Rgb = [0x1b, 0x1b, 0x1a];
const STEEL: Rgb = [0x13, 0x13, 0x12];
const WHITE: Rgb = [0xff, 0xff, 0xff];
const BLACK: Rgb = [0, 0, 0];

/** WCAG 2.2 AA, for text. */
const ENOUGH_FOR_TEXT = 4.5;
const STEP = 0.02;
const UNDER_POINTER = 0.16;

const HEX = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as a studio enters it: '#ff5b1a'. */
export function isColour(text: string): boolean {
  return HEX.test(text);
}

/**
 * The colours a studio's one signal colour gives: as near to it as text on and beside it allows (WCAG 2.2 AA, 1.4.3).
 * @throws RangeError for what is no colour.
 */
export function brandColours(signal: string): BrandColours {
  const chosen = rgbOf(signal);
  const onSignal = contrast(chosen, STEEL) >= contrast(chosen, WHITE) ? STEEL : WHITE;
  const away = onSignal === STEEL ? WHITE : BLACK;
  const ground = mixedUntil(chosen, away, (colour) => contrast(colour, onSignal) >= ENOUGH_FOR_TEXT);
  return {
    signal: hexOf(ground),
    signalStrong: hexOf(mixed(ground, away, UNDER_POINTER)),
    onSignal: hexOf(onSignal),
    accentOnLight: hexOf(
      mixedUntil(chosen, BLACK, (colour) => contrast(colour, LIGHT_GROUND) >= ENOUGH_FOR_TEXT),
    ),
    accentOnDark: hexOf(
      mixedUntil(chosen, WHITE, (colour) => contrast(colour, DARK_GROUND) >= ENOUGH_FOR_TEXT),
    ),
  };
}

/** The colours as rules of the theme, for a page's head. */
export function brandStyle(signal: string): string {
  const colours = brandColours(signal);
  return (
    `@layer tokens{:root:root{--signal:${colours.signal};--signal-strong:${colours.signalStrong};` +
    `--on-signal:${colours.onSignal};--accent:light-dark(${colours.accentOnLight},${colours.accentOnDark})}}`
  );
}

/** The ratio of two colours' luminances, from 1 to 21 (WCAG 2.2, 'contrast ratio'). */
export function contrastOf(one: string, other: string): number {
  return contrast(rgbOf(one), rgbOf(other));
}

function mixedUntil(colour: Rgb, towards: Rgb, isEnough: (colour: Rgb) => boolean): Rgb {
  for (let share = 0; share < 1; share += STEP) {
    const mixture = mixed(colour, towards, share);
    if (isEnough(mixture)) return mixture;
  }
  return towards;
}

function mixed([red, green, blue]: Rgb, [r, g, b]: Rgb, share: number): Rgb {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [part(red, r), part(green, g), part(blue, b)];
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function rgbOf(text: string): Rgb {
  if (!isColour(text)) throw new RangeError(`${text} is no colour.`);
  const at = (start: number) => Number.parseInt(text.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
