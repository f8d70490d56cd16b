import { createElement, Fragment } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import type { LegalPiece, LegalSentence } from './legal-text.ts';

/** Running text with its links. */
export function LegalSentenceText({ sentence }: { readonly sentence: LegalSentence }) {
  const pieces: readonly LegalPiece[] = typeof sentence === 'string' ? [sentence] : sentence;
  // As children of their own, because the same words may stand twice in a sentence.
  return createElement(Fragment, null, ...pieces.map((piece) => <Piece piece={piece} />));
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
