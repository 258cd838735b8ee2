import { splitSign } from '../cards/split-sign.ts';
import { Suit } from '../cards/suit.tsx';
import { piecesOf } from '../text/rich.ts';
import { useVocabulary } from '../text/vocabulary.tsx';

/** A marked line, its cards underlined and with their suits. */
export function RichText({ text }: { text: string }) {
  const { cardName } = useVocabulary();
  return piecesOf(text).map((piece, at) => {
    const key = `${at} ${piece.kind}`;
    if (piece.kind === 'text') return piece.text;
    if (piece.kind === 'strong') return <b key={key}>{piece.text}</b>;
    return <CardWords key={key} name={cardName(piece.card)} sign={piece.sign} />;
  });
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
