import { readFile } from 'node:fs/promises';
import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { GlyphTable } from './typeface.ts';

/** Characters the pictures may need: the fonts hold Latin-1 and typographic marks (subset-fonts.ts). */
const CHARACTERS = Array.from({ length: 0x2100 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');

/**
 * Measures a variable font of ours (a .woff2 file) at one weight.
 * @throws Error when the file is no font.
 */
export async function readGlyphTable(file: URL, weight: number): Promise<GlyphTable> {
  const plain = await subsetFont(await readFile(file), CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: ['kern', 'case'],
  });
  const face = new Face(new Blob(plain));
  const font = new Font(face);
  const glyphs: Record<string, GlyphTable['glyphs'][string]> = {};
  for (const character of CHARACTERS) {
    const [shaped] = shapedText(font, character);
    if (shaped === undefined || shaped.glyph === 0) continue;
    const commands = font
      .glyphToJson(shaped.glyph)
      .map(({ type, values }): GlyphTable['glyphs'][string]['commands'][number] => [type, ...values]);
    glyphs[character] = { advance: shaped.advance, commands };
  }
  return { unitsPerEm: face.upem, glyphs, kerning: kerningOf(font, glyphs) };
}

/** One line for each character, in which all others follow it in turn. */
function kerningOf(font: Font, glyphs: GlyphTable['glyphs']): Record<string, number> {
  const characters = Object.keys(glyphs);
  const kerning: Record<string, number> = {};
  for (const first of characters) {
    const line = shapedText(font, characters.map((second) => first + second).join(''));
    for (const [at, second] of characters.entries()) {
      const kern = (line[2 * at]?.advance ?? 0) - (glyphs[first]?.advance ?? 0);
      if (kern !== 0) kerning[first + second] = kern;
    }
  }
  return kerning;
}

function shapedText(font: Font, text: string) {
  const line = new ShapedText();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const positions = line.getGlyphPositions();
  return line.getGlyphInfos().map(({ codepoint }, at) => ({
    glyph: codepoint,
    advance: positions[at]?.xAdvance ?? 0,
  }));
}
