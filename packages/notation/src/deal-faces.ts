import type { Book, Face } from '@dustup/bang/engine';
import { type CardName, faceText, isNamed } from './card-names.ts';
import { NotationError } from './notation-error.ts';
import type { Problem } from './problem.ts';

/**
 * Finds a printed card for each name, none twice. Names with card and sign choose first, then mere signs, then mere
 * cards: so `BANG!` never takes the `BANG! 2♦` that is named elsewhere.
 */
export function dealFaces(book: Book, names: readonly CardName[]): Map<CardName, Face> {
  const free = new Set(book.faces);
  const dealt = new Map<CardName, Face>();
  const wanted = new Set(names.flatMap(({ slug, sign }) => (slug !== undefined && sign === undefined ? [slug] : [])));
  for (const choosy of [isExact, isMereSign, isMereCard]) {
    for (const name of names.filter(choosy)) {
      const face = pick([...free], name, wanted);
      if (face === undefined) throw new NotationError(tooFew(book, name));
      free.delete(face);
      dealt.set(name, face);
    }
  }
  return dealt;
}

const isExact = ({ slug, sign }: CardName) => slug !== undefined && sign !== undefined;
const isMereSign = ({ slug }: CardName) => slug === undefined;
const isMereCard = ({ sign }: CardName) => sign === undefined;

/** A mere sign rather takes a card that nobody asks for by its name. */
function pick(free: readonly Face[], name: CardName, wanted: ReadonlySet<string>): Face | undefined {
  const fit = free.filter((face) => isNamed(face, name));
  return fit.find((face) => !wanted.has(face.card.slug)) ?? fit[0];
}

const MOST_LISTED = 6;

function tooFew(book: Book, name: CardName): Problem {
  const copies = book.faces.filter((face) => isNamed(face, name));
  const isListed = copies.length <= MOST_LISTED;
  return { says: 'tooFew', name: name.text, count: copies.length, isListed, copies: copies.map(faceText).join(', ') };
}
