import { px } from '../ui/px.ts';
import { splitSign } from './split-sign.ts';

/** Our own drawings: suits differ by shape, not by colour alone. */
const SHAPES: { readonly [suit: string]: string } = {
  '♥': 'M10 18.4C3.4 13.3.9 9.9.9 6.4.9 3.6 2.9 1.7 5.4 1.7c1.9 0 3.6 1.1 4.6 3 1-1.9 2.7-3 4.6-3 2.5 0 4.5 1.9 4.5 4.7 0 3.5-2.5 6.9-9.1 12z',
  '♦': 'M10 .8 17.2 10 10 19.2 2.8 10z',
  '♠': 'M10 .9c1.8 4 7.9 6.6 7.9 11.3 0 2.3-1.7 3.9-3.8 3.9-1.3 0-2.4-.6-3.1-1.6.2 2 .9 3.5 2.1 4.7H6.9c1.2-1.2 1.9-2.7 2.1-4.7-.7 1-1.8 1.6-3.1 1.6-2.1 0-3.8-1.6-3.8-3.9C2.1 7.5 8.2 4.9 10 .9z',
  '♣': 'M10 .8a4.3 4.3 0 0 1 3.4 6.9 4.4 4.4 0 1 1-2.5 6.9c.2 2 .9 3.4 2.1 4.6H7c1.2-1.2 1.9-2.6 2.1-4.6a4.4 4.4 0 1 1-2.5-6.9A4.3 4.3 0 0 1 10 .8z',
};

export function isRed(sign: string): boolean {
  return sign.endsWith('♥') || sign.endsWith('♦');
}

export function Suit({ suit, size = 12 }: { suit: string; size?: number | string }) {
  const side = typeof size === 'number' ? px(size) : size;
  return (
    <svg
      className={`suit ${isRed(suit) ? 'r' : 'b'}`}
      style={{ width: side, height: side }}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={SHAPES[suit] ?? ''} />
    </svg>
  );
}

/** Rank and suit in a line. */
export function Sign({ sign, size = 12 }: { sign: string; size?: number | string }) {
  const { rank, suit } = splitSign(sign);
  return (
    <span className={`rs ${isRed(sign) ? 'r' : 'b'}`}>
      {rank}
      <Suit suit={suit} size={size} />
    </span>
  );
}

/** Text in which the signs of suits are drawn. */
export function TextWithSuits({ text, size = '0.85em' }: { text: string; size?: number | string }) {
  return text.split(/([♥♦♠♣])/).map((piece, at) => {
    const key = `${at} ${piece}`;
    return SHAPES[piece] === undefined ? piece : <Suit key={key} suit={piece} size={size} />;
  });
}
