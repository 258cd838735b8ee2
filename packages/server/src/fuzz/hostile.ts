import { PROTOCOL_VERSION, VOTES } from '@dustup/protocol';
import type { Chance } from '../simulation/chance.ts';
import { evilValue, type Loot, noise } from './evil.ts';

/** A message as members and their JSON. */
type Members = Map<string, string>;

/** One message of somebody who means no good, or has no idea. */
export function hostileText(chance: Chance, loot: Loot): string {
  const kind = chance.below(10);
  if (kind < 2) return noise(chance);
  if (kind === 2) return replayed(chance, loot);
  const members = request(chance, loot);
  if (kind < 6) mutate(members, chance);
  const text = `{${Array.from(members, ([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
  return chance.happens(0.03) ? damaged(text, chance) : text;
}

/** What somebody else has said, once more. */
function replayed(chance: Chance, { texts }: Loot): string {
  const text = chance.pick(texts) ?? '{"t":"ping"}';
  return chance.happens(0.3) ? damaged(text, chance) : text;
}

function damaged(text: string, chance: Chance): string {
  const at = chance.below(text.length);
  return chance.happens(0.5) ? text.slice(0, at) : `${text.slice(0, at)}${noise(chance)}${text.slice(at + 1)}`;
}

function mutate(members: Members, chance: Chance): void {
  const name = chance.pick([...members.keys()]) ?? 't';
  switch (chance.below(4)) {
    case 0:
      members.delete(name);
      return;
    case 1:
      members.set(chance.pick(['__proto__', 'extra', 'constructor', '']) ?? '', evilValue(chance));
      return;
    default:
      members.set(name, evilValue(chance));
  }
}

/** Every kind of request, rightly written: about other people's things. */
const REQUESTS: { readonly [t: string]: (chance: Chance, loot: Loot) => { readonly [name: string]: unknown } } = {
  hello: (chance, loot) => ({
    v: chance.happens(0.9) ? PROTOCOL_VERSION : chance.below(9),
    ...(chance.happens(0.4) && { token: chance.pick(loot.secrets) ?? chance.hex(20) }),
    ...(chance.happens(0.2) && {
      link: `${chance.pick(loot.guests)}.${chance.pick(loot.codes)}.9999999999999.0.${chance.hex(8)}.${chance.hex(32)}`,
      device: chance.hex(8),
    }),
  }),
  ping: () => ({}),
  rename: (chance) => ({ name: chance.pick(['Ann', '\u202eAnn', 'Somebody', ' ', '💥'.repeat(20)]) }),
  dress: (chance) => ({ hat: chance.pick(['western', 'crown', '']), colour: chance.pick(['sand', 'url(x)']) }),
  list: (chance) => ({ on: chance.happens(0.5) }),
  create: (chance) => ({
    house: {
      ...(chance.happens(0.6) && { game: chance.pick(['bang', 'duel', 'duel', 'chess', '__proto__', '']) }),
      ...(chance.happens(0.7) && { players: chance.between(2, 8) }),
      isPublic: chance.happens(0.5),
      pace: 'fast',
    },
  }),
  offer: (chance) => ({
    game: chance.pick(['bang', 'duel', 'chess', '__proto__']),
    ...(chance.happens(0.5) && { sets: chance.pick([['base'], ['gold-rush', 'base'], [], ['constructor']]) }),
  }),
  enter: (chance, loot) => ({ code: chance.pick(loot.codes) ?? 'ABCDEFGH' }),
  leave: () => ({}),
  sit: (chance) => (chance.happens(0.5) ? {} : { seat: chance.below(8) }),
  stand: () => ({}),
  bot: (chance) => ({ seat: chance.below(8), bot: chance.pick(['rule', 'random', 'nobody', null]) }),
  house: (chance) => ({
    house: {
      ...(chance.happens(0.3) && { game: chance.pick(['bang', 'duel', 'chess']) }),
      players: chance.between(2, 8),
      sets: chance.pick([['base'], ['base', 'dodge-city'], [], ['constructor']]),
    },
  }),
  start: (chance) => (chance.happens(0.7) ? { fill: chance.pick(['rule', 'random', '__proto__']) } : {}),
  pledge: (chance, loot) => ({ game: chance.pick(loot.games) ?? 'none', hash: chance.hex(32) }),
  reveal: (chance, loot) => ({ game: chance.pick(loot.games) ?? 'none', part: chance.hex(32) }),
  answer: (chance, loot) => ({
    game: chance.pick(loot.games) ?? 'none',
    ask: chance.below(300),
    answer: chance.pick([
      { do: 'end' },
      { do: 'play', card: chance.below(80) },
      { cards: [1, 1, 1] },
      {},
      { do: ['end'] },
    ]),
  }),
  back: () => ({}),
  keep: (chance) => ({ seat: chance.below(8), on: chance.happens(0.5) }),
  host: (chance, loot) => ({ guest: chance.pick(loot.guests) ?? 'nobody' }),
  claim: (chance) => ({ seat: chance.pick([null, chance.below(8)]) }),
  grant: (chance, loot) => ({ guest: chance.pick(loot.guests) ?? 'nobody', yes: chance.happens(0.5) }),
  in: (chance) => ({ on: chance.happens(0.5) }),
  series: () => ({}),
  cursor: (chance, loot) => ({ game: chance.pick(loot.games) ?? 'none', at: chance.pick([null, chance.below(300)]) }),
  practice: (chance, loot) => ({
    game: chance.pick(loot.games) ?? 'none',
    seat: chance.below(8),
    step: chance.below(300),
  }),
  vote: (chance) => ({ about: chance.pick(VOTES), yes: chance.happens(0.8) }),
  concede: () => ({}),
  rematch: () => ({}),
  remove: (chance, loot) => ({ guest: chance.pick(loot.guests) ?? 'nobody' }),
  mute: (chance, loot) => ({ guest: chance.pick(loot.guests) ?? 'nobody', on: chance.happens(0.5) }),
  say: (chance) => ({
    to: chance.pick(['table', 'dead']),
    text: chance.pick(['hi', 'x'.repeat(301), '\u0000', '']),
    ...chance.pick([{}, { phrase: 'clap', on: { game: 'none', step: 3 } }]),
  }),
  sync: () => ({}),
  take: () => ({}),
  link: () => ({}),
  revoke: () => ({}),
  forget: () => ({}),
};

function request(chance: Chance, loot: Loot): Members {
  const t = chance.pick(Object.keys(REQUESTS)) ?? 'ping';
  const members: Members = new Map([['t', JSON.stringify(t)]]);
  for (const [name, value] of Object.entries(REQUESTS[t]?.(chance, loot) ?? {}))
    members.set(name, JSON.stringify(value ?? null));
  if (t !== 'hello' && t !== 'ping')
    members.set('re', JSON.stringify(chance.happens(0.9) ? `h${chance.below(5000)}` : 'p00-1'));
  return members;
}

export const HOSTILE_TYPES: readonly string[] = Object.keys(REQUESTS);
