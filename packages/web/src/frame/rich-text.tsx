import type { Piece, Pieces } from '@dustup/words';
import { splitSign } from '../cards/split-sign.ts';
import { Suit } from '../cards/suit.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';

/** A sentence: its cards underlined and with their suits, its names kept from the text around them. */
export function RichText({ text }: { text: Pieces }) {
  return text.map((piece, at) => <PieceText key={`${at} ${piece.kind}`} piece={piece} />);
}

function PieceText({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
    case 'number':
      return piece.text;
    case 'seat':
      return <bdi>{piece.name}</bdi>;
    case 'strong':
      return (
        <b>
          <RichText text={piece.pieces} />
        </b>
      );
    case 'card':
      return piece.sign === '' ? piece.name : <CardWords name={piece.name} sign={piece.sign} />;
  }
}

function CardWords({ name, sign }: { name: string; sign: string }) {
  const { saySign } = useVocabulary();
  const { rank, suit } = splitSign(sign);
  return (
    <span className="lc">
      {name} {rank}
      <Suit suit={suit} size={11} />
      <span className="sr-only">({saySign(sign)})</span>
    </span>
  );
}
