import { readFile } from 'node:fs/promises';
import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A line of text as one outline, so that a picture of it needs no installed font. */
export interface Outline {
  /** SVG path data; the baseline starts at 0, 0. */
  readonly path: string;
  /** Advance of the line in pixels. */
  readonly width: number;
}

/** One weight of one of our faces. */
export interface Typeface {
  /** `size` in pixels; `tracking` in ems, as CSS letter-spacing. */
  outline(text: string, size: number, tracking?: number): Outline;
}

/** Characters the pictures may need: the fonts hold Latin-1 and typographic marks (subset-fonts.ts). */
const CHARACTERS = Array.from({ length: 0x2100 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/**
 * Opens a variable font of ours (a .woff2 file) at one weight.
 * @throws Error when the file is no font.
 */
export async function openTypeface(file: URL, weight: number): Promise<Typeface> {
  const plain = await subsetFont(await readFile(file), CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'mark', 'ccmp', 'case'],
  });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  return {
    outline: (text, size, tracking = 0) => outline(font, text, size / face.upem, tracking * face.upem),
  };
}

/** `scale` turns font units into pixels; `tracking` is in font units. */
function outline(font: Font, text: string, scale: number, tracking: number): Outline {
  const line = new ShapedText();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const positions = line.getGlyphPositions();
  let pen = 0;
  let path = '';
  for (const [at, { codepoint: glyph }] of line.getGlyphInfos().entries()) {
    if (glyph === 0) throw new Error(`The typeface has no glyph for a character of '${text}'.`);
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    for (const { type, values } of font.glyphToJson(glyph)) {
      path += type + values.map((value, i) => place(value, i, pen + xOffset, yOffset, scale)).join(' ');
    }
    pen += xAdvance + tracking;
  }
  return { path, width: Math.max(0, pen - tracking) * scale };
}

/** A coordinate of a glyph on the line: fonts count upwards, pictures downwards. */
function place(value: number, index: number, x: number, y: number, scale: number): number {
  const placed = index % 2 === 0 ? (value + x) * scale : -(value + y) * scale;
  return Math.round(placed * 100) / 100;
}
