import { bookBehind, distanceBetween, distanceSum, reachOf, ROLES, roleText, seatId, type View } from '@dustup/bang';
import { type Asked, isSelection, type Refusal, type Slot } from '@dustup/kernel';
import { nearest } from '../did-you-mean.ts';
import { matches, plain } from './match.ts';
import { type Item, itemsFor } from './menu.ts';
import { wrapped } from './paint.ts';
import { rulingNamed, rulingsAbout } from './rulings.ts';
import { personAt } from './seats.ts';
import type { Screen } from './table.ts';
import { lineOf } from './words.ts';

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
  if (['distance', 'distanza'].includes(plain(first)) && rest.length > 0) {
    return explainDistance(rest.join(' '), scene, screen);
  }
  if (['why', 'perche'].includes(plain(first))) return explainRefusal(rest.join(' '), scene, screen);
  const item = /^\d+$/.test(text) ? scene.items[Number(text) - 1] : undefined;
  const ruling = rulingNamed(scene.view.sets, text);
  if (ruling !== undefined) return paragraph(`${ruling.id}: ${ruling.text}`, screen);
  return explainThing(item?.subject ?? item?.label ?? text, scene, screen);
}

/** Who you are, what lies here that can be explained, and the words of the game. */
function explainable({ view, items }: Scene, screen: Screen): string {
  const { texts, nameOf, roleName, words } = screen.vocabulary;
  const own = view.viewer === null ? undefined : view.seats[view.viewer];
  const role = own?.role ?? '';
  const goal = roleText(texts, role, view.seats.length)?.goal ?? '';
  const inSight = [own?.hand ?? [], ...view.seats.map(({ inPlay }) => inPlay), view.shelf].flat();
  const slugs = [
    ...items.map(({ subject }) => subject ?? ''),
    ...inSight.map(({ card }) => card),
    ...view.seats.map(({ character }) => character),
    ...Object.values(view.inForce),
    ...Object.values(view.stacks).map(({ next }) => next ?? ''),
  ];
  const here = [...new Set(slugs)].filter((slug) => slug !== '').map(nameOf);
  const always = texts.flatMap(({ keywords = {} }) => Object.values(keywords).map(({ name }) => name));
  const about = own?.character ? [`${nameOf(own.character)}: ${lineOf(own.character, screen.vocabulary)}`] : [];
  const says = [`${roleName(role)}: ${goal}`, ...about, ...words.ui.explainable(here.join(', '), always.join(', '))];
  return says.map((line) => paragraph(line, screen)).join('\n');
}

type Thing = { readonly slug: string; readonly name: string; readonly says: readonly string[] };

function thingsIn({ vocabulary: { texts }, company }: Screen): Thing[] {
  const roles = ROLES.flatMap((slug) => {
    const entry = roleText(texts, slug, company.names.length);
    return entry === undefined ? [] : [{ slug, name: entry.name, says: [entry.goal] }];
  });
  const others = texts.flatMap(({ cards = {}, characters = {}, events = {}, keywords = {} }) =>
    Object.entries({ ...cards, ...characters, ...events, ...keywords }).map(([slug, { name, line, full }]) => ({
      slug,
      name,
      says: [line, full],
    })),
  );
  return [...others, ...roles];
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
  return screen.vocabulary.words.ui.unknownThing(text, nearest(text, known));
}

function thingText({ slug, name, says }: Thing, { view }: Scene, screen: Screen): string {
  const { paint, vocabulary } = screen;
  const copies = bookBehind(view).faces.filter(({ card }) => card.slug === slug).length;
  const title = paint.bold(name) + (copies > 0 ? paint.dim(` ×${copies}`) : '');
  const rulings = rulingsAbout(view.sets, slug).map(({ id }) => id);
  const lines = [title, ...says.map((text) => paragraph(text, screen))];
  if (rulings.length > 0)
    lines.push(paint.dim(paragraph(`${vocabulary.words.ui.ruling}: ${rulings.join(', ')}`, screen)));
  return lines.join('\n');
}

/** A player: the character he plays, and how far away he is. */
function explainSeat(seat: number, scene: Scene, screen: Screen): string {
  const character = scene.view.seats[seat]?.character ?? '';
  const distance = seat === scene.view.viewer ? [] : [explainDistance(screen.company.names[seat] ?? '', scene, screen)];
  return [explainThing(character, scene, screen), ...distance].join('\n');
}

function explainDistance(name: string, { view }: Scene, screen: Screen): string {
  const { company, vocabulary } = screen;
  const { ui } = vocabulary.words;
  const { viewer } = view;
  const other = seatNamed(name, screen);
  if (viewer === null || other === undefined) return ui.unknownThing(name, nearest(name, company.names));
  if (view.seats[other]?.presence === 'out') return `  ${company.names[other]}: ${ui.out}`;
  const line = (from: number, to: number) => {
    const far = distanceBetween(view, seatId(from), seatId(to));
    const { steps, changes } = distanceSum(view, seatId(from), seatId(to));
    const named = changes.map(({ slug, by }) => `${vocabulary.nameOf(slug)} ${by > 0 ? '+' : '−'}${Math.abs(by)}`);
    const because = [ui.steps(steps), ...named];
    const says = ui.distance(personAt(company, from), personAt(company, to), far, reachOf(view, seatId(from)));
    return paragraph(`${says} (${because.join(', ')})`, screen);
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
  const { ui } = screen.vocabulary.words;
  const root = asked?.question.options;
  if (root === undefined || text.trim() === '') return ui.whyUsage;
  const words = plain(text).split(' ');
  const [first = ''] = words.filter((word) => !FILLERS.includes(word));
  if (isSelection(root) || bestMatch(itemsFor(root, view, screen), [first]) === undefined) return ui.whyUsage;
  let slot: Slot | undefined = root;
  while (slot !== undefined && !isSelection(slot)) {
    const items: Item[] = itemsFor(slot, view, screen);
    const item = bestMatch(items, words);
    if (item === undefined) return slot === root ? ui.whyUsage : ui.nothingAgainst;
    if (item.refusal !== undefined) return refusalText(item.refusal, view, screen);
    slot = item.next;
  }
  return ui.nothingAgainst;
}

/** Words before the card that say nothing more. */
const FILLERS = ['not', 'play', 'use', 'no', 'non', 'gioca', 'usa'];

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
  const { words, refusalText: reason } = screen.vocabulary;
  const says = paragraph(words.ui.refused(reason(refusal)), screen);
  return typeof refusal['ruling'] === 'string' ? `${says}\n${rulingLine(refusal['ruling'], view, screen)}` : says;
}

function rulingLine(id: string, { sets }: View, screen: Screen): string {
  const ruling = rulingNamed(sets, id);
  return screen.paint.dim(paragraph(ruling === undefined ? id : `${id}: ${ruling.text}`, screen));
}

function paragraph(text: string, { columns }: Screen): string {
  return wrapped(text, columns - 2)
    .map((line) => `  ${line}`)
    .join('\n');
}
