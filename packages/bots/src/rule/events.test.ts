import { type BangPosition, bangRules, cardId } from '@dustup/bang';
import { type Answer, keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { nextDecision } from '../play-out.ts';
import { ruleBot } from './rule-bot.ts';

type Seat = ReturnType<typeof table<'Ann'>>['Ann'];

const sets = ['base', 'dodge-city', 'high-noon', 'a-fistful-of-cards'];
const atDraw = { sets, phase: 'draw' } as const;

function answerOf(seat: Seat): Answer {
  const asked = seat.game.askedOf(seat.seat);
  if (asked === undefined) throw new Error(`${seat.name} is not asked: ${seat.game.now}`);
  const answer = ruleBot(7).answer(() => seat.view, asked);
  expect(seat.game.whyNot(seat.seat, answer)).toBeUndefined();
  return answer;
}

function namesIn({ game }: Seat, cards: Answer[string] | undefined): string[] {
  return [cards ?? []].flat().map((card) => game.faceOf(cardId(Number(card))).card.name);
}

describe('The rule bot, when events are turned', () => {
  it('plays 300 games with all of them to their end', () => {
    const turned = new Set<string | null>();
    for (let game = 0; game < 300; game++) {
      const players = 3 + (game % 6);
      const setup = { players, sets, options: ['allEvents'] };
      const position: BangPosition = Position.begin(bangRules, setup, keyFromSeed(`events ${game}`));
      const bots = Array.from({ length: players }, (_, seat) => ruleBot(seat));
      while (!position.isOver) {
        const [seat, answer] = nextDecision(position, bots);
        position.accept(seat, answer);
        turned.add(position.state.inForce['events'] ?? null);
      }
    }
    expect(turned.size).toBe(29); // all 28, and none in the first rounds
  });

  it('drinks instead of drawing at the last points only', () => {
    const low = table({ Ann: { life: 1 }, Ben: {} }, { ...atDraw, event: 'Hard Liquor' });
    expect(answerOf(low.Ann)).toEqual({ do: 'drink' });
    const high = table({ Ann: {}, Ben: {} }, { ...atDraw, event: 'Hard Liquor' });
    expect(answerOf(high.Ann)).toEqual({ do: 'draw' });
  });

  it('aims at a foe with what an event lets everybody do, not at the first who may be chosen', () => {
    const { Dan, Ann } = table(
      {
        Ann: { role: 'sheriff', hand: ['Beer'] },
        Dan: { role: 'deputy', hand: ['BANG!', 'BANG!', 'BANG!'] },
        Out: { role: 'outlaw', hand: ['Beer'] },
        Two: { role: 'outlaw', hand: ['Beer'] },
        Ren: { role: 'renegade', hand: ['Beer'] },
      },
      { sets, turn: 'Dan', event: 'Sniper', bangsPlayed: 1 },
    );
    const answer = answerOf(Dan);
    expect(answer).toMatchObject({ do: 'use', use: 'sniper' });
    expect(answer['at']).not.toBe(Ann.seat);
  });

  it('guesses the colour of which more is left, and never stops', () => {
    const { Ann } = table(
      { Ann: { hand: ['BANG! A♠'] }, Ben: {} },
      { ...atDraw, event: 'Peyote', deckExactly: ['2♣', '3♣', '4♣'] },
    );
    expect(['red', 'black']).toContain(answerOf(Ann)['call']);
  });

  it('swaps what is of little use', () => {
    const { Ann } = table(
      { Ann: { hand: ['Missed!'], inPlay: ['Winchester'] }, Ben: {}, Cat: {} },
      { ...atDraw, event: 'Ranch', deckTop: ['Schofield', 'Beer'] },
    );
    expect(namesIn(Ann, answerOf(Ann)['cards'])).toEqual(['Schofield']);
  });

  it('loses the card in front of it that it would love to lose', () => {
    const { Ann, Cat } = table(
      { Ann: { hand: ['Missed!'], inPlay: ['Barrel', 'Dynamite'] }, Ben: {}, Cat: { hand: ['Missed!'] } },
      { sets, eventsToCome: ['The Daltons'], turn: 'Cat' },
    );
    Cat.endsTurn();
    expect(namesIn(Ann, answerOf(Ann)['card'])).toEqual(['Dynamite']);
  });

  it('gives life to nobody but one of its own who is about to fall', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', life: 1, hand: ['Missed!'] },
        Cat: { role: 'outlaw', hand: ['Missed!'] },
        Ben: { role: 'deputy', hand: ['Missed!'] },
      },
      { sets, event: 'Blood Brothers' },
    );
    Ann.endsTurn();
    expect(answerOf(Cat)).toEqual({ do: 'pass' });
    Cat.picks('pass');
    Cat.endsTurn();
    expect(answerOf(Ben)).toEqual({ do: 'give', at: 0 });
  });

  it('saves a good card from a thrown BANG!, and lets a Jail go', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG!', 'BANG!', 'Beer'] }, Ben: { hand: ['Missed!', 'Missed!'], inPlay: ['Mustang', 'Jail'] } },
      { sets, event: 'Ricochet' },
    );
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Jail' });
    expect(answerOf(Ben)).toEqual({ do: 'takeIt' });
    Ben.passes();
    Ann.uses('Ricochet', { card: 'BANG!', on: Ben, what: 'Mustang' });
    expect(answerOf(Ben)).toMatchObject({ do: 'play' });
  });

  it('throws what it can spare at a foe’s card, and shoots with a pair', () => {
    const seats = {
      Ann: { role: 'sheriff', hand: ['Missed!', 'Beer'], inPlay: ['Barrel'] },
      Ben: { role: 'outlaw', hand: ['BANG!', 'BANG!', 'BANG!'] },
      Cat: { role: 'outlaw' },
    } as const;
    const thrown = table(seats, { sets, event: 'Ricochet', turn: 'Ben', bangsPlayed: 1 });
    expect(answerOf(thrown.Ben)).toMatchObject({ do: 'use', use: 'ricochet', at: 0 });
    const shot = table(seats, { sets, event: 'Sniper', turn: 'Ben', bangsPlayed: 1 });
    expect(answerOf(shot.Ben)).toMatchObject({ do: 'use', use: 'sniper', at: 0 });
  });

  it('reads the suit that counts: under the Curse it picks the harmless value', () => {
    const { Ann, Duke } = table(
      { Ann: { hand: ['Missed!'] }, Duke: { is: 'Lucky Duke', hand: ['Missed!'], inPlay: ['Dynamite'] } },
      { sets, event: 'Curse', deckTop: ['7♥', 'K♠'] },
    );
    Ann.endsTurn();
    expect(Duke.game.faceOf(cardId(Number(answerOf(Duke)['card']))).signText).toBe('K♠');
  });
});
