/** A line of text as one outline, so that a picture of it needs no installed font. */
export interface Outline {
  /** SVG path data; the baseline starts at 0, 0. */
  readonly path: string;
  /** Advance of the line in pixels. */
  readonly width: number;
}

/** One weight of one of our faces. */
export interface Typeface {
  /**
   * `size` in pixels; `tracking` in ems, as CSS letter-spacing.
   * @throws RangeError for a character it has no glyph for.
   */
  outline(text: string, size: number, tracking?: number): Outline;
}

/** The command of an outline with its coordinates in font units: ['L', 10, 20]. */
export type GlyphCommand = readonly [type: string, ...values: number[]];

/** What a typeface is made of, as plain data: the build measures it, the server draws with it. */
export interface GlyphTable {
  readonly unitsPerEm: number;
  readonly glyphs: Readonly<
    Record<string, { readonly advance: number; readonly commands: readonly GlyphCommand[] }>
  >;
  /** What is added between two characters, by both of them: 'AV'. */
  readonly kerning: Readonly<Record<string, number>>;
}

/** The typeface of a table, for text whose characters each have a glyph of their own. */
export function typefaceOf({ unitsPerEm, glyphs, kerning }: GlyphTable): Typeface {
  return {
    outline(text, size, tracking = 0) {
      const scale = size / unitsPerEm;
      const characters = Array.from(text.normalize('NFC'));
      let pen = 0;
      let path = '';
      for (const [at, character] of characters.entries()) {
        const glyph = glyphs[character];
        if (glyph === undefined)
          throw new RangeError(`The typeface has no glyph for a character of '${text}'.`);
        for (const [type, ...values] of glyph.commands) {
          path += type + values.map((value, i) => place(value, i, pen, scale)).join(' ');
        }
        pen += glyph.advance + tracking * unitsPerEm + (kerning[character + (characters[at + 1] ?? '')] ?? 0);
      }
      return { path, width: Math.max(0, pen - tracking * unitsPerEm) * scale };
    },
  };
}

/** A coordinate of a glyph on the line: fonts count upwards, pictures downwards. */
function place(value: number, index: number, x: number, scale: number): number {
  const placed = index % 2 === 0 ? (value + x) * scale : -value * scale;
  return Math.round(placed * 100) / 100;
}
