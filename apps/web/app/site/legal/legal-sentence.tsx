import { createElement, Fragment } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import type { LegalPiece, LegalSentence } from './legal-text.ts';

/** Running text with its links. */
export function LegalSentenceText({ sentence }: { readonly sentence: LegalSentence }) {
  const pieces: readonly LegalPiece[] = typeof sentence === 'string' ? [sentence] : sentence;
  // Children one by one instead of a list: the same words may stand twice in a sentence, and order never changes.
  return createElement(Fragment, null, ...pieces.map((piece) => createElement(Piece, { piece })));
}

function Piece({ piece }: { readonly piece: LegalPiece }) {
  const address = useAddress();
  if (typeof piece === 'string') return piece;
  switch (piece.kind) {
    case 'place':
      return <Link to={address(piece.place)}>{piece.text}</Link>;
    case 'section':
      return <a href={`#${piece.id}`}>{piece.text}</a>;
    case 'address':
      return <a href={piece.href}>{piece.text}</a>;
    default:
      return piece satisfies never;
  }
}
