import {
  type Agent,
  type Answer,
  type Asked,
  choice,
  EngineBug,
  INTERJECT,
  isSelection,
  question,
  type Refusal,
  type Standing,
} from '@dustup/kernel';
import type { Io } from '../io.ts';
import { chooseAnswer } from './choose.ts';
import type { Desk, Leave } from './desk.ts';
import { drawn, wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import { type Company, withRoles } from './seats.ts';
import type { Face, Happened, Sight } from './sight.ts';
import { turnText } from './table.ts';

/** The game as a session needs it: a recording, or a position that somebody has made up. */
export type Played<View, Event> = {
  readonly position: Playing<View>;
  readonly events: readonly Event[];
  readonly answer: (seat: number, answer: Answer) => Refusal | undefined;
};

type Playing<View> = {
  readonly isOver: boolean;
  readonly open: readonly Asked[];
  readonly standing: readonly Standing[];
  readonly view: (seat: number | null) => View;
};

/** A game being recorded. */
export type Recorded<View, Event> = {
  readonly position: Playing<View>;
  readonly record: { readonly events: readonly Event[] };
  readonly answer: (seat: number, answer: Answer) => Refusal | undefined;
};

export function playedFrom<View, Event>(recording: Recorded<View, Event>): Played<View, Event> {
  const { position, record } = recording;
  return { position, events: record.events, answer: (seat, answer) => recording.answer(seat, answer) };
}

type Table<View, Event extends Happened> = {
  readonly io: Io;
  readonly face: Face<View, Event>;
  readonly game: Played<View, Event>;
  readonly company: Company;
  /** A bot for every seat but yours. */
  readonly bots: readonly Agent<View>[];
  readonly screen: () => Screen;
  readonly save: (file: string | undefined) => void;
};

/** Lines that the table leaves to the question and its menu. */
const ROOM_FOR_MENU = 12;

/** Questions that come before anybody has a hand. */
const BEFORE_THE_DEAL = ['chooseCharacter', 'front'];

/** A game between one person (or nobody) and bots, told as it goes. */
export class Session<View, Event extends Happened> {
  readonly #table: Table<View, Event>;
  readonly #desk: Desk;
  readonly #log: string[] = [];
  #heard = 0;
  /** The turn in which the table was shown last. */
  #tableShownAt = 0;
  /** Whether the last line on the screen is an empty one. */
  #isAtGap = true;
  /** While the person wants no offers: the life and turn at which they said so. */
  #quietSince = '';
  #wasOut = false;
  #hasBegun = false;

  constructor(table: Table<View, Event>) {
    this.#table = table;
    this.#desk = {
      io: table.io,
      screen: table.screen,
      sight: () => this.#sight,
      log: this.#log,
      save: table.save,
      ahead: [],
      mistakes: 0,
      linesAbove: 0,
    };
  }

  get #sight(): Sight {
    return this.#table.face.sight(this.#table.game.position.view(this.#table.company.you));
  }

  /** What has happened already is not told again. */
  skipStory(): void {
    this.#hear(false);
  }

  /** Plays to the end, or until the person leaves. */
  async play(): Promise<'over' | Leave> {
    const { position } = this.#table.game;
    this.#hear(true);
    while (!position.isOver) {
      this.#openWithTable();
      const left = await this.#nextAnswer();
      if (left !== undefined) return left;
      this.#hear(true);
    }
    return 'over';
  }

  async #nextAnswer(): Promise<Leave | undefined> {
    const { game, company } = this.#table;
    const { position } = game;
    const asked = position.open.find(({ seat }) => seat !== company.you) ?? position.open[0];
    if (asked === undefined) throw new EngineBug('nobody is asked, and the game is not over');
    for (const offer of position.standing) {
      if (offer.seat !== company.you) {
        const slots = this.#botAt(offer.seat).interjects(() => position.view(offer.seat), offer);
        if (slots !== null) return this.#give(offer.seat, { [INTERJECT]: offer.question.kind, ...slots });
      } else if (asked.seat !== company.you && !this.#isQuiet()) {
        const cutIn = await this.#offerToYou(asked, offer);
        if (cutIn !== undefined) return cutIn === 'done' ? undefined : cutIn;
      }
    }
    if (asked.seat === company.you) return this.#askYou(asked, position.standing);
    return this.#give(
      asked.seat,
      this.#botAt(asked.seat).answer(() => position.view(asked.seat), asked),
    );
  }

  #botAt(seat: number): Agent<View> {
    const bot = this.#table.bots[seat];
    if (bot === undefined) throw new EngineBug(`nobody sits at seat ${seat}`);
    return bot;
  }

  #give(seat: number, answer: Answer): undefined {
    const refusal = this.#table.game.answer(seat, answer);
    if (refusal !== undefined) throw new EngineBug(`an answer of seat ${seat} is refused: ${refusal.refused}`);
  }

  async #askYou(asked: Asked, standing: readonly Standing[]): Promise<Leave | undefined> {
    const offers = standing.filter(({ seat }) => seat === asked.seat);
    const { kind, options } = asked.question;
    const isPlay = kind === 'play';
    this.#gap();
    if (isPlay) this.#showTable();
    else if (!BEFORE_THE_DEAL.includes(kind) && !isSelection(options)) this.#showHand();
    const facts = isPlay ? this.#sight.playFacts(this.#table.screen()) : '';
    const lines = wrapped(`${this.#painted(this.#questionText(asked))}${facts}`, this.#table.screen().columns);
    this.#say(lines.join('\n'));
    this.#desk.linesAbove += lines.length - 1;
    const chosen = await chooseAnswer(this.#desk, asked, offers);
    this.#desk.linesAbove = 0;
    if (typeof chosen === 'string') return chosen;
    this.#gap();
    return this.#give(asked.seat, chosen.answer);
  }

  /** Something the person may do although somebody else is asked. `done` when it was done. */
  async #offerToYou(asked: Asked, offer: Standing): Promise<'done' | Leave | undefined> {
    const { nameOf, text } = this.#table.screen().vocabulary;
    this.#gap();
    this.#say(this.#painted(text('terminal.mayInterject', { name: nameOf(offer.question.kind) })));
    const options = choice('do', ['goOn', 'quiet']);
    const instead: Asked = { ...asked, seat: offer.seat, question: question('interject', null, options) };
    const chosen = await chooseAnswer(this.#desk, instead, [offer]);
    if (typeof chosen === 'string') return chosen;
    this.#gap();
    if (chosen.answer['do'] === 'quiet') this.#quietSince = this.#sight.ownMark;
    if (chosen.answer[INTERJECT] === undefined) return undefined;
    this.#give(offer.seat, chosen.answer);
    return 'done';
  }

  #isQuiet(): boolean {
    return this.#quietSince === this.#sight.ownMark;
  }

  #questionText({ question }: Asked): string {
    const { company, screen } = this.#table;
    const { vocabulary, paint } = screen();
    return drawn(vocabulary.question(question, withRoles(company)), paint);
  }

  /** In phase 2 the table, once a turn; the menu shows the hand. */
  #showTable(): void {
    const { turn, table } = this.#sight;
    if (this.#tableShownAt === turn) return;
    const screen = this.#table.screen();
    const text = table({ ...screen, rows: screen.rows - ROOM_FOR_MENU });
    this.#say(text);
    this.#gap();
    this.#tableShownAt = turn;
    this.#desk.linesAbove = text.split('\n').length + 1;
  }

  /** Before somebody else's first move: who sits where, and who the Sheriff is. */
  #openWithTable(): void {
    const { position, company } = { ...this.#table, ...this.#table.game };
    const isYourPlay = position.open.some(({ seat, question: { kind } }) => seat === company.you && kind === 'play');
    if (!this.#hasBegun || this.#tableShownAt > 0 || isYourPlay) return;
    this.#gap();
    this.#showTable();
    if (company.you === null || position.open.some(({ seat }) => seat === company.you)) return;
    this.#showHand();
    this.#gap();
  }

  #showHand(): void {
    const text = this.#sight.hand(this.#table.screen());
    this.#say(text);
    this.#desk.linesAbove += text.split('\n').length;
  }

  /** Tells what has happened since, as this viewer saw it. */
  #hear(isTold: boolean): void {
    const { game, face, company, bots, screen } = this.#table;
    const { events } = game;
    for (; this.#heard < events.length; this.#heard++) {
      const event = events[this.#heard];
      if (event === undefined) continue;
      for (const [seat, bot] of bots.entries()) if (seat !== company.you) bot.hears?.(face.redact(event, seat));
      const seen = face.redact(event, company.you);
      if (seen.type === 'turnBegan') this.#announceTurn(seen.seat ?? 0, seen.count ?? 0, isTold);
      if (seen.type === 'drew' && !this.#hasBegun) continue; // everybody gets a first hand
      const sentence = face.sentence(seen, events[this.#heard - 1], company, screen().vocabulary);
      if (sentence.length > 0) this.#note(this.#indented(drawn(sentence, screen().paint)), isTold);
      if (isTold && face.isOut(seen, company.you)) this.#sayOut();
    }
  }

  #indented(sentence: string): string {
    const [first = '', ...rest] = wrapped(sentence, this.#table.screen().columns - 4);
    return [`  ${first}`, ...rest.map((line) => `    ${line}`)].join('\n');
  }

  #announceTurn(seat: number, number: number, isTold: boolean): void {
    this.#hasBegun = true;
    const { vocabulary, paint } = this.#table.screen();
    this.#note(paint.bold(turnText(number, seat, this.#table.company, vocabulary)), isTold);
  }

  #sayOut(): void {
    if (!this.#wasOut && !this.#table.game.position.isOver)
      this.#say(this.#painted(this.#table.screen().vocabulary.text('terminal.youAreOut')));
    this.#wasOut = true;
  }

  #note(line: string, isTold: boolean): void {
    this.#log.push(line);
    if (isTold) this.#say(line);
  }

  #painted(text: string): string {
    return this.#table.screen().paint.bold(text);
  }

  #say(text: string): void {
    this.#table.io.write(`${text}\n`);
    this.#isAtGap = false;
  }

  /** An empty line, but never two. */
  #gap(): void {
    if (!this.#isAtGap) this.#table.io.write('\n');
    this.#isAtGap = true;
  }
}
