import { bookBehind, distanceBetween, distanceSum, reachOf, ROLES, seatId, type View } from '@dustup/bang';
import { type Asked, isSelection, type Refusal, type Slot } from '@dustup/kernel';
import { isolated, seatPiece, standingOf } from '@dustup/words';
import { nearest } from '../nearest.ts';
import { matches, plain } from './match.ts';
import { type Item, itemsFor } from './menu.ts';
import { drawn, wrapped } from './paint.ts';
import { rulingNamed, rulingsAbout } from './rulings.ts';
import { nameAt } from './seats.ts';
import type { Screen } from './table.ts';
import { typedFor } from './words.ts';

/** What `?` can be asked about, with the menu that is open. */
export type Scene = {
  readonly view: View;
  readonly asked: Asked | undefined;
  readonly items: readonly Item[];
};

/** Answers `? …`. */
export function explain(question: string, scene: Scene, screen: Screen): string {
  const text = question.trim();
  const [first = '', ...rest] = text.split(/\s+/);
  if (text === '') return explainable(scene, screen);
  if (isTyped('distance', first, screen) && rest.length > 0) {
    return explainDistance(rest.join(' '), scene, screen);
  }
  if (isTyped('why', first, screen)) return explainRefusal(rest.join(' '), scene, screen);
  const item = /^\d+$/.test(text) ? scene.items[Number(text) - 1] : undefined;
  const ruling = rulingNamed(scene.view.sets, text);
  if (ruling !== undefined) return paragraph(`${ruling.text} (${ruling.id})`, screen);
  return explainThing(item?.subject ?? item?.label ?? text, scene, screen);
}

function isTyped(command: string, typed: string, { vocabulary }: Screen): boolean {
  return typedFor(command, vocabulary).includes(plain(typed));
}

/** Who you are, what lies here that can be explained, and the words of the game. */
function explainable({ view, items }: Scene, screen: Screen): string {
  const { text, names, nameOf, lineOf, goal } = screen.vocabulary;
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const role = own?.role ?? '';
  const inSight = [own?.hand ?? [], ...view.seats.map(({ inPlay }) => inPlay), view.shelf].flat();
  const slugs = [
    ...items.map(({ subject }) => subject ?? ''),
    ...inSight.map(({ card }) => card),
    ...view.seats.map(({ character }) => character),
    ...Object.values(view.inForce),
    ...Object.values(view.stacks).map(({ next }) => next ?? ''),
  ];
  const here = [...new Set(slugs)].filter((slug) => slug !== '').map((slug) => nameOf(slug));
  const always = names('keywords.')
    .filter((name) => name.endsWith('.name'))
    .map((name) => text(name));
  const about = own?.character ? [`${nameOf(own.character)}: ${lineOf(own.character)}`] : [];
  const says = [
    ...(role === '' ? [] : [`${nameOf(role)}: ${goal(role, view.seats.length)}`]),
    ...about,
    text('terminal.explainHere', { names: here.join(', ') }),
    text('terminal.explainAlways', { names: always.join(', ') }),
    text('terminal.explainMore'),
  ];
  return says.map((line) => paragraph(line, screen)).join('\n');
}

type Thing = { readonly slug: string; readonly name: string; readonly says: readonly string[] };

const EXPLAINED = /^(?:cards|characters|events|keywords)\.(?<slug>[^.]+)\.name$/;

function thingsIn({ vocabulary: { names, text, goal, has }, company }: Screen): Thing[] {
  const others = names('').flatMap((message) => {
    const slug = EXPLAINED.exec(message)?.groups?.['slug'];
    if (slug === undefined) return [];
    const place = message.slice(0, -'.name'.length);
    return [{ slug, name: text(message), says: [text(`${place}.line`), text(`${place}.full`)] }];
  });
  const roles = ROLES.filter((role) => has(`roles.${role}.name`)).map((slug) => ({
    slug,
    name: text(`roles.${slug}.name`),
    says: [goal(slug, company.names.length)],
  }));
  return [...others, ...roles];
}

function unknownThing(typed: string, near: string | undefined, { vocabulary: { text } }: Screen): string {
  const unknown = text('terminal.unknown', { typed });
  return near === undefined ? unknown : `${unknown} ${text('terminal.didYouMean', { near })}`;
}

function explainThing(text: string, scene: Scene, screen: Screen): string {
  const things = thingsIn(screen);
  const wanted = plain(text);
  const found =
    things.find(({ slug, name }) => plain(name) === wanted || slug === text || plain(slug) === wanted) ??
    things.find(({ slug, name }) => matches(text, name) || matches(text, slug.replaceAll('-', ' ')));
  if (found !== undefined) return thingText(found, scene, screen);
  const seat = seatNamed(text, screen);
  if (seat !== undefined) return explainSeat(seat, scene, screen);
  const known = [...things.map(({ name }) => name), ...screen.company.names];
  return unknownThing(text, nearest(text, known), screen);
}

function thingText({ slug, name, says }: Thing, { view }: Scene, screen: Screen): string {
  const { paint, vocabulary } = screen;
  const copies = bookBehind(view).faces.filter(({ card }) => card.slug === slug).length;
  const title = paint.bold(name) + (copies > 0 ? paint.dim(` ×${copies}`) : '');
  const rulings = rulingsAbout(view.sets, slug).map(({ id }) => id);
  const lines = [title, ...says.map((text) => paragraph(text, screen))];
  if (rulings.length > 0)
    lines.push(paint.dim(paragraph(vocabulary.text('terminal.rulings', { ids: rulings.join(', ') }), screen)));
  return lines.join('\n');
}

/** A player: their character, and how far away they are. */
function explainSeat(seat: number, scene: Scene, screen: Screen): string {
  const character = scene.view.seats[seat]?.character ?? '';
  const distance = seat === scene.view.viewer ? [] : [explainDistance(screen.company.names[seat] ?? '', scene, screen)];
  return [explainThing(character, scene, screen), ...distance].join('\n');
}

function explainDistance(name: string, { view }: Scene, screen: Screen): string {
  const { company, vocabulary } = screen;
  const { viewer } = view;
  const other = seatNamed(name, screen);
  if (viewer === null || other === undefined) return unknownThing(name, nearest(name, company.names), screen);
  if (view.seats[other]?.presence === 'out')
    return `  ${isolated(nameAt(company, other))}: ${vocabulary.text('terminal.out')}`;
  const line = (from: number, to: number) => {
    const far = distanceBetween(view, seatId(from), seatId(to));
    const { steps, changes } = distanceSum(view, seatId(from), seatId(to));
    const named = changes.map(({ slug, by }) => `${vocabulary.nameOf(slug)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    const reach = reachOf(view, seatId(from));
    const says = vocabulary.pieces('terminal.distance', {
      who: seatPiece(vocabulary, company, from),
      whoIs: standingOf(company, from),
      whom: seatPiece(vocabulary, company, to),
      whomIs: standingOf(company, to),
      distance: far,
      reach,
      isInReach: far <= reach,
      sum: [vocabulary.text('terminal.steps', { steps }), ...named].join(', '),
    });
    return paragraph(drawn(says, screen.paint), screen);
  };
  return [line(viewer, other), line(other, viewer), rulingLine('BASE-DIST-01', view, screen)].join('\n');
}

function seatNamed(text: string, { company }: Screen): number | undefined {
  const exact = company.names.findIndex((name) => plain(name) === plain(text));
  const found = exact >= 0 ? exact : company.names.findIndex((name) => matches(text, name));
  return found < 0 ? undefined : found;
}

/** `? why bang ben`: the reason against a move, with its numbers and its ruling. */
function explainRefusal(text: string, { view, asked }: Scene, screen: Screen): string {
  const { vocabulary } = screen;
  const usage = vocabulary.text('terminal.whyUsage');
  const root = asked?.question.options;
  if (root === undefined || text.trim() === '') return usage;
  const words = plain(text).split(' ');
  const [first = ''] = words.filter((word) => !typedFor('fillers', vocabulary).includes(word));
  if (isSelection(root) || bestMatch(itemsFor(root, view, screen), [first]) === undefined) return usage;
  let slot: Slot | undefined = root;
  while (slot !== undefined && !isSelection(slot)) {
    const items: Item[] = itemsFor(slot, view, screen);
    const item = bestMatch(items, words);
    if (item === undefined) return slot === root ? usage : vocabulary.text('terminal.nothingAgainst');
    if (item.refusal !== undefined) return refusalText(item.refusal, view, screen);
    slot = item.next;
  }
  return vocabulary.text('terminal.nothingAgainst');
}

/** Of the lines that the words speak of, a refused one if there is one: that is what was asked about. */
function bestMatch(items: readonly Item[], words: readonly string[]): Item | undefined {
  const named = items.filter(({ label }) =>
    plain(label)
      .split(' ')
      .some((part) => words.some((word) => isWord(word, part))),
  );
  return named.find(({ refusal }) => refusal !== undefined) ?? named[0];
}

function isWord(typed: string, word: string): boolean {
  return typed.length > 1 && word.startsWith(typed);
}

/** The reason in words, and the ruling behind it. */
export function refusalText(refusal: Refusal, view: View, screen: Screen): string {
  const { pieces, refusal: reason } = screen.vocabulary;
  const says = paragraph(drawn(pieces('terminal.refused', { reason: reason(refusal) }), screen.paint), screen);
  return typeof refusal['ruling'] === 'string' ? `${says}\n${rulingLine(refusal['ruling'], view, screen)}` : says;
}

function rulingLine(id: string, { sets }: View, screen: Screen): string {
  const ruling = rulingNamed(sets, id);
  return screen.paint.dim(paragraph(ruling === undefined ? id : `${ruling.text} (${id})`, screen));
}

function paragraph(text: string, { columns }: Screen): string {
  return wrapped(text, columns - 2)
    .map((line) => `  ${line}`)
    .join('\n');
}
