import type { HouseWish } from '@dustup/protocol';
import {
  answerFrom,
  type Client,
  type ClientInput,
  type ClientState,
  createClient,
  type Identity,
  randomAnswerFrom,
  type Wish,
} from '@dustup/protocol/client';
import type { Chance } from '../simulation/chance.ts';
import type { Arena } from './arena.ts';

type Happening = ClientInput extends infer I ? (I extends ClientInput ? Omit<I, 'now'> : never) : never;

/** Somebody who only wants to play, with the real client. */
export class HonestPlayer {
  readonly name: string;
  readonly sent: string[] = [];
  identity: Identity | null = null;
  readonly #arena: Arena;
  readonly #chance: Chance;
  readonly #client: Client;
  #connection: number | undefined;
  #requests = 0;

  constructor(name: string, arena: Arena, chance: Chance) {
    this.name = name;
    this.#arena = arena;
    this.#chance = chance;
    this.#client = createClient({ newRe: () => this.#newRe(), chance: () => 0.5, name });
    this.#handle({ type: 'open' });
  }

  get state(): ClientState {
    return this.#client.state;
  }

  get guest(): string {
    return this.identity?.guest ?? '';
  }

  wants(wish: Wish): void {
    this.#handle({ type: 'request', request: { ...wish, re: this.#newRe() } });
  }

  opens(house: HouseWish): string {
    this.wants({ t: 'create', house });
    return this.state.table?.info.code ?? '';
  }

  /** Answers what it is asked, if anything. */
  plays(): void {
    this.#handle({ type: 'timer' });
    const game = this.state.table?.game;
    if (game?.ask == null || game.answering !== null) return;
    const answer = answerFrom(game, { answer: (question) => randomAnswerFrom(question, this.#chance) });
    if (answer === null) return;
    const slots = Object.entries(answer).map(([slot, value]) => [slot, typeof value === 'object' ? [...value] : value]);
    this.wants({ t: 'answer', game: game.id, ask: game.ask.id, answer: Object.fromEntries(slots) });
  }

  #newRe(): string {
    return `${this.name}-${++this.#requests}`;
  }

  #handle(happening: Happening): void {
    for (const output of this.#client.handle({ ...happening, now: this.#arena.now })) {
      if (output.type === 'connect') this.#connect(output.connection);
      if (output.type === 'disconnect' && this.#connection !== undefined) this.#arena.hangUp(this.#connection);
      if (output.type === 'remember') this.identity = output.identity;
      if (output.type !== 'send' || this.#connection === undefined) continue;
      this.sent.push(output.text);
      this.#arena.say(this.#connection, output.text);
    }
  }

  #connect(connection: number): void {
    const ear = {
      hear: (text: string) => this.#handle({ type: 'received', connection, text }),
      closed: (code: number) => this.#handle({ type: 'disconnected', connection, code }),
    };
    this.#connection = this.#arena.connect(ear, this.name);
    this.#handle({ type: 'connected', connection, identity: this.identity });
  }
}
