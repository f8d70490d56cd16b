import { describe, expect, it } from 'vitest';
import { severalLines, singleLine } from './free-text.ts';

describe('one line', () => {
  it.each([
    ['  Mia   Berger ', 'Mia Berger'],
    ['Mia\r\nBcc: all@studio.example', 'Mia Bcc: all@studio.example'],
    ['A\u0308nne', 'Änne'],
    ['Mia\u202Egnp\u0000', 'Mia gnp'],
    ['half an emoji \uD83D', 'half an emoji'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    [' \u00A0\u200B ', ''],
  ])('%j is kept as %j', (typed, kept) => expect(singleLine(typed)).toBe(kept));
});

describe('several lines', () => {
  it.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['one \n\n\n\n two', 'one\n\n two'],
    ['tab\there\u0007', 'tab here'],
    ['\n \u200B \n', ''],
  ])('%j are kept as %j', (typed, kept) => expect(severalLines(typed)).toBe(kept));
});
