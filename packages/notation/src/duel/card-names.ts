import { BOX, type Face, SIDES, type Side, SYMBOLS } from '@dustup/duel';
import { NotationError } from '../notation-error.ts';

/** What a text calls a card: `Colt`, `Missed! (snake)`, `law Barrel`, or any card with a corner: `(horseshoe)`. */
export function isCalled(face: Face, text: string): boolean {
  const { back, name, symbol } = readName(text);
  return (
    (back === undefined || face.back === back) &&
    (name === '' || face.card.name === name) &&
    (symbol === undefined || face.symbol === symbol)
  );
}

/** Whether a word speaks of a card at all. */
export function isCardName(text: string): boolean {
  const { name, symbol } = readName(text);
  return name === '' ? symbol !== undefined : BOX.faces.some(({ card }) => card.name === name);
}

type Name = { readonly back: Side | undefined; readonly name: string; readonly symbol: string | undefined };

function readName(text: string): Name {
  const [, sideWord, name = '', symbolWord] = /^(?:(law|outlaws)\b ?)?([^(]*?) ?(?:\((\w+)\))?$/.exec(text) ?? [];
  const symbol = SYMBOLS.find((one) => one === symbolWord);
  if (symbolWord !== undefined && symbol === undefined)
    throw new NotationError({ says: 'noSymbol', text: symbolWord, symbols: SYMBOLS.join(', ') });
  return { back: SIDES.find((side) => side === sideWord), name, symbol };
}
