/** Markup that is safe to send: written by us, with all other values escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template tag: the template is markup, interpolated values are escaped as text. */
export function escaped(template: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const filled = pieces.map((piece, index) => markupOf(piece) + (template[index + 1] ?? ''));
  return new Html((template[0] ?? '') + filled.join(''));
}

function markupOf(piece: Piece): string {
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(({ markup }) => markup).join('');
  return String(piece).replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
}
