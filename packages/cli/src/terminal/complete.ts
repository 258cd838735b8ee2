import { isSelection } from '@dustup/kernel';
import { explainableNames, type Scene } from './explain.ts';
import type { Item } from './item.ts';
import { plain } from './match.ts';
import { itemsFor } from './menu.ts';
import type { Screen } from './screen.ts';
import { COMMANDS, typedFor } from './words.ts';

/** What Tab makes of a line that was begun: choices by their names, one after the other, commands, and what can be explained. */
export function completions(begun: string, scene: Scene, screen: Screen): readonly string[] {
  const text = begun.trimStart();
  if (text.startsWith('?')) return explained(text, scene, screen);
  const { vocabulary } = screen;
  const commands =
    text === '' ? [] : [...COMMANDS, 'back'].flatMap((command) => typedFor(command, vocabulary).slice(0, 1));
  return matching(text, [...chosen(text, scene.items, scene, screen), ...commands]);
}

/** The names of the choices; after a whole one those of the next: `duel ben`. */
function chosen(text: string, items: readonly Item[], scene: Scene, screen: Screen): readonly string[] {
  return items.flatMap((item) => {
    const name = nameOf(item, screen);
    if (!plain(text).startsWith(`${name} `) && !(plain(text) === name && /\s$/.test(text))) return [name];
    if (item.next === undefined || isSelection(item.next)) return [];
    const next = itemsFor(item.next, scene.sight, screen).filter(({ refusal }) => refusal === undefined);
    const rest = text.trimStart().slice(name.length).trimStart();
    return chosen(rest, next, scene, screen).map((more) => `${name} ${more}`);
  });
}

/** Without the sign of a card: two of a name are as good as each other. */
function nameOf({ subject, label }: Item, { vocabulary }: Screen): string {
  return plain(subject === undefined ? label : vocabulary.nameOf(subject));
}

function explained(text: string, scene: Scene, screen: Screen): readonly string[] {
  const { vocabulary, company } = screen;
  const [distance = '', why = ''] = ['distance', 'why'].map((command) => typedFor(command, vocabulary)[0]);
  const players = company.names.map(plain);
  const names = [...explainableNames(scene, screen), ...company.names].map(plain);
  const all = [
    ...names,
    ...(scene.sight.distanceTo === undefined ? [] : players.map((player) => `${distance} ${player}`)),
    ...scene.items.map((item) => `${why} ${nameOf(item, screen)}`),
  ];
  return matching(text.slice(1).trimStart(), all).map((name) => `? ${name}`);
}

function matching(begun: string, all: readonly string[]): readonly string[] {
  const wanted = plain(begun);
  return [...new Set(all)].filter((one) => one.startsWith(wanted)).sort();
}
