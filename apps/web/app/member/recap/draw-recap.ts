import type { RecapFacts } from './recap-facts.ts';

/** 4 : 5, as phones show pictures in a feed. Pixels. */
export const PICTURE = { width: 1080, height: 1350 } as const;

/** Black steel in both schemes: the picture leaves the page. */
const STEEL = '#111110';
const CHALK = '#f2f0ec';
const CHALK_SOFT = '#aeaba4';
const PLATE_EDGE = '#2b2b29';
const SIGNAL = '#ff5b1a';

const SIDE = 80;
const DISPLAY = '"Archivo Wide", "Archivo Wide Fallback", sans-serif';
const TEXT = 'Inter, sans-serif';
const NUMBER_PX = 220;
const VALUE_PX = 76;
const NAME_PX = 34;
/** Between two facts; closer where there are more of them than fit otherwise. */
const FACT_STEP = { wide: 140, close: 112, mostWide: 4 } as const;

/** Radii of the plate beside the words, from its rim inwards. */
const PLATE_RADII = [490, 443, 300, 119, 55] as const;
/** Kept free around words where one of them is long enough to reach the plate. */
const FREE_PX = 28;

/** Draws a recap: the plate, the large figure, the other facts, the studio's name. */
export function drawRecap(canvas: HTMLCanvasElement, recap: RecapFacts, studioName: string): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = PICTURE;
  context.fillStyle = STEEL;
  context.fillRect(0, 0, width, height);
  drawPlate(context);
  context.textBaseline = 'alphabetic';
  drawWords(context, studioName, { y: 138, px: 52, font: `800 %px ${DISPLAY}`, colour: CHALK });
  drawWords(context, recap.period, { y: 330, px: 54, font: `700 %px ${DISPLAY}`, colour: SIGNAL });
  drawWords(context, recap.amount, { y: 560, px: NUMBER_PX, font: `800 %px ${DISPLAY}`, colour: CHALK });
  drawWords(context, recap.unit, { y: 640, px: 44, font: `500 %px ${TEXT}`, colour: CHALK_SOFT });
  const step = recap.facts.length > FACT_STEP.mostWide ? FACT_STEP.close : FACT_STEP.wide;
  for (const [at, { value, name }] of recap.facts.entries()) {
    const y = 800 + at * step;
    drawWords(context, value, { y, px: VALUE_PX, font: `750 %px ${DISPLAY}`, colour: CHALK });
    drawWords(context, name, { y: y + 46, px: NAME_PX, font: `500 %px ${TEXT}`, colour: CHALK_SOFT });
  }
}

interface Look {
  readonly y: number;
  /** Size where the words fit; they become smaller where they do not. */
  readonly px: number;
  /** CSS font with '%' for the size. */
  readonly font: string;
  readonly colour: string;
}

function drawWords(context: CanvasRenderingContext2D, words: string, { y, px, font, colour }: Look): void {
  const room = PICTURE.width - 2 * SIDE;
  const sized = (size: number) => font.replace('%', String(size));
  context.font = sized(px);
  const wide = context.measureText(words).width;
  if (wide > room) context.font = sized(Math.floor((px * room) / wide));
  context.lineJoin = 'round';
  context.lineWidth = FREE_PX;
  context.strokeStyle = STEEL;
  context.strokeText(words, SIDE, y);
  context.fillStyle = colour;
  context.fillText(words, SIDE, y);
}

/** A competition plate that leaves the picture at its lower right, one ring of it lit. */
function drawPlate(context: CanvasRenderingContext2D): void {
  const [x, y] = [PICTURE.width + 90, PICTURE.height - 90];
  for (const [at, radius] of PLATE_RADII.entries()) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.lineWidth = at === 1 ? 14 : 6;
    context.strokeStyle = at === 1 ? SIGNAL : PLATE_EDGE;
    context.stroke();
  }
}
