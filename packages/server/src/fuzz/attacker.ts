import { decodeAsk, type ServerMessage, type WireAsk } from '@dustup/protocol';
import { randomAnswerFrom } from '@dustup/protocol/client';
import type { Chance } from '../simulation/chance.ts';
import { parseSent } from '../simulation/parse-sent.ts';
import type { Arena } from './arena.ts';
import type { Loot } from './evil.ts';
import { hostileText } from './hostile.ts';

/** A connection that sends what it should not. */
export class Attacker {
  isClosed = false;
  readonly #arena: Arena;
  readonly #chance: Chance;
  readonly #loot: Loot;
  readonly #connection: number;
  /** What it was asked last, in a game of its own. */
  #asked: { readonly game: string; readonly ask: WireAsk } | undefined;

  constructor(arena: Arena, chance: Chance, loot: Loot, onHear: (text: string) => void) {
    this.#arena = arena;
    this.#chance = chance;
    this.#loot = loot;
    const ear = {
      hear: (text: string) => {
        this.#learn(text);
        onHear(text);
      },
      closed: () => {
        this.isClosed = true;
      },
    };
    this.#connection = arena.connect(ear, `10.0.0.${chance.below(50)}`);
    if (chance.happens(0.9)) this.say('{"t":"hello","v":2,"name":"Ann"}');
  }

  attack(): void {
    this.say(this.#chance.happens(0.1) ? this.#answer() : hostileText(this.#chance, this.#loot));
  }

  /** An answer to what it is asked, nearly right. */
  #answer(): string {
    const question = this.#asked && decodeAsk(this.#asked.ask).question;
    if (this.#asked === undefined || question === undefined) return hostileText(this.#chance, this.#loot);
    const { game, ask } = this.#asked;
    const answer: { [slot: string]: unknown } = { ...randomAnswerFrom(question, this.#chance) };
    const [slot = 'do'] = Object.keys(answer);
    if (this.#chance.happens(0.5)) answer[slot] = this.#chance.pick([-1, 'end', [], [answer[slot]], 10 ** 9, null]);
    if (this.#chance.happens(0.2)) answer['extra'] = 1;
    return JSON.stringify({ t: 'answer', re: `a${this.#chance.below(1000)}`, game, ask: ask.id, answer });
  }

  #learn(text: string): void {
    if (!text.includes('"ask":{')) return;
    const message: ServerMessage = parseSent(text);
    if (message.t === 'step' && message.ask != null) this.#asked = { game: message.game, ask: message.ask };
    if (message.t === 'table' && message.game?.ask != null)
      this.#asked = { game: message.game.id, ask: message.game.ask };
  }

  say(text: string): void {
    if (!this.isClosed) this.#arena.say(this.#connection, text);
  }

  leave(): void {
    if (!this.isClosed) this.#arena.hangUp(this.#connection);
    this.isClosed = true;
  }
}
