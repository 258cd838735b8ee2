import { bangRules, bookOf } from '@dustup/bang';
import { keyFromSeed, Position } from '@dustup/kernel';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const final = { sets, inForce: { show: 'Wild West Show' } } as const;
const out = { presence: 'out', life: 0 } as const;

describe('Wild West Show', () => {
  it('[WWS-SETUP-02][WWS-FLIP-06] is the last of the pile, whatever the shuffle', () => {
    const firsts = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { state } = Position.begin(bangRules, { players: 4, sets }, keyFromSeed(`show ${i}`));
      const pile = state.stacks['show'] ?? [];
      expect(new Set(pile).size).toBe(10);
      expect(pile.at(-1)).toBe('wild-west-show');
      firsts.add(pile[0] ?? '');
    }
    expect(firsts.size).toBeGreaterThan(5);
  });

  it('[WWS-SETUP-01][WWS-SETUP-04][WWS-SETUP-05] eight characters and ten show cards, none of them in the deck', () => {
    const { characters, events, faces } = bookOf(['wild-west-show']);
    expect([...characters.values()].map(({ name, life }) => `${name} ${life}`)).toEqual([
      'Big Spencer 9',
      'Flint Westwood 4',
      'Gary Looter 5',
      'Gregory Deck 4',
      'John Pain 4',
      'Lee Van Kliff 4',
      'Teren Kill 3',
      'Youl Grinner 4',
    ]);
    expect([...events.values()].map(({ name }) => name)).toEqual([
      'Bone Orchard',
      'Darling Valentine',
      'Dorothy Rage',
      'Gag',
      'Helena Zontero',
      'Lady Rosa del Texas',
      'Miss Susanna',
      'Sacagaway',
      'Showdown',
      'Wild West Show',
    ]);
    expect(faces).toEqual([]);
  });

  it('[WWS-FINAL-01][WWS-FINAL-03] the Sheriff goes out and the game goes on: the last one in play wins alone', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw', hand: ['BANG!', 'BANG!', 'Missed!'], inPlay: ['Volcanic'] },
        Cat: { role: 'outlaw', life: 1 },
      },
      { ...final, turn: 'Ben' },
    );
    Ben.plays('BANG!', { on: Ann });
    expect(Ann).toBeOut();
    expect(game).not.toBeOver();
    Ben.plays('BANG!', { on: Cat });
    expect(game.state.outcome).toEqual({ side: 'survivor', winners: [Ben.seat] });
    expect(Cat).not.toHaveWon();
  });

  it('[WWS-FINAL-02] roles keep their meaning: no Jail for the Sheriff, three cards for an Outlaw, all cards for a Deputy', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'BANG!', 'Missed!'], inPlay: ['Volcanic'] },
        Ben: { role: 'outlaw', life: 1 },
        Cat: { role: 'renegade', hand: ['Jail', 'Missed!'] },
        Dan: { role: 'deputy', life: 1 },
      },
      final,
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ann).toHold(2 + 3);
    Ann.plays('BANG!', { on: Dan });
    expect(Ann).toHold(0);
    expect(Ann).toHaveInPlay();
    Cat.mayNot.play('Jail', { on: Ann }).because('notTheSheriff');
  });

  it('[WWS-FINAL-04] with all Outlaws and the Renegade out a Deputy may still win, alone', () => {
    const { Ann, Dan, game } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Dan: { role: 'deputy', hand: ['BANG!', 'Missed!'] },
        Out: { role: 'outlaw', ...out },
        Ren: { role: 'renegade', ...out },
      },
      { ...final, turn: 'Dan' },
    );
    expect(game).not.toBeOver();
    Dan.plays('BANG!', { on: Ann });
    expect(game.state.outcome).toEqual({ side: 'survivor', winners: [Dan.seat] });
    expect(Ann).not.toHaveWon();
  });

  it('[WWS-FINAL-05-Q] the last two go out together: nobody wins', () => {
    const { state } = Position.at(
      bangRules,
      table({ Ann: { role: 'sheriff', hand: ['Beer'] }, Ben: { role: 'outlaw', ...out } }, final).game.state,
    );
    expect(state.outcome).toEqual({ side: 'survivor', winners: [0] });
    const { game } = table(
      { Ann: { role: 'sheriff', ...out }, Ben: { role: 'outlaw', ...out } },
      { ...final, phase: 'before' },
    );
    expect(game.state.outcome).toEqual({ side: 'nobody', winners: [] });
  });

  it('[WWS-MIX-04-Q] with the Sheriff out nobody turns up events any more', () => {
    const { Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', ...out },
        Ben: { role: 'outlaw', hand: ['Missed!'] },
        Cat: { role: 'renegade', hand: ['Missed!'] },
      },
      { ...final, sets: [...sets, 'high-noon'], turn: 'Ben', eventsToCome: ['Thirst', 'High Noon'] },
    );
    Ben.endsTurn();
    Cat.endsTurn();
    expect(Ben).toBeAsked('play');
    expect(game.state.inForce['events']).toBeUndefined();
  });

  it('[WWS-MIX-23-Q] among three the quarry’s death wins nothing and still brings three cards', () => {
    const { Dep, Ren, game } = table(
      {
        Dep: { role: 'deputy', hand: ['BANG!', 'Missed!'] },
        Ren: { role: 'renegade', life: 1 },
        Out: { role: 'outlaw' },
      },
      { ...final, sets: [...sets, 'dodge-city'] },
    );
    Dep.plays('BANG!', { on: Ren });
    expect(Ren).toBeOut();
    expect(game).not.toBeOver();
    expect(Dep).toHold(1 + 3);
  });

  it('[WWS-MIX-02-Q] a ghost is in play: it goes on against one, and one left alone wins', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', life: 1 },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'], hand: ['BANG!', 'Missed!'] },
      },
      { ...final, sets: [...sets, 'valley-of-shadows'], turn: 'Ben' },
    );
    expect(game).not.toBeOver();
    Ben.plays('BANG!', { on: Ann });
    Ben.passes(); // nobody is saved
    expect(game.state.outcome).toEqual({ side: 'survivor', winners: [Ben.seat] });
  });
});
