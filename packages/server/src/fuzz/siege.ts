import type { Limits } from '../core/index.ts';
import { parseEntry } from '../core/parse-entry.ts';
import type { LogWrite } from '../log/log.ts';
import { type Chance, chanceFrom } from '../simulation/chance.ts';
import { Arena } from './arena.ts';
import { Attacker } from './attacker.ts';
import type { Loot } from './evil.ts';
import { HonestPlayer } from './honest-player.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const ATTACKERS = 24;
const HOUSE = { isPublic: true, clock: { decision: 60, bank: 60 }, pace: 'human' } as const;
/** How much of what was overheard is kept. */
const MOST_LOOT = 200;

/** Honest people play while others do their worst. */
export class Siege {
  readonly arena: Arena;
  readonly parties: (readonly HonestPlayer[])[] = [];
  /** What must not be: somebody else's move in an honest seat, a secret in the wrong ear. */
  readonly wrongs: string[] = [];
  /** Games of honest people that have come to their end. */
  ended = 0;
  sent = 0;
  readonly #chance: Chance;
  readonly #seed: number;
  readonly #attackers: Attacker[] = [];
  readonly #loot: Loot = { codes: ['ABCDEFGH'], guests: [], games: [], texts: [], secrets: [] };
  /** What the games that are on follow from, by table. */
  readonly #keys = new Map<string, string[]>();
  #met = 0;

  constructor(seed: number, limits: Partial<Limits>) {
    this.#seed = seed;
    this.#chance = chanceFrom(seed, 'siege');
    this.arena = new Arena(seed, limits);
    this.arena.onWrite = (write) => this.#checkWrite(write);
    for (let tables = 0; tables < 2; tables++) this.#meet();
  }

  get honest(): readonly HonestPlayer[] {
    return this.parties.flat();
  }

  /** So many hostile messages, with everything that goes on besides. */
  endure(messages: number): void {
    for (const last = this.sent + messages; this.sent < last; ) {
      this.#attack();
      if (this.sent % 16 !== 0) continue;
      this.arena.wait(this.#chance.below(400));
      if (this.#chance.happens(0.3)) for (const one of this.honest) one.plays();
      if (this.#chance.happens(0.2)) this.#goOn();
    }
  }

  /** The attackers have had enough. */
  lift(): void {
    for (const attacker of this.#attackers.splice(0)) attacker.leave();
    this.arena.wait(3 * 60 * 60_000);
  }

  /** Plays the games that are on to their end. */
  playOut(): void {
    for (let rounds = 0; rounds < 20_000 && this.honest.some(isPlaying); rounds++) {
      for (const one of this.honest) one.plays();
      this.arena.wait(500);
    }
  }

  #meet(): void {
    const isDuel = this.#met % 2 === 1;
    const party = NAMES.slice(0, isDuel ? 2 : NAMES.length).map(
      (name, seat) =>
        new HonestPlayer(`${name}${this.#met}`, this.arena, chanceFrom(this.#seed, `${name}${this.#met}${seat}`)),
    );
    this.#met += 1;
    const game = isDuel ? 'duel' : 'bang';
    const code = party[0]?.opens({ ...HOUSE, game, players: party.length }) ?? '';
    for (const one of party.slice(1)) one.wants({ t: 'enter', code });
    for (const one of party.slice(1)) one.wants({ t: 'sit' });
    party[0]?.wants({ t: 'start' });
    this.parties.push(party);
    note(this.#loot.codes, code);
    for (const { guest } of party) note(this.#loot.guests, guest);
    note(this.#loot.games, party[0]?.state.table?.info.id ?? '');
  }

  /** Whoever has played to the end plays once more. */
  #goOn(): void {
    for (const [host] of this.parties) {
      const info = host?.state.table?.info;
      if (info?.phase === 'over') {
        this.ended += 1;
        host?.wants({ t: 'rematch' });
        host?.wants({ t: 'start', fill: 'rule' });
        note(this.#loot.games, host?.state.table?.info.id ?? '');
      }
      const text = this.#chance.pick(
        this.#chance.pick(this.honest)?.sent.filter((one) => !one.includes('token')) ?? [],
      );
      if (text !== undefined) note(this.#loot.texts, text);
    }
    for (const { sent } of this.honest) if (sent.length > MOST_LOOT) sent.splice(0, sent.length - MOST_LOOT);
  }

  #attack(): void {
    const at = this.#chance.below(ATTACKERS);
    const attacker = this.#attackers[at];
    if (attacker === undefined || attacker.isClosed || this.#chance.happens(0.01)) {
      attacker?.leave();
      this.#attackers[at] = new Attacker(this.arena, this.#chance, this.#loot, (text) => this.#overhear(text));
      return;
    }
    const isFlood = this.#chance.happens(0.002);
    for (let times = 0; times < (isFlood ? 150 : 1); times++) attacker.attack();
    this.sent += isFlood ? 150 : 1;
    if (this.#chance.happens(0.001)) this.arena.say(10 ** 9, '{"t":"ping"}');
  }

  #overhear(text: string): void {
    if (text.length < 20_000 && this.#chance.happens(0.01)) note(this.#loot.secrets, wordIn(text, this.#chance));
    const secrets = [
      ...this.#keys.values().toArray().flat(),
      ...this.honest.flatMap(({ identity }) => identity?.token ?? []),
    ];
    for (const secret of secrets) if (text.includes(secret)) this.wrongs.push(`somebody was told ${secret}`);
  }

  /** In an honest seat only its owner moves, and bots. */
  #checkWrite({ entries }: LogWrite): void {
    for (const { table, body } of entries) {
      const entry = parseEntry(body);
      const party = this.parties.find(([host]) => host?.state.table?.info.id === table);
      if (entry?.k === 'began') this.#keys.set(table, [entry.key, entry.salt]);
      if (entry?.k === 'dealt' && entry.key !== undefined) this.#keys.get(table)?.push(entry.key);
      if (entry?.k === 'revealed') this.#keys.get(table)?.push(entry.part);
      if (entry?.k === 'ended' || entry?.k === 'closed') this.#keys.delete(table);
      if (entry?.k !== 'answered' || entry.by !== 'owner' || party === undefined) continue;
      const [guest = '', re = ''] = entry.asked ?? [];
      const owner = party.find((one) => one.guest === guest);
      if (owner === undefined || !re.startsWith(owner.name)) this.wrongs.push(`${guest} has moved with ${re}`);
    }
  }
}

export function isPlaying({ state }: HonestPlayer): boolean {
  return state.table?.info.phase === 'playing';
}

function note(list: string[], one: string): void {
  list.push(one);
  if (list.length > MOST_LOOT) list.shift();
}

/** Something that might be a key to something. */
function wordIn(text: string, chance: Chance): string {
  const words = text.match(/[\w.-]{8,}/g) ?? ['nothing'];
  return chance.pick(words) ?? '';
}
