import { describe, expect, it } from 'vitest';
import { shareSvg, type ShareFaces } from './share-picture-svg.ts';
import type { Typeface } from './typeface.ts';

/** Draws nothing but the text's name, so that the picture can be read. */
const face = (name: string): Typeface => ({
  outline: (text, size) => ({ path: `${name}:${text}`, width: (text.length * size) / 2 }),
});
const faces: ShareFaces = { display: face('display'), text: face('text') };
const words = { studio: 'LIFTED', place: 'Prenzlauer Berg, Berlin', colour: '#ff5b1a' };

describe('the picture of a page', () => {
  it('shows studio, heading and place, each in its face', () => {
    const svg = shareSvg({ ...words, heading: 'Timetable' }, faces);
    const drawn = [...svg.matchAll(/ d="(\w+:[^"]+)"/g)].map(([, text]) => text);
    expect(drawn).toEqual(['display:LIFTED', 'display:Timetable', 'text:Prenzlauer Berg, Berlin']);
  });

  it('ends on the same last line however long the heading is', () => {
    const lastLine = (heading: string) =>
      [...shareSvg({ ...words, heading }, faces).matchAll(/translate\(72 (\d+)\)/g)].at(-2)?.[1];
    expect(lastLine('Strength Training for Everyone')).toBe(lastLine('AGB'));
  });

  it('stops the build for a heading that fits at no size', () => {
    expect(() => shareSvg({ ...words, heading: 'x'.repeat(200) }, faces)).toThrow('too long for the picture');
  });
});
