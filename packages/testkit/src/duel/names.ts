import { BOX, type Face, SIDES, type Side, SYMBOLS } from '@dustup/duel';

/** What a test calls a card: `Colt`, `Missed! (snake)`, `law Barrel`, or any card with a corner: `(horseshoe)`. */
export function isCalled(face: Face, text: string): boolean {
  const { back, name, symbol } = readName(text);
  return (
    (back === undefined || face.back === back) &&
    (name === '' || face.card.name === name) &&
    (symbol === undefined || face.symbol === symbol)
  );
}

type Name = { readonly back: Side | undefined; readonly name: string; readonly symbol: string | undefined };

function readName(text: string): Name {
  const [, sideWord, name = '', symbolWord] = /^(?:(law|outlaws)\b ?)?([^(]*?) ?(?:\((\w+)\))?$/.exec(text) ?? [];
  const symbol = SYMBOLS.find((one) => one === symbolWord);
  if (name !== '' && !BOX.faces.some(({ card }) => card.name === name)) throw new Error(`there is no card '${name}'`);
  if (symbolWord !== undefined && symbol === undefined) throw new Error(`there is no symbol '${symbolWord}'`);
  return { back: SIDES.find((side) => side === sideWord), name, symbol };
}
