import { type DuelPosition, duelRules, type State } from '@dustup/duel';
import { type Answer, Position } from '@dustup/kernel';
import type { Spoken } from '../lexicon.ts';
import { answerFromSpoken } from '../parse/answer.ts';
import { readScenarios, type Scenario } from '../parse/scenario.ts';
import { mustEatSeat } from '../parse/seat-names.ts';
import { runSteps, type ScenarioResult, type Source } from '../scenario-runner.ts';
import { duelFindingOf } from './expect.ts';
import { duelLexicon } from './lexicon.ts';
import { DUEL_LINES, duelStateOf, SEAT_NAMES } from './position-text.ts';

/** Whoever plays a scenario's decisions; the test kit's host looks at every invariant besides. */
export type DuelHost = { readonly position: DuelPosition; answer(seat: number, answer: Answer): void };

export type DuelRunOptions = Source & { readonly open?: (state: State) => DuelHost };

function plainHost(state: State): DuelHost {
  const position = Position.at(duelRules, state);
  return { position, answer: (seat, answer) => position.accept(seat, answer) };
}

/** The scenarios of a text about The Duel. Throws a `NotationError` when it cannot be read. */
export function readDuelScenarios(text: string): Scenario[] {
  return readScenarios(text, DUEL_LINES);
}

export function runDuelScenarios(text: string, options: DuelRunOptions = {}): ScenarioResult[] {
  return readDuelScenarios(text).map((scenario) => runDuelScenario(scenario, options));
}

/** Runs one scenario of The Duel: to its end, or to the first decision that cannot be made. */
export function runDuelScenario(
  scenario: Scenario,
  { open = plainHost, ...source }: DuelRunOptions = {},
): ScenarioResult {
  return runSteps<DuelHost>(scenario, source, {
    begin: (position) => open(duelStateOf(position)),
    decide: (host, text) => {
      const { seat, rest } = mustEatSeat(SEAT_NAMES, text);
      host.answer(seat, answerFromSpoken(spokenAt(host), seat, rest));
    },
    find: (host, text) => duelFindingOf({ game: host.position.game, spoken: spokenAt(host) }, text),
  });
}

function spokenAt({ position }: DuelHost): Spoken {
  return { position, names: SEAT_NAMES, lexicon: duelLexicon(position.game, SEAT_NAMES) };
}
