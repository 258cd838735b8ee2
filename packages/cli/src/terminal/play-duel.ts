import { randomBytes } from 'node:crypto';
import { duelBotNamed } from '@dustup/bots';
import { duelRules, type View } from '@dustup/duel';
import { digestOf, EngineBug, keyFromSeed, Recording } from '@dustup/kernel';
import { type ExitCode, type Io, OK, UsageError, WRONG_USAGE } from '../io.ts';
import type { Leave } from './desk.ts';
import { DUEL_FACE } from './duel-sight.ts';
import { duelTableText } from './duel-table.ts';
import { reportCrash } from './endings.ts';
import { wrapped } from './paint.ts';
import type { Screen } from './screen.ts';
import { type Company, namesFor } from './seats.ts';
import { playedFrom, Session } from './session.ts';

export type DuelWishes = {
  readonly bot: string;
  readonly seat?: number | undefined;
  readonly seed?: string | undefined;
  readonly name: string;
  readonly isWatched: boolean;
};

const PLAYERS = 2;

/** A whole Duel in the terminal. The first seat is the Law. There is no notation for it yet, so it cannot be saved. */
export async function playDuel(
  io: Io,
  { bot, seat, seed, name, isWatched }: DuelWishes,
  screenFor: (company: Company) => () => Screen,
): Promise<ExitCode> {
  if (seat !== undefined && seat > PLAYERS) throw new UsageError('noSuchSeat', { seat, players: PLAYERS });
  const key = seed === undefined ? randomBytes(32).toString('hex') : keyFromSeed(seed);
  const you = isWatched ? null : seat === undefined ? digestOf(key) % PLAYERS : seat - 1;
  const company: Company = { names: namesFor(PLAYERS, you, name), you };
  const screen = screenFor(company);
  const recording = new Recording(duelRules, { law: 0 }, key);
  const { text } = screen().vocabulary;
  const session = new Session({
    io,
    face: DUEL_FACE,
    game: playedFrom(recording),
    company,
    bots: company.names.map((_, at) => duelBotNamed(bot, digestOf(`${key}/${at}`))),
    screen,
    save: () => io.write(`${text('duel.notSaved')}\n`),
  });
  try {
    if (you !== null) greet(io, recording.position.view(you), screen());
    const end = await session.play();
    return end === 'over' ? tellEnd(io, recording.position.view(you), screen()) : leave(io, end, screen());
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return reportCrash(io, recording.record, error.message, screen());
  }
}

function greet(io: Io, { viewer, seats }: View, { vocabulary: { text }, columns, paint }: Screen): void {
  const side = seats.find(({ seat }) => seat === viewer)?.side ?? 'law';
  const says = `${text('duel.side', { side: text(`mat.of.${side}`) })} ${text('guide.goal.text')}`;
  io.write(`${wrapped(says, columns).join('\n')}\n${paint.dim(text('terminal.hints'))}\n\n`);
}

function tellEnd(io: Io, view: View, screen: Screen): ExitCode {
  const { text } = screen.vocabulary;
  const { outcome, viewer } = view;
  io.write(`\n${duelTableText(view, screen)}\n\n`);
  if (outcome !== null)
    io.write(`${screen.paint.bold(text('terminal.gameOver', { side: text(`sides.${outcome.side}`) }))}\n`);
  if (outcome !== null && viewer !== null) {
    const hasWon = Number(outcome.winner) === viewer;
    io.write(`${hasWon ? screen.paint.green(text('terminal.youWin')) : text('terminal.youLose')}\n`);
  }
  return OK;
}

function leave(io: Io, why: Leave, { vocabulary: { text } }: Screen): ExitCode {
  if (why === 'endOfInput') io.write(`\n${text('terminal.inputEnded')}\n`);
  if (why === 'mistakes') io.error(`${text('terminal.tooManyMistakes')}\n`);
  io.write(`${text('duel.notSaved')}\n`);
  return why === 'mistakes' ? WRONG_USAGE : OK;
}
