import { bangRules, type Game } from '@dustup/bang';
import { choice, type Procedure, refuse } from '@dustup/kernel';
import { stateFrom } from '@dustup/notation';
import { describe, expect, it } from 'vitest';
import { randomGames } from '../random-games.ts';
import { table } from '../table.ts';
import { checkOffered } from './offered.ts';
import { Watching } from './watch.ts';
import type { BangRules } from './watched.ts';

/** A short game in which Ann shoots Ben, with whatever rules. */
function shootOut(rules: BangRules): void {
  const { Ann, Ben } = table(
    {
      Ann: { hand: ['BANG!', 'Beer'], tokens: { gold: 2 } },
      Ben: { hand: ['Beer', 'Stagecoach'], inPlay: ['Barrel'] },
      Cleo: { hand: ['Missed!'] },
    },
    { deckTop: ['8♣', 'Beer', '2♦'], rules },
  );
  Ann.plays('BANG!', { on: Ben });
  Ben.uses('Barrel');
  Ben.passes();
  Ann.endsTurn();
}

/** The rules with something done whenever a procedure stops at a question. */
function atEveryStop(spoil: (game: Game, stop: Stop) => Stop | 'skip'): BangRules {
  return {
    ...bangRules,
    step(game) {
      const procedure = bangRules.step(game);
      return procedure === undefined ? undefined : spoilt(game, procedure, spoil);
    },
  };
}

type Stop = Procedure extends Generator<infer S, infer _R, infer _N> ? S : never;

function* spoilt(game: Game, procedure: Procedure, spoil: (game: Game, stop: Stop) => Stop | 'skip'): Procedure {
  let result = procedure.next();
  while (result.done !== true) {
    const stop = spoil(game, result.value);
    const reply = stop === 'skip' ? { answer: { do: 'takeIt' }, together: undefined, standing: undefined } : yield stop;
    result = procedure.next(reply);
  }
}

/** Ann at her play question, before anything has been checked. */
function watchingAnn(rules: BangRules): Watching {
  const seats = [{ name: 'Ann', hand: ['BANG!', 'Beer'] }, { name: 'Ben' }];
  return new Watching(rules, stateFrom({ sets: ['base'], seats }));
}

/** The rules with a word more in every view. */
function viewWith(leak: (game: Game) => string): BangRules {
  return {
    ...bangRules,
    view(game, viewer) {
      const plain = { ...bangRules.view(game, viewer).toJSON(), options: [leak(game)] };
      return { ...plain, own: null, toJSON: () => plain };
    },
  };
}

describe('The invariants', () => {
  it('hold for the game itself', () => {
    expect(() => shootOut(bangRules)).not.toThrow();
  });

  it('I1: catch a game that goes another way the second time', () => {
    let games = 0;
    const rules: BangRules = {
      ...bangRules,
      open(state, listener) {
        games += 1;
        state.turn.memory['opened'] = games;
        return bangRules.open(state, listener);
      },
    };
    expect(() => shootOut(rules)).toThrow(/I1: a replay from the start differs: .state.turn.memory.opened/);
  });

  it('I1: catch a story told differently', () => {
    let told = 0;
    const rules: BangRules = {
      ...bangRules,
      open: (state, listener) =>
        bangRules.open(state, listener && ((event) => listener({ ...event, detail: (told += 1) }))),
    };
    expect(() => shootOut(rules)).toThrow(/I1: a replay tells another story/);
  });

  it('I2: catch a forgotten field in a copy', () => {
    const rules: BangRules = {
      ...bangRules,
      copy(state) {
        const copy = bangRules.copy(state);
        for (const seat of copy.seats) seat.tokens = {};
        return copy;
      },
    };
    expect(() => shootOut(rules)).toThrow(/I2: a fork differs: .state.seats.0.tokens/);
  });

  it('I2: catch a copy that shares a list', () => {
    const rules: BangRules = {
      ...bangRules,
      copy: (state) => ({ ...bangRules.copy(state), discardPile: state.discardPile }),
    };
    expect(() => shootOut(rules)).toThrow(/I[1-5]:|EngineBug/);
  });

  it('I2: catch what is no JSON', () => {
    const rules = atEveryStop((game, stop) => {
      Object.assign(game.state.turn.memory, { oops: undefined });
      return stop;
    });
    expect(() => shootOut(rules)).toThrow(/I2: the state is not plain JSON/);
  });

  it('I3: catch a card in two zones', () => {
    const rules = atEveryStop((game, stop) => {
      const [card] = game.state.seats[0]?.hand ?? [];
      if (card !== undefined && game.state.turn.bangsPlayed > 0) game.state.discardPile.push(card);
      return stop;
    });
    expect(() => shootOut(rules)).toThrow(/I3: card \d+ is in 2 zones/);
  });

  it('I3: catch a face that is lost', () => {
    const rules = atEveryStop((game, stop) => {
      const [first] = game.state.faces;
      if (first !== undefined) game.state.faces[1] = first;
      return stop;
    });
    expect(() => shootOut(rules)).toThrow(/I3: face \d+ is on \d cards/);
  });

  it('I4: catch a view that shows a hand', () => {
    const rules = viewWith((game) => String(game.state.seats[1]?.hand));
    expect(() => shootOut(rules)).toThrow(/I4: (seat 0|seat 2|a spectator) can tell what is hidden: .view.options/);
  });

  it('I4: catch a view that shows a face of the pile', () => {
    const rules = viewWith(({ state }) => String(state.faces[state.drawPile.at(-1) ?? -1]));
    expect(() => shootOut(rules)).toThrow(/I4: .* can tell what is hidden: .view.options/);
  });

  it('I4: catch a view that shows a role', () => {
    const rules = viewWith((game) => game.state.seats.map(({ role }) => role).join());
    const roles = () =>
      table({ Ann: {}, Ben: { role: 'outlaw' }, Cleo: { role: 'renegade' }, Dan: { role: 'deputy' } }, { rules });
    expect(roles).toThrow(/I4: .* can tell what is hidden: .view.options/);
  });

  it('I4: catch events that are not redacted', () => {
    expect(() => shootOut({ ...bangRules, redact: (event) => event })).toThrow(
      /I4: .* can tell what is hidden: .events/,
    );
  });

  it('I4: catch chance in a view', () => {
    const rules = viewWith((game) => game.state.random.key);
    expect(() => shootOut(rules)).toThrow(/I4: .* can tell what is hidden: .view.options/);
  });

  it('I4: catch a question that is asked only of those who can answer it', () => {
    const rules = atEveryStop((game, stop) => {
      if (!('question' in stop) || stop.question.kind !== 'dodge') return stop;
      const seat = game.state.seats[stop.seat];
      const isHopeless = seat?.hand.every(
        (card) => game.book.faces[game.state.faces[card] ?? -1]?.card.slug !== 'missed',
      );
      return isHopeless === true && seat?.inPlay.length === 0 ? 'skip' : stop;
    });
    const shoot = () => {
      const { Ann, Ben } = table({ Ann: { hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed!'] }, Cleo: {} }, { rules });
      Ann.plays('BANG!', { on: Ben });
    };
    expect(shoot).toThrow(/I4: .* can tell what is hidden: .*(stops|view)/);
  });

  it('I5: catch an option that is refused after all', () => {
    let stops = 0;
    const rules = atEveryStop((_game, stop) => {
      if (!('question' in stop)) return stop;
      const isOriginal = stops++ === 0;
      const why = () => (isOriginal ? undefined : refuse('changedMyMind'));
      return { ...stop, question: { ...stop.question, options: choice('do', ['end'], { why }) } };
    });
    expect(() => checkOffered(watchingAnn(rules), 60)).toThrow(/I5: .*"do":"end".* is offered and refused: .*changed/);
  });

  it('I5: catch an option that leads nowhere', () => {
    const rules = atEveryStop((_game, stop) => {
      if (!('question' in stop)) return stop;
      const options = choice('do', ['play', 'takeIt'], { next: () => choice('card', []) });
      return { ...stop, question: { ...stop.question, options } };
    });
    expect(() => shootOut(rules)).toThrow(/I5: seat 0 has nothing to choose for 'card'/);
  });

  it('I5: catch a refused answer that changes something', () => {
    const rules = atEveryStop((game, stop) => {
      if (!('question' in stop)) return stop;
      const why = () => {
        game.state.turn.bangsPlayed += 1;
        return undefined;
      };
      return { ...stop, question: { ...stop.question, options: choice('do', ['end'], { why }) } };
    });
    expect(() => checkOffered(watchingAnn(rules), 60)).toThrow(
      /I5: trying answers changed the game: .state.turn.bangs/,
    );
  });

  it('I4: catch a choice of characters that others can see', () => {
    const rules = viewWith((game) => JSON.stringify(game.state.seats.map(({ characterChoice }) => characterChoice)));
    const play = () =>
      randomGames({ players: 5, options: ['twoCharacters'], games: 1, seed: 'choice', oneIn: 1, rules });
    expect(play).toThrow(/I4: .* can tell what is hidden: .view.options/);
  });
});
