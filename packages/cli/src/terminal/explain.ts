import { type Asked, isSelection, type Refusal, type Slot } from '@dustup/kernel';
import { nearest } from '../nearest.ts';
import type { Item } from './item.ts';
import { allOf } from './lists.ts';
import { matches, plain } from './match.ts';
import { itemsFor } from './menu.ts';
import { drawn } from './paint.ts';
import { paragraph, rulingLine } from './paragraph.ts';
import { rulingNamed, rulingsAbout } from './rulings.ts';
import type { Screen } from './screen.ts';
import type { Sight } from './sight.ts';
import { typedFor } from './words.ts';

/** What `?` can be asked about, with the menu that is open. */
export type Scene = {
  readonly sight: Sight;
  readonly asked: Asked | undefined;
  readonly items: readonly Item[];
};

/** Answers `? …`. */
export function explain(question: string, scene: Scene, screen: Screen): string {
  const text = question.trim();
  const [first = '', ...rest] = text.split(/\s+/);
  if (text === '') return explainable(scene, screen);
  if (scene.sight.distanceTo !== undefined && isTyped('distance', first, screen) && rest.length > 0) {
    return explainDistance(rest.join(' '), scene, screen);
  }
  if (isTyped('why', first, screen)) return explainRefusal(rest.join(' '), scene, screen);
  const item = /^\d+$/.test(text) ? scene.items[Number(text) - 1] : undefined;
  const ruling = rulingNamed(scene.sight.rulebooks, text);
  if (ruling !== undefined) return paragraph(`${ruling.text} (${ruling.id})`, screen);
  return explainThing(item?.subject ?? item?.label ?? text, scene, screen);
}

function isTyped(command: string, typed: string, { vocabulary }: Screen): boolean {
  return typedFor(command, vocabulary).includes(plain(typed));
}

/** Who you are, what lies here that can be explained, and the words of the game. */
function explainable(scene: Scene, screen: Screen): string {
  const { text, language } = screen.vocabulary;
  const here = allOf(namesHere(scene, screen), language);
  const always = namesAlways(screen);
  const says = [
    ...scene.sight.aboutYou(screen),
    text('terminal.explainHere', { names: here }),
    ...(always.length === 0 ? [] : [text('terminal.explainAlways', { names: allOf(always, language) })]),
    text('terminal.explainMore'),
  ];
  return says.map((line) => paragraph(line, screen)).join('\n');
}

/** What `?` knows here, by name: what lies in sight, and the words of the game. */
export function explainableNames(scene: Scene, screen: Screen): readonly string[] {
  return [...namesHere(scene, screen), ...namesAlways(screen)];
}

function namesHere({ sight, items }: Scene, { vocabulary: { nameOf } }: Screen): string[] {
  const slugs = [...items.map(({ subject }) => subject ?? ''), ...sight.inSight];
  return [...new Set(slugs)].filter((slug) => slug !== '').map((slug) => nameOf(slug));
}

function namesAlways({ vocabulary: { names, text } }: Screen): string[] {
  return names('keywords.')
    .filter((name) => name.endsWith('.name'))
    .map((name) => text(name));
}

type Thing = { readonly slug: string; readonly name: string; readonly says: readonly string[] };

const EXPLAINED = /^(?:cards|characters|events|keywords)\.(?<slug>[^.]+)\.name$/;

function thingsIn({ sight }: Scene, { vocabulary: { names, text, goal, has }, company }: Screen): Thing[] {
  const others = names('').flatMap((message) => {
    const slug = EXPLAINED.exec(message)?.groups?.['slug'];
    if (slug === undefined) return [];
    const place = message.slice(0, -'.name'.length);
    return [{ slug, name: text(message), says: [text(`${place}.line`), text(`${place}.full`)] }];
  });
  const roles = sight.roles
    .filter((role) => has(`roles.${role}.name`))
    .map((slug) => ({
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
  const things = thingsIn(scene, screen);
  const wanted = plain(text);
  const isPlayer = screen.company.names.some((name) => plain(name) === wanted);
  const found =
    things.find(({ slug, name }) => plain(name) === wanted || slug === text || plain(slug) === wanted) ??
    (isPlayer
      ? undefined
      : things.find(({ slug, name }) => matches(text, name) || matches(text, slug.replaceAll('-', ' '))));
  if (found !== undefined) return thingText(found, scene, screen);
  const seat = seatNamed(text, screen);
  if (seat !== undefined) return explainSeat(seat, scene, screen);
  const known = [...things.map(({ name }) => name), ...screen.company.names];
  return unknownThing(text, nearest(text, known), screen);
}

function thingText({ slug, name, says }: Thing, { sight }: Scene, screen: Screen): string {
  const { paint, vocabulary } = screen;
  const copies = sight.copiesOf(slug);
  const title = paint.bold(name) + (copies > 0 ? paint.dim(` ×${copies}`) : '');
  const rulings = rulingsAbout(sight.rulebooks, slug).map(({ id }) => id);
  const lines = [title, ...says.map((text) => paragraph(text, screen))];
  if (rulings.length > 0)
    lines.push(
      paint.dim(paragraph(vocabulary.text('terminal.rulings', { ids: allOf(rulings, vocabulary.language) }), screen)),
    );
  return lines.join('\n');
}

/** A player: their characters, their open cards, and how far away they are. */
function explainSeat(seat: number, scene: Scene, screen: Screen): string {
  const { viewer, charactersOf, distanceTo, openCardsOf } = scene.sight;
  const characters = charactersOf(seat).map((character) => explainThing(character, scene, screen));
  const isFar = distanceTo !== undefined && seat !== viewer;
  const distance = isFar ? [explainDistance(screen.company.names[seat] ?? '', scene, screen)] : [];
  const cards = openCardsOf(seat, screen).map((line) => paragraph(line, screen));
  return [...characters, ...cards, ...distance].join('\n');
}

function explainDistance(name: string, { sight: { viewer, distanceTo } }: Scene, screen: Screen): string {
  const other = seatNamed(name, screen);
  return viewer === null || other === undefined || distanceTo === undefined
    ? unknownThing(name, nearest(name, screen.company.names), screen)
    : distanceTo(viewer, other, screen);
}

function seatNamed(text: string, { company }: Screen): number | undefined {
  const exact = company.names.findIndex((name) => plain(name) === plain(text));
  const found = exact >= 0 ? exact : company.names.findIndex((name) => matches(text, name));
  return found < 0 ? undefined : found;
}

/** `? why bang ben`: the reason against a move, with its numbers and its ruling. */
function explainRefusal(text: string, { sight, asked }: Scene, screen: Screen): string {
  const { vocabulary } = screen;
  const usage = vocabulary.text('terminal.whyUsage');
  const root = asked?.question.options;
  if (root === undefined || text.trim() === '') return usage;
  const words = plain(text).split(' ');
  const [first = ''] = words.filter((word) => !typedFor('fillers', vocabulary).includes(word));
  if (isSelection(root) || bestMatch(itemsFor(root, sight, screen), [first]) === undefined) return usage;
  let slot: Slot | undefined = root;
  while (slot !== undefined && !isSelection(slot)) {
    const items: Item[] = itemsFor(slot, sight, screen);
    const item = bestMatch(items, words);
    if (item === undefined) return slot === root ? usage : vocabulary.text('terminal.nothingAgainst');
    if (item.refusal !== undefined) return refusalText(item.refusal, sight, screen);
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
export function refusalText(refusal: Refusal, { rulebooks }: Sight, screen: Screen): string {
  const { pieces, refusal: reason } = screen.vocabulary;
  const says = paragraph(drawn(pieces('terminal.refused', { reason: reason(refusal) }), screen.paint), screen);
  return typeof refusal['ruling'] === 'string' ? `${says}\n${rulingLine(refusal['ruling'], rulebooks, screen)}` : says;
}
