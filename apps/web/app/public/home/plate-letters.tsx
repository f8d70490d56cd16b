import { studio } from '@lifted/profile/studio';

/** A circle a little inside the plate's rim, clockwise from the left, in thousandths of a metre. Letters stand on it. */
const RIM = 'M-183 0A183 183 0 0 1 183 0A183 183 0 0 1-183 0';
const LARGEST_TYPE = 44;
/** The longest word that leaves a gap to the other one, in the same unit, and the width of a letter of size 1. */
const LONGEST_WORD = 430;
const LETTER_WIDTH = 0.95;

/** Name and town on the plate of the hero picture, as it lies there in perspective (renders/hero.py). */
export function PlateLetters() {
  return (
    <g transform="matrix(.982-.043-.014 1.085 1183 589)" letterSpacing="6" textAnchor="middle">
      <path id="rim" d={RIM} fill="none" />
      <Word middle="25%">{studio.name}</Word>
      <Word middle="75%">{studio.address.city.toLocaleUpperCase()}</Word>
    </g>
  );
}

function Word({ middle, children }: { readonly middle: string; readonly children: string }) {
  return (
    <text fontSize={Math.min(LARGEST_TYPE, LONGEST_WORD / (children.length * LETTER_WIDTH))}>
      <textPath href="#rim" startOffset={middle}>
        {children}
      </textPath>
    </text>
  );
}
