import { isSelection } from '@dustup/kernel';
import { decides, inWords, table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { ruleBot } from './rule-bot.ts';

const END = { do: 'end' };
const shown = { isRoleShown: true };
/** Four others of a game for five, all known: a table where there is nothing to guess. */
const law = { Sheriff: { role: 'sheriff' }, Deputy: { role: 'deputy', ...shown } } as const;
const gang = { Outlaw: { role: 'outlaw', ...shown } } as const;
const loner = { Loner: { role: 'renegade', ...shown } } as const;

describe('The rule bot lays what helps', () => {
  it('lays no worse gun over a better', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Schofield'], inPlay: ['Remington'] },
      ...law,
      ...loner,
      ...gang,
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('lays a better gun over a worse', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Winchester'], inPlay: ['Schofield'] },
      ...law,
      ...loner,
      ...gang,
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Winchester' });
  });

  it('lays the best gun of several at once, whichever it drew first', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Schofield', 'Winchester', 'Remington'] },
      ...law,
      ...loner,
      ...gang,
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Winchester' });
    Ann.plays('Winchester');
    expect(decides(Ann)).toEqual(END);
  });

  it('lays a Barrel before it ends its turn', () => {
    const { Ann } = table({ Ann: { role: 'outlaw', hand: ['Barrel', 'Missed!'] }, ...law, ...loner, ...gang });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Barrel' });
  });

  it('draws cards before anything else', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['BANG!', 'Barrel', 'Stagecoach'] },
      ...law,
      ...loner,
      ...gang,
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Stagecoach' });
  });

  it('starts no Dynamite on its way to the Sheriff when it is his Deputy', () => {
    const { Ann } = table({
      Ann: { role: 'deputy', hand: ['Dynamite'] },
      Sheriff: { role: 'sheriff', life: 3 },
      ...gang,
      Ben: { role: 'outlaw' },
      ...loner,
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('starts Dynamite on its way to its foes', () => {
    const { Ann } = table({ Ann: { role: 'outlaw', hand: ['Dynamite'] }, ...law, ...loner, ...gang });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Dynamite' });
  });
});

describe('The rule bot spends Beer well', () => {
  it('drinks none at full life', () => {
    const { Ann } = table({ Ann: { role: 'outlaw', hand: ['Beer'] }, ...law, ...loner, ...gang });
    expect(decides(Ann)).toEqual(END);
  });

  it('drinks none with two left', () => {
    const gone = { presence: 'out', life: 0 } as const;
    const { Ann } = table({
      Ann: { role: 'renegade', life: 1, hand: ['Beer'] },
      Sheriff: { role: 'sheriff' },
      Ben: { role: 'outlaw', ...gone, ...shown },
      Cid: { role: 'outlaw', ...gone, ...shown },
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('drinks at the last life point, before it shoots', () => {
    const { Ann } = table({ Ann: { role: 'outlaw', life: 1, hand: ['BANG!', 'Beer'] }, ...law, ...loner, ...gang });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Beer' });
  });

  it('keeps a single one for the worst while it is well', () => {
    const { Ann } = table({ Ann: { role: 'outlaw', life: 3, hand: ['Beer'] }, ...law, ...loner, ...gang });
    expect(decides(Ann)).toEqual(END);
  });
});

describe('The rule bot shoots the right ones', () => {
  it('takes the lethal shot at the Sheriff', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['BANG!'] },
      Sheriff: { role: 'sheriff', life: 1 },
      ...loner,
      ...gang,
      Deputy: { role: 'deputy', life: 1, ...shown },
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Sheriff' });
  });

  it('does not shoot the Sheriff as his Deputy, though nobody else is near', () => {
    const { Ann } = table({
      Ann: { role: 'deputy', hand: ['BANG!'] },
      Sheriff: { role: 'sheriff' },
      ...gang,
      Ben: { role: 'outlaw' },
      Cid: { role: 'renegade', inPlay: ['Mustang'] },
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('does not shoot a Deputy as the Sheriff', () => {
    const { Ann } = table({
      Ann: { role: 'sheriff', hand: ['BANG!'] },
      Deputy: { role: 'deputy', ...shown },
      ...gang,
      Ben: { role: 'outlaw', inPlay: ['Mustang'] },
      ...loner,
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Loner' });
  });

  it('finishes off the foe who is nearly gone', () => {
    const { Ann } = table({
      Ann: { role: 'deputy', hand: ['BANG!'] },
      Ben: { role: 'outlaw', ...shown },
      Sheriff: { role: 'sheriff' },
      ...loner,
      Cid: { role: 'outlaw', life: 1, ...shown },
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Cid' });
  });

  it('spares the Sheriff as a Renegade while an Outlaw is left', () => {
    const { Ann } = table({
      Ann: { role: 'renegade', hand: ['BANG!'] },
      Sheriff: { role: 'sheriff', life: 2 },
      ...gang,
      Ben: { role: 'outlaw', ...shown },
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Ben' });
  });

  it('shoots the Sheriff as a Renegade when they are the last two', () => {
    const gone = { presence: 'out', life: 0, ...shown } as const;
    const { Ann } = table({
      Ann: { role: 'renegade', hand: ['BANG!'] },
      Sheriff: { role: 'sheriff' },
      Ben: { role: 'outlaw', ...gone },
      Cid: { role: 'outlaw', ...gone },
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!', at: 'Sheriff' });
  });

  it('fires no Gatling that would cost the Sheriff his last life point', () => {
    const { Ann } = table({
      Ann: { role: 'deputy', hand: ['Gatling'] },
      Sheriff: { role: 'sheriff', life: 1 },
      ...gang,
      Ben: { role: 'outlaw' },
      ...loner,
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('fires a Gatling when it meets foes only', () => {
    const { Ann } = table({
      Ann: { role: 'sheriff', hand: ['Gatling'] },
      ...gang,
      Ben: { role: 'outlaw' },
      Cid: { role: 'renegade' },
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Gatling' });
  });

  it('calls nobody with a full hand to a Duel with nothing to fire', () => {
    const hand = ['Missed!', 'Missed!', 'Missed!'];
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Duel'] },
      Sheriff: { role: 'sheriff', hand },
      Loner: { role: 'renegade', hand, ...shown },
      ...gang,
      Deputy: { role: 'deputy', hand, ...shown },
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('calls the Sheriff to a Duel with a hand full of BANG!', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', hand: ['Duel', 'BANG!', 'BANG!'] },
        ...gang,
        Deputy: { role: 'deputy', ...shown },
        Sheriff: { role: 'sheriff', hand: ['Beer'] },
        ...loner,
      },
      { bangsPlayed: 1 },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Duel', at: 'Sheriff' });
  });
});

describe('The rule bot robs and locks up its foes', () => {
  it('takes nothing from a friend with Panic!', () => {
    const { Ann } = table({
      Ann: { role: 'deputy', hand: ['Panic!'] },
      Sheriff: { role: 'sheriff', inPlay: ['Barrel'], hand: ['Beer'] },
      ...loner,
      ...gang,
      Ben: { role: 'outlaw', inPlay: ['Mustang'], hand: ['Beer'] },
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('takes the Barrel of a foe rather than a card of the hand', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Panic!'] },
      Sheriff: { role: 'sheriff', inPlay: ['Barrel'], hand: ['Beer', 'Beer'] },
      ...gang,
      Deputy: { role: 'deputy', ...shown },
      ...loner,
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Panic!', at: 'Sheriff', what: 'Barrel' });
  });

  it('leaves a foe the Jail that lies before him', () => {
    const { Ann } = table({
      Ann: { role: 'sheriff', hand: ['Cat Balou'] },
      ...gang,
      Ben: { role: 'outlaw', inPlay: ['Jail'], ...shown },
      Cid: { role: 'renegade' },
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('frees a friend of Jail', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Cat Balou'] },
      Sheriff: { role: 'sheriff' },
      ...loner,
      Ben: { role: 'outlaw', inPlay: ['Jail'], ...shown },
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Cat Balou', at: 'Ben', what: 'Jail' });
  });

  it('lays no Jail in front of a friend', () => {
    const { Ann } = table({
      Ann: { role: 'outlaw', hand: ['Jail'] },
      Sheriff: { role: 'sheriff' },
      Ben: { role: 'outlaw', hand: ['BANG!', 'BANG!'], ...shown },
      Loner: { role: 'renegade', inPlay: ['Jail'], ...shown },
    });
    expect(decides(Ann)).toEqual(END);
  });

  it('lays Jail in front of the foe with most to do', () => {
    const { Ann } = table({
      Ann: { role: 'sheriff', hand: ['Jail'] },
      Ben: { role: 'outlaw', ...shown },
      Cid: { role: 'outlaw', hand: ['BANG!', 'BANG!', 'BANG!'], ...shown },
      ...loner,
    });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Jail', at: 'Cid' });
  });

  it('draws from the hand of a foe, not of a friend', () => {
    const { Ann } = table(
      {
        Ann: { is: 'Jesse Jones', role: 'deputy' },
        Sheriff: { role: 'sheriff', hand: ['Beer', 'Beer'] },
        ...gang,
        Ben: { role: 'outlaw', hand: ['Beer'] },
        ...loner,
      },
      { phase: 'draw' },
    );
    expect(decides(Ann)).toEqual({ from: 'Ben' });
  });
});

describe('The rule bot keeps what it needs', () => {
  it('discards junk and keeps its Missed!', () => {
    const { Ann } = table(
      {
        Ann: { role: 'outlaw', life: 1, hand: ['Missed!', 'Schofield', 'Mustang'], inPlay: ['Remington', 'Mustang'] },
        ...law,
        ...loner,
        ...gang,
      },
      { phase: 'discard' },
    );
    expect(decides(Ann)).toEqual({ cards: ['Mustang', 'Schofield'] });
  });

  it('hides behind the Barrel before it spends a Missed!', () => {
    const { Ann, Ben } = table({
      Ben: { role: 'sheriff', hand: ['BANG!'] },
      Ann: { role: 'outlaw', hand: ['Missed!'], inPlay: ['Barrel'] },
      ...gang,
      ...loner,
    });
    Ben.plays('BANG!', { on: Ann });
    expect(decides(Ann)).toEqual({ do: 'use', use: 'Barrel' });
  });

  it('spends a Missed! where it saves a life point', () => {
    const { Ann, Ben } = table({
      Ben: { role: 'sheriff', hand: ['BANG!'] },
      Ann: { role: 'outlaw', hand: ['Beer', 'Missed!'] },
      ...gang,
      ...loner,
    });
    Ben.plays('BANG!', { on: Ann });
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Missed!' });
  });

  it('keeps a single Missed! where it takes two', () => {
    const { Ann, Ben } = table({
      Ben: { is: 'Slab the Killer', role: 'sheriff', hand: ['BANG!'] },
      Ann: { role: 'outlaw', hand: ['Missed!'] },
      ...gang,
      ...loner,
    });
    Ben.plays('BANG!', { on: Ann });
    expect(decides(Ann)).toEqual({ do: 'takeIt' });
  });

  it('puts back the card it has no use for', () => {
    const { Ann } = table(
      { Ann: { is: 'Kit Carlson', role: 'outlaw', inPlay: ['Remington'] }, ...law, ...loner, ...gang },
      { phase: 'draw', deckTop: ['Missed!', 'Schofield', 'Beer'] },
    );
    expect(decides(Ann)).toEqual({ card: 'Schofield' });
  });

  it('takes a good card from the discard pile, and leaves a bad one', () => {
    const seats = {
      Ann: { is: 'Pedro Ramirez', role: 'outlaw', inPlay: ['Remington'] },
      ...law,
      ...loner,
      ...gang,
    } as const;
    const good = table(seats, { phase: 'draw', discard: ['Wells Fargo'] });
    expect(decides(good.Ann)).toEqual({ from: 'discardPile' });
    const bad = table(seats, { phase: 'draw', discard: ['Schofield'] });
    expect(decides(bad.Ann)).toEqual({ from: 'pile' });
  });
});

describe('The rule bot fights for its life', () => {
  it('gives up a BANG! to the Indians', () => {
    const { Ann, Ben } = table({
      Ben: { role: 'sheriff', hand: ['Indians!'] },
      Ann: { role: 'outlaw', hand: ['BANG!'] },
      ...gang,
      ...loner,
    });
    Ben.plays('Indians!');
    expect(decides(Ann)).toEqual({ do: 'play', card: 'BANG!' });
  });

  it('gives in to the Sheriff in a Duel as his Deputy', () => {
    const { Ann, Ben } = table({
      Ben: { role: 'sheriff', hand: ['Duel'] },
      Ann: { role: 'deputy', hand: ['BANG!', 'BANG!'] },
      ...gang,
      ...loner,
      Cid: { role: 'outlaw' },
    });
    Ben.plays('Duel', { on: Ann });
    expect(decides(Ann)).toEqual({ do: 'giveIn' });
  });

  it('drinks two Beers when one is not enough', () => {
    const { Ann, Ben } = table(
      {
        Ben: { role: 'sheriff' },
        ...gang,
        ...loner,
        Ann: { role: 'outlaw', life: 2, hand: ['Beer', 'Beer'], inPlay: ['Dynamite'] },
      },
      { turn: 'Ann', phase: 'start', deckTop: ['5♠'] },
    );
    expect(decides(Ann)).toEqual({ do: 'play', card: 'Beer' });
    expect(Ben.question).toBeUndefined();
  });

  it('wastes no Beer that cannot save it', () => {
    const { Ann } = table(
      {
        Ben: { role: 'sheriff' },
        ...gang,
        ...loner,
        Ann: { role: 'outlaw', life: 1, hand: ['Beer', 'Beer'], inPlay: ['Dynamite'] },
      },
      { turn: 'Ann', phase: 'start', deckTop: ['5♠'] },
    );
    expect(decides(Ann)).toEqual({ do: 'giveUp' });
  });

  it('pays junk for a life point when it can, and nothing dear while it is well', () => {
    const offerTo = (life: number, hand: readonly string[]) => {
      const { Sid } = table({
        Sid: { is: 'Sid Ketchum', role: 'outlaw', life, hand, inPlay: ['Remington', 'Mustang'] },
        ...law,
        ...loner,
        ...gang,
      });
      const [offer] = Sid.game.position.standing;
      if (offer === undefined || !isSelection(offer.question.options)) throw new Error('nothing is offered');
      const answer = ruleBot(7).interjects(() => Sid.view, offer);
      return answer === null ? null : inWords(Sid, offer.question.options, answer);
    };
    expect(offerTo(2, ['Schofield', 'Mustang', 'Missed!'])).toEqual({ cards: ['Mustang', 'Schofield'] });
    expect(offerTo(3, ['Wells Fargo', 'Missed!'])).toBeNull();
  });
});
