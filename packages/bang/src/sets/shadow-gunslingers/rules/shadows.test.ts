import { bangRules, mayBringBack } from '@dustup/bang';
import { keyFromSeed } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'shadow-gunslingers'];
const gold = [...sets, 'gold-rush'];

/** Ben is out, and his turn is about to begin. */
function benReturns(words: object = {}, seats: object = {}, extra: readonly string[] = []) {
  return table(
    {
      Ann: { role: 'sheriff' },
      Ben: { role: 'outlaw', presence: 'out', ...words },
      Cat: { role: 'outlaw', ...seats },
      Dan: { role: 'renegade', hand: ['Winchester'] },
    },
    {
      sets: [...gold, ...extra],
      turn: 'Ben',
      phase: 'start',
      deckTop: ['BANG!', 'Beer', 'Duel', 'Saloon', 'Indians!'],
    },
  );
}

describe('Shadow-gunslingers', () => {
  it('[SHADOW-01] is chosen or not, with Gold Rush or without it', () => {
    for (const chosen of [sets, gold]) {
      const state = bangRules.begin({ players: 5, sets: chosen }, keyFromSeed('shadow'));
      expect(state.sets).toEqual(chosen);
    }
    expect(() => bangRules.begin({ players: 5, sets: ['shadow-gunslingers'] }, keyFromSeed('shadow'))).toThrow(
      /needsBaseSet/,
    );
    const { Dan, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'out' },
        Cat: { role: 'outlaw', hand: ['Mustang'] },
        Dan: { role: 'renegade', hand: ['Scope'] },
      },
      { sets: ['base'], turn: 'Dan' },
    );
    Dan.endsTurn();
    expect(Cat).not.toBeAsked();
  });

  it('lets nobody who is out see what is hidden: they may come back', () => {
    expect(mayBringBack(sets)).toBe(true);
    expect(mayBringBack(['base', 'gold-rush'])).toBe(false);
  });

  it('[SHADOW-02] an elimination is what it always is', () => {
    const { Ann, Ben, Sam, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', life: 1, hand: [], inPlay: ['Jail'], zones: { equipment: ['Boots'] } },
        Sam: { is: 'Vulture Sam', role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: gold },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ben.state.isRoleShown).toBe(true);
    expect(Sam).toHold('Jail');
    expect(Ann).toHold(4); // the reward
    expect(game).toHaveInZone('equipmentDiscards', 'Boots');
  });

  it('[SHADOW-03] but the player keeps their nuggets', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', life: 1, tokens: { nugget: 4 } },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: gold },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).toBeOut();
    expect(Ben).toHaveTokens('nugget', 4);
  });

  it('[SHADOW-04] [SHADOW-05] comes back for each of their turns, with no life and two cards, and leaves again', () => {
    const { Ann, Ben, Cat } = benReturns();
    expect(Ben.state.presence).toBe('shadow');
    expect(Ben).toHaveLife(0);
    expect(Ben).toHold('BANG!', 'Beer');
    Ben.plays('BANG!', { on: Ann });
    expect(Ann).toHaveLostLife(1);
    Ben.endsTurn();
    expect(Ben).toBeOut();
    expect(Cat).toBeAsked('play');
  });

  it('[SHADOW-05] with the ability of the character', () => {
    const { Ben, Ann } = benReturns({ is: 'Willy the Kid' });
    Ben.plays('BANG!', { on: Ann });
    Ben.plays('Beer');
    expect(Ben).not.toBeAsked();
    const jack = benReturns({ is: 'Pixie Pete' }, {}, ['dodge-city']);
    expect(jack.Ben).toHold(3);
  });

  it('[SHADOW-06] [SHADOW-22-Q] neither gains nor loses life: a lost Duel and a Beer do nothing to a shadow', () => {
    const { Ben, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Duel', 'Beer', 'Scope'] },
        Cat: { role: 'outlaw', hand: ['BANG!'] },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Ben' },
    );
    Ben.plays('Duel', { on: Cat });
    Cat.answers('BANG!');
    Ben.passes();
    expect(Ben.state.presence).toBe('shadow');
    Ben.plays('Beer');
    expect(Ben).toHaveLife(0);
    expect(Cat).toHaveTokens('nugget', 0);
    expect(Ben).toBeAsked('play');
  });

  it('[SHADOW-07] [SHADOW-11] [SHADOW-14] discards the whole hand and everything in play and bought; Vulture Sam takes none of it', () => {
    const { Ben, Sam, game } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: {
          role: 'outlaw',
          presence: 'shadow',
          hand: ['Mustang', 'Scope'],
          tokens: { nugget: 2 },
          zones: { equipment: ['Boots'] },
        },
        Sam: { is: 'Vulture Sam', role: 'outlaw', hand: ['Saloon'] },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Ben', zones: { shop: ['Gun Belt', 'Rhum', 'Shot'] } },
    );
    Ben.plays('Mustang');
    Ben.uses('Shop', { card: 'Gun Belt' });
    Ben.endsTurn();
    expect(Ben).toBeOut();
    expect(Ben).toHold(0);
    expect(Ben).toHaveInPlay();
    expect(Ben).toHaveInZone('equipment');
    expect(game).toHaveInZone('equipmentDiscards', 'Boots', 'Gun Belt');
    expect(Sam).toHold(3); // of her own phase 1
  });

  it('[SHADOW-08] leaving is no elimination: Greg Digger and Herb Hunter have nothing of it', () => {
    const { Ben, Greg, Herb } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Scope'] },
        Greg: { is: 'Greg Digger', role: 'outlaw', life: 1, hand: ['Saloon'] },
        Herb: { is: 'Herb Hunter', role: 'renegade' },
      },
      { sets: [...gold, 'dodge-city'], turn: 'Ben' },
    );
    Ben.endsTurn();
    expect(Greg).toHaveLife(1);
    expect(Herb).toHold(0);
  });

  it('[SHADOW-09] outside their turns is out for all purposes', () => {
    const { Ann, Cat, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['General Store', 'BANG!', 'Beer'] },
        Ben: { is: 'Paul Regret', role: 'outlaw', presence: 'out' },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets, deckTop: ['Scope', 'Mustang', 'Saloon'] },
    );
    expect(Ann).toSeeAt(1, Cat);
    Ann.mayNot.play('BANG!', { on: Ben });
    Ann.plays('General Store');
    Ann.picks('Scope');
    Cat.picks('Mustang');
    expect(Ben).toHold(0);
  });

  it('[SHADOW-10] keeps nuggets from turn to turn, earns more, and buys or removes equipment', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', zones: { equipment: ['Gun Belt'] } },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['BANG!', 'Scope'], tokens: { nugget: 5 } },
        Cat: { role: 'outlaw', hand: ['Saloon'] },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Ben', zones: { shop: ['Rhum', 'Boots', 'Shot'] } },
    );
    Ben.plays('BANG!', { on: Ann });
    expect(Ben).toHaveTokens('nugget', 6);
    Ben.uses('Sabotage', { on: Ann, what: 'Gun Belt' });
    Ben.endsTurn();
    expect(Ben).toBeOut();
    expect(Ben).toHaveTokens('nugget', 3);
    expect(Cat).toBeAsked('play');
  });

  it('[SHADOW-12] when only the Sheriff and the Renegade are left shadows have no more turns', () => {
    const { Ann, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Scope'] },
        Ben: { role: 'outlaw', presence: 'out' },
        Cat: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', hand: ['Mustang'] },
      },
      { sets },
    );
    Ann.plays('BANG!', { on: Cat });
    Ann.endsTurn();
    expect(Dan).toBeAsked('play');
    Dan.endsTurn();
    expect(Ann).toBeAsked('play');
  });

  it('[SHADOW-12] with another two left they go on', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Scope'] },
        Ben: { role: 'renegade', presence: 'out' },
        Cat: { role: 'outlaw', hand: ['Mustang'] },
      },
      { sets },
    );
    Ann.endsTurn();
    expect(Ben.state.presence).toBe('shadow');
    Ben.endsTurn();
    expect(Cat).toBeAsked('play');
  });

  it('[SHADOW-13] Dynamite goes to the next player who is really in the game', () => {
    const { Ann, Cat } = table(
      {
        Ann: { role: 'sheriff', inPlay: ['Dynamite'], hand: ['Scope'] },
        Ben: { role: 'outlaw', presence: 'out' },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets, phase: 'start', deckTop: ['3♥'] },
    );
    expect(Ann).toBeAsked('play');
    expect(Cat).toHaveInPlay('Dynamite');
  });

  it('[SHADOW-15-Q] in their own turn counts as a player, but not for victory', () => {
    const { Ben, Ann, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['General Store', 'Scope'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets, turn: 'Ben', deckTop: ['Mustang', 'Saloon', 'Beer', 'Duel'] },
    );
    expect(Ann).toSeeAt(2, Cat);
    Ben.plays('General Store');
    Ben.picks('Mustang');
    Cat.picks('Beer');
  });

  it('[SHADOW-16-Q] shadows do not hold up victory', () => {
    const { Ben, Cat, Ann, game } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['BANG!', 'Scope'] },
        Cat: { role: 'renegade', life: 1 },
        Dan: { role: 'deputy' },
      },
      { sets, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Cat });
    expect(game).toBeOver();
    expect(Ann).toHaveWon();
    expect(Ben).not.toHaveWon();
  });

  it('[SHADOW-18-Q] a shadow who eliminates an Outlaw draws the reward', () => {
    const { Ben, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'deputy', presence: 'shadow', hand: ['BANG!', 'Scope'] },
        Cat: { role: 'outlaw', life: 1 },
        Dan: { role: 'outlaw' },
        Eve: { role: 'renegade' },
      },
      { sets, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Cat });
    expect(Cat).toBeOut();
    expect(Ben).toHold(4);
  });

  it('[SHADOW-19-Q] may lay blue cards and Dynamite, which go with them; a Jail laid in front of another stays', () => {
    const { Ben, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Dynamite', 'Jail', 'Scope'] },
        Cat: { role: 'outlaw', hand: ['Saloon'] },
        Dan: { role: 'renegade' },
      },
      { sets, turn: 'Ben' },
    );
    Ben.plays('Dynamite');
    Ben.plays('Jail', { on: Dan });
    Ben.endsTurn();
    expect(Ben).toHaveInPlay();
    expect(Dan).toHaveInPlay('Jail');
    expect(Cat).toBeAsked('play');
  });

  it('[SHADOW-20-Q] a shadow Bill Noface draws one card and one for each of his life points', () => {
    const { Ben } = benReturns({ is: 'Bill Noface' }, {}, ['dodge-city']);
    expect(Ben).toHold(5);
  });

  it('[SHADOW-21-Q] leaves at once when only the Sheriff and the Renegade are left', () => {
    const { Ben, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['BANG!', 'Scope'] },
        Cat: { role: 'outlaw', life: 1 },
        Dan: { role: 'renegade', hand: ['Mustang'] },
      },
      { sets, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Cat });
    expect(Ben).toBeOut();
    expect(Ben).toHold(0);
    expect(Dan).toBeAsked('play');
  });

  it('[SHADOW-23-Q] an extra turn begins with nothing but nuggets', () => {
    const { Don } = table(
      {
        Ann: { role: 'sheriff' },
        Don: {
          is: 'Don Bell',
          role: 'outlaw',
          presence: 'shadow',
          hand: ['Mustang', 'Scope'],
          tokens: { nugget: 1 },
          zones: { equipment: ['Gun Belt'] },
        },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Don', deckTop: ['2♥', 'Beer', 'Saloon'] },
    );
    Don.plays('Mustang');
    Don.endsTurn();
    expect(Don).toBeAsked('play');
    expect(Don).toHold('Beer', 'Saloon');
    expect(Don).toHaveInPlay();
    expect(Don).toHaveInZone('equipment');
    expect(Don).toHaveTokens('nugget', 1);
    Don.endsTurn();
    expect(Don).toBeOut();
  });

  it('[SHADOW-23-Q] so it is with the Gold Rush card, which heals no shadow', () => {
    const { Ben } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Scope'], tokens: { nugget: 5 } },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Ben', zones: { shop: ['Gold Rush', 'Rhum', 'Shot'] }, deckTop: ['Beer', 'Saloon'] },
    );
    Ben.uses('Shop', { card: 'Gold Rush' });
    expect(Ben).toHaveLife(0);
    expect(Ben).toHold('Beer', 'Saloon');
  });

  it('[SHADOW-24-Q] while Ghost Town is in force comes back as its ghost, with three cards; the nuggets stay', () => {
    const { Ben, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'out', tokens: { nugget: 3 } },
        Cat: { role: 'outlaw', hand: ['Scope'] },
        Dan: { role: 'renegade' },
      },
      {
        sets: [...gold, 'high-noon'],
        event: 'Ghost Town',
        turn: 'Ben',
        phase: 'start',
        deckTop: ['Beer', 'Saloon', 'Duel'],
      },
    );
    expect(Ben.state.presence).toBe('ghost');
    Ben.plays('Beer');
    expect(Ben).toHaveLife(1);
    Ben.endsTurn();
    Ben.discards('Duel');
    expect(Ben).toBeOut();
    expect(Ben).toHaveTokens('nugget', 3);
    expect(Cat).toBeAsked('play');
  });

  it('[SHADOW-25-Q] whom Dead Man brings back is alive and no shadow, with the nuggets kept', () => {
    const { Ben } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'out', tokens: { nugget: 3, 'first-out': 1 } },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      {
        sets: [...gold, 'a-fistful-of-cards'],
        event: 'Dead Man',
        turn: 'Ben',
        phase: 'start',
      },
    );
    expect(Ben.state.presence).toBe('in');
    expect(Ben).toHaveLife(2);
    expect(Ben).toHold(4);
    expect(Ben).toHaveTokens('nugget', 3);
  });

  it('[SHADOW-26-Q] among three the variant changes nothing', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'deputy', hand: ['BANG!', 'Scope'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade', hand: ['Mustang'] },
      },
      { sets: [...sets, 'dodge-city'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ann.endsTurn();
    if (Ann.question?.kind === 'discard')
      Ann.game.answer(Ann.seat, { cards: Ann.state.hand.slice(0, Ann.state.hand.length - 4) });
    expect(Cat).toBeAsked('play');
    expect(Ben).toBeOut();
  });

  it('[SHADOW-27-Q] Sid Ketchum’s healing and Chuck Wengam’s trade are refused; a Beer may be played for a nugget', () => {
    const { Sid } = table(
      {
        Ann: { role: 'sheriff' },
        Sid: { is: 'Sid Ketchum', role: 'outlaw', presence: 'shadow', hand: ['Beer', 'Scope', 'Mustang'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Sid' },
    );
    expect(Sid.game.position.standing).toEqual([]);
    Sid.uses('Beer for gold', { card: 'Beer' });
    expect(Sid).toHaveTokens('nugget', 1);
    const { Chuck } = table(
      {
        Ann: { role: 'sheriff' },
        Chuck: { is: 'Chuck Wengam', role: 'outlaw', presence: 'shadow', hand: ['Scope'] },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: [...gold, 'dodge-city'], turn: 'Chuck' },
    );
    Chuck.mayNot.use('Chuck Wengam').because('lastLife');
  });

  it('[SHADOW-27-Q] Suzy’s shadow draws on coming back and whenever her hand runs out, but not on leaving', () => {
    const { Suzy, Cat } = table(
      {
        Ann: { role: 'sheriff' },
        Suzy: { is: 'Suzy Lafayette', role: 'outlaw', presence: 'out' },
        Cat: { role: 'outlaw', hand: ['Volcanic'] },
        Dan: { role: 'renegade' },
      },
      { sets, turn: 'Suzy', phase: 'start', deckTop: ['Scope', 'Mustang', 'Saloon', 'Barrel'] },
    );
    expect(Suzy).toHold('Scope', 'Mustang', 'Saloon');
    for (const card of ['Scope', 'Mustang', 'Saloon']) Suzy.plays(card);
    expect(Suzy).toHold('Barrel');
    Suzy.endsTurn();
    expect(Suzy).toHold(0);
    expect(Cat).toBeAsked('play');
  });

  it('[SHADOW-29-Q] a Wanted that a shadow laid in front of another stays', () => {
    const { Ben, Cat, Ann } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['Scope'], tokens: { nugget: 2 } },
        Cat: { role: 'outlaw', hand: ['Saloon'] },
        Dan: { role: 'renegade' },
      },
      { sets: gold, turn: 'Ben', zones: { shop: ['Wanted', 'Rhum', 'Shot'] } },
    );
    Ben.uses('Shop', { card: 'Wanted', on: Ann });
    Ben.endsTurn();
    expect(Ann).toHaveInZone('equipment', 'Wanted');
    expect(Cat).toBeAsked('play');
  });

  it('[HN-HIGH-NOON-06-Q] High Noon takes nothing from a shadow', () => {
    const { Ben } = table(
      {
        Ann: { role: 'sheriff' },
        Ben: { role: 'outlaw', presence: 'out' },
        Cat: { role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      { sets: [...sets, 'high-noon'], event: 'High Noon', turn: 'Ben', phase: 'start' },
    );
    expect(Ben).toBeAsked('play');
    expect(Ben.state.presence).toBe('shadow');
  });

  it('[STICK-26-Q] a shadow whose BANG! hits takes the Stick, and leaves it to the next player on the left', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', tokens: { stick: 1 } },
        Ben: { role: 'outlaw', presence: 'shadow', hand: ['BANG!', 'Scope'] },
        Cat: { role: 'outlaw', hand: ['Saloon'] },
        Dan: { role: 'renegade' },
      },
      { sets: [...sets, 'stick-of-dynamite'], turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Ann });
    expect(Ben).toHaveTokens('stick', 1);
    Ben.endsTurn();
    expect(Cat).toHaveTokens('stick', 1);
    expect(Ben).toHaveTokens('stick', 0);
  });
});
