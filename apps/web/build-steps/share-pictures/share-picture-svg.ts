import { brandColours } from '@lifted/domain/brand/brand-colours';
import type { StudioBasics } from '@lifted/profile/studio-profile';
import { SHARE_PICTURE } from '../../app/seo/share-picture-path.ts';
import { fitHeading, type HeadingSpace } from './fitted-lines.ts';
import { typefaceOf, type GlyphTable, type Outline, type Typeface } from './typeface.ts';

/** Text on a picture. */
export interface ShareWords {
  /** Empty: a logo is put in its place. */
  readonly studio: string;
  readonly heading: string;
  readonly place: string;
  /** The studio's signal colour. */
  readonly colour: string;
}

export interface ShareFaces {
  readonly display: Typeface;
  readonly text: Typeface;
}

/** The same as data. */
export interface ShareTables {
  readonly display: GlyphTable;
  readonly text: GlyphTable;
}

export function facesOf({ display, text }: ShareTables): ShareFaces {
  return { display: typefaceOf(display), text: typefaceOf(text) };
}

/** Black steel and chalk (packages/design/src/theme/tokens.css). */
const CHALK = '#f2f0ec';
const CHALK_SOFT = '#c9c6c0';
const STEEL = '#111110';

const MARGIN = 72;
const HEADING: HeadingSpace = {
  width: 560,
  mostLines: 4,
  sizes: [84, 76, 68, 60],
  sizesOfBrokenWords: [84, 76, 68, 60, 52, 44, 36],
};
const LINE_HEIGHT = 1.08;
const TRACKING = -0.014;
const NAME = { size: 44, tracking: -0.03, baseline: 104 } as const;
const PLACE = { size: 28, baseline: SHARE_PICTURE.height - MARGIN } as const;
const SIGNAL_BAR = { width: 64, height: 8, above: 40 } as const;

/** What the picture of a page says. */
export function shareWords(
  { name, address, colour, pictures }: Pick<StudioBasics, 'name' | 'address' | 'colour' | 'pictures'>,
  heading: string,
): ShareWords {
  const place = [address.district, address.city].filter((part) => part !== '').join(', ');
  return { studio: pictures?.logo ? '' : name, heading, place, colour };
}

/**
 * Everything of a page's picture that lies over the photograph: a shade for the words, the studio's name, the heading of
 * the page and the place, all as outlines.
 * @throws RangeError when the heading fits at no size, or the faces have no glyph for a character.
 */
export function shareSvg(words: ShareWords, { display, text }: ShareFaces): string {
  const heading = fitHeading(
    words.heading,
    HEADING,
    (line, size) => display.outline(line, size, TRACKING).width,
  );
  if (heading === undefined)
    throw new RangeError(`'${words.heading}' is too long for the picture of its page.`);
  const { size, lines } = heading;
  const lineHeight = size * LINE_HEIGHT;
  const lastBaseline = PLACE.baseline - PLACE.size * 2.6;
  const baselines = lines.map((_, at) => lastBaseline - (lines.length - 1 - at) * lineHeight);
  const barTop = (baselines[0] ?? lastBaseline) - size * 0.72 - SIGNAL_BAR.above;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}">`,
    SHADE,
    drawn(display.outline(words.studio, NAME.size, NAME.tracking), NAME.baseline, CHALK),
    `<path fill="${brandColours(words.colour).accentOnDark}" d="M${MARGIN} ${barTop}h${SIGNAL_BAR.width}v${SIGNAL_BAR.height}h-${SIGNAL_BAR.width}z"/>`,
    ...lines.map((line, at) => drawn(display.outline(line, size, TRACKING), baselines[at] ?? 0, CHALK)),
    drawn(text.outline(words.place, PLACE.size), PLACE.baseline, CHALK_SOFT),
    '</svg>',
  ].join('');
}

/** The shade alone, for words that cannot be set. */
export function plainShareSvg(): string {
  const { width, height } = SHARE_PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${SHADE}</svg>`;
}

const SHADE =
  `<linearGradient id="shade"><stop offset="0" stop-color="${STEEL}" stop-opacity=".92"/>` +
  `<stop offset=".45" stop-color="${STEEL}" stop-opacity=".7"/><stop offset=".75" stop-color="${STEEL}" stop-opacity="0"/>` +
  `</linearGradient><path fill="url(#shade)" d="M0 0h${SHARE_PICTURE.width}v${SHARE_PICTURE.height}H0z"/>`;

function drawn({ path }: Outline, baseline: number, colour: string): string {
  return `<path fill="${colour}" transform="translate(${MARGIN} ${Math.round(baseline)})" d="${path}"/>`;
}
