import { createElement, Fragment } from 'react';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import { withFirmSpaces, type LegalPiece, type LegalSentence } from './legal-text.ts';

/** Running text with its links. */
export function LegalSentenceText({ sentence }: { readonly sentence: LegalSentence }) {
  const pieces: readonly LegalPiece[] = typeof sentence === 'string' ? [sentence] : sentence;
  // Spread children instead of a list: words may repeat within a sentence, so they cannot be keys; order never changes.
  return createElement(Fragment, null, ...pieces.map((piece) => createElement(Piece, { piece })));
}

function Piece({ piece }: { readonly piece: LegalPiece }) {
  const address = useAddress();
  const text = withFirmSpaces(typeof piece === 'string' ? piece : piece.text);
  if (typeof piece === 'string') return text;
  switch (piece.kind) {
    case 'page':
      return <Link to={address(piece.page)}>{text}</Link>;
    case 'section':
      return <a href={`#${piece.id}`}>{text}</a>;
    case 'address':
      return <a href={piece.href}>{text}</a>;
    case 'strong':
      return <strong>{text}</strong>;
    default:
      return piece satisfies never;
  }
}
