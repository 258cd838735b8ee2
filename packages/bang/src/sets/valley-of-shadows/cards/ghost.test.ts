import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'valley-of-shadows'];
const discard = ['Saved!', 'Escape']; // open to all: nobody need be asked about them
const out = { presence: 'out', life: 0, isRoleShown: true } as const;

describe('Ghost', () => {
  it('[VALLEY-GHOST-01] brings somebody back who can neither gain nor lose life', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'BANG!', 'Saloon'] },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Ghost', { on: Ben });
    expect(Ben).not.toBeOut();
    expect(Ben).toHaveInPlay('Ghost');
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).not.toBeOut();
    expect(Ben).toHaveLife(0);
    Ann.plays('Saloon');
    expect(Ben).toHaveLife(0);
    expect(Cat).not.toBeOut();
  });

  it('[VALLEY-GHOST-01] is for nobody who is in the game', () => {
    const { Ann, Cat } = table(
      { Ann: { role: 'sheriff', hand: ['Ghost', 'Beer'] }, Ben: { role: 'outlaw', ...out }, Cat: { role: 'outlaw' } },
      { sets, discard },
    );
    Ann.mayNot.play('Ghost', { on: Cat }).because('isNotOut', { ruling: 'VALLEY-GHOST-01' });
    Ann.mayNot.play('Ghost', { on: Ann }).because('isNotOut');
    const nobody = table({ Ann: { hand: ['Ghost', 'Beer'] }, Ben: {} }, { sets, discard });
    nobody.Ann.mayNot.play('Ghost').because('noTarget');
  });

  it('[VALLEY-GHOST-02] counts for distances, takes turns with his ability and draws two', () => {
    const { Ann, Kit, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'Beer'] },
        Kit: { is: 'Kit Carlson', role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
        Dan: { role: 'deputy' },
        Eve: { role: 'renegade' },
      },
      { sets, discard, deckTop: ['2♦', '3♦', '4♦'] },
    );
    expect(Ann).toSeeAt(1, Cat);
    Ann.plays('Ghost', { on: Kit });
    expect(Ann).toSeeAt(2, Cat, Dan);
    Ann.endsTurn();
    Kit.picks('2♦');
    expect(Kit).toHold(2);
    Kit.isAsked('play');
  });

  it('[VALLEY-GHOST-02] picks in a General Store and has the Dynamite passed to him', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'General Store', 'Beer'], inPlay: ['Dynamite'] },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, deckTop: ['Scope', 'Barrel', 'Duel'] },
    );
    Ann.plays('Ghost', { on: Ben });
    Ann.plays('General Store');
    Ann.picks('Duel');
    Ben.picks('Barrel');
    expect(Cat).toHold('Scope');
    expect(Ben).toHold('Barrel');
  });

  it('[VALLEY-MIX-08] counts for Indians! and Gatling', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'Indians!', 'Gatling', 'Panic!'] },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, deckTop: ['Missed!', 'BANG! 2♦'], turn: 'Ann' },
    );
    Ann.plays('Ghost', { on: Ben });
    Ann.plays('Indians!');
    Ann.plays('Gatling');
    expect(Ben).toHaveLife(0);
    expect(Ben).not.toBeOut();
  });

  it('[VALLEY-GHOST-03] discards his whole hand at the end of his turn and keeps what lies in front of him', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost'] },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, deckTop: ['Barrel', 'Duel'] },
    );
    Ann.plays('Ghost', { on: Ben });
    Ben.plays('Barrel');
    Ben.endsTurn();
    Ben.discards('Duel');
    expect(Ben).toHold(0);
    expect(Ben).toHaveInPlay('Ghost', 'Barrel');
    Cat.isAsked('play');
  });

  it('[VALLEY-MIX-09-Q] discards it all as Sean Mallory, too', () => {
    const { Ann, Sean } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost'] },
        Sean: { is: 'Sean Mallory', role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'dodge-city'], discard, deckTop: ['Missed!', 'Missed!'] },
    );
    Ann.plays('Ghost', { on: Sean });
    Sean.endsTurn();
    Sean.isAsked('discard');
    Sean.discards('Missed!', 'Missed!');
    expect(Sean).toHold(0);
  });

  it('[VALLEY-GHOST-04] takes him out of the game again when it is taken or discarded, his other cards are discarded', () => {
    const cat = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Duel'], inPlay: ['Ghost', 'Barrel'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    cat.Ann.plays('Cat Balou', { on: cat.Ben, what: 'Ghost' });
    expect(cat.Ben).toBeOut();
    expect(cat.Ben).toHold(0);
    expect(cat.Ben).toHaveInPlay();
    const panic = table(
      {
        Ann: { role: 'sheriff', hand: ['Panic!', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Duel'], inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    panic.Ann.plays('Panic!', { on: panic.Ben, what: 'Ghost' });
    expect(panic.Ben).toBeOut();
    expect(panic.Ann).toHold('Ghost', 'Beer');
    panic.Ann.plays('Ghost', { on: panic.Ben });
    expect(panic.Ben).not.toBeOut();
  });

  it('[VALLEY-GHOST-05] never lies twice in front of one player', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.mayNot.play('Ghost', { on: Ben }).because('alreadyInPlay', { ruling: 'VALLEY-GHOST-05' });
  });

  it('[VALLEY-GHOST-06-Q] its removal is no elimination: no reward, no heir', () => {
    const { Ann, Ben, Sam } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Duel'], inPlay: ['Ghost'] },
        Sam: { is: 'Vulture Sam', role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(Ben).toBeOut();
    expect(Ann).toHold('Beer');
    expect(Sam).toHold(0);
  });

  it('[VALLEY-GHOST-07-Q] a ghost Outlaw keeps the Law from winning', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'renegade', life: 1 },
      },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Cat });
    expect(Cat).toBeOut();
    expect(game).not.toBeOver();
    expect(Ben).not.toBeOut();
  });

  it('[VALLEY-GHOST-07-Q] a Renegade beside a ghost is not alone: the Outlaws win', () => {
    const { Ren, Ann, Cat } = table(
      {
        Ren: { role: 'renegade', hand: ['BANG!', 'Beer'] },
        Ann: { role: 'sheriff', life: 1 },
        Ben: { role: 'deputy', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'outlaw', ...out },
      },
      { sets, discard },
    );
    Ren.plays('BANG!', { on: Ann });
    expect(Cat).toHaveWon();
    expect(Ren).not.toHaveWon();
  });

  it('[VALLEY-GHOST-08-Q] counts as a player where Beer wants more than two; his own Beer does nothing', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', life: 3, hand: ['Beer', 'Mustang'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, deckTop: ['Beer', 'Duel'] },
    );
    Ann.plays('Beer');
    expect(Ann).toHaveLife(4);
    Ann.endsTurn();
    Ben.plays('Beer');
    expect(Ben).toHaveLife(0);
  });

  it('[VALLEY-GHOST-09-Q] what would cost him life sets nothing off', () => {
    const { Ann, Bart } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Bart: { is: 'Bart Cassidy', role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Bart });
    expect(Bart).toHold(0);
    const chuck = table(
      {
        Chuck: { is: 'Chuck Wengam', role: 'outlaw', presence: 'ghost', life: 0, hand: ['Beer'], inPlay: ['Ghost'] },
        Ann: { role: 'sheriff' },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'dodge-city'], discard },
    );
    chuck.Chuck.mayNot.use('Chuck Wengam').because('lastLife');
  });

  it('[VALLEY-GHOST-10-Q] may be shot at, and need not answer', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Indians!', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Missed!'], inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets, discard },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.isAsked('dodge');
    Ben.passes();
    expect(Ben).toHold('Missed!');
    Ann.plays('Indians!');
    Ben.passes();
    expect(Ben).toHaveLife(0);
    expect(Ben).not.toBeOut();
  });

  it('[VALLEY-GHOST-11-Q] may be given up by the ghost: out at once, the turn is over', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, hand: ['Cat Balou', 'Duel'], inPlay: ['Ghost'] },
        Cat: { role: 'outlaw', hand: ['Beer'] },
        Ann: { role: 'sheriff' },
      },
      { sets, discard },
    );
    Ben.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(Ben).toBeOut();
    expect(Ben).toHold(0);
    Cat.isAsked('play');
    expect(Ann).not.toBeAsked();
  });

  it('[VALLEY-GHOST-12-Q] victory is judged when a ghost leaves', () => {
    const { Ann, Ben, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Cat Balou', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'deputy' },
      },
      { sets, discard },
    );
    Ann.plays('Cat Balou', { on: Ben, what: 'Ghost' });
    expect(game).toBeOver();
    expect(Ann).toHaveWon();
  });

  it('[VALLEY-GHOST-13-Q] Suzy Lafayette draws when she is back, and after discarding her hand', () => {
    const { Ann, Suzy, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Ghost', 'Beer'] },
        Suzy: { is: 'Suzy Lafayette', role: 'outlaw', ...out },
        Cat: { role: 'outlaw' },
      },
      { sets, discard, deckTop: ['Duel', 'Missed!', 'Missed!', 'Scope'] },
    );
    Ann.plays('Ghost', { on: Suzy });
    expect(Suzy).toHold('Duel');
    Ann.endsTurn();
    Suzy.endsTurn();
    Suzy.discards('Duel', 'Missed!', 'Missed!');
    expect(Suzy).toHold('Scope');
    expect(Cat).toBeAsked('play');
  });

  it('[VALLEY-GHOST-14-Q] of three players: to kill one’s target again is nothing', () => {
    const { Dep, Ren, game } = table(
      {
        Dep: { role: 'deputy', isRoleShown: true, hand: ['BANG!', 'Beer'] },
        Ren: { role: 'renegade', isRoleShown: true, presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Out: { role: 'outlaw', isRoleShown: true },
      },
      { sets: ['base', 'dodge-city', 'valley-of-shadows'], discard },
    );
    Dep.plays('BANG!', { on: Ren });
    expect(Ren).not.toBeOut();
    expect(game).not.toBeOver();
  });

  it('[VALLEY-MIX-05-Q] stays where cards in play are switched off', () => {
    const { Ann, Ben } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Beer'] },
        Ben: { role: 'outlaw', presence: 'ghost', life: 0, inPlay: ['Ghost'] },
        Cat: { role: 'outlaw' },
      },
      { sets: [...sets, 'a-fistful-of-cards'], event: 'Lasso', discard },
    );
    Ann.plays('BANG!', { on: Ben });
    expect(Ben).not.toBeOut();
    expect(Ben).toHaveLife(0);
  });

  it('side by side with Ghost Town: who has a Ghost stays, who has none goes after the turn', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { role: 'sheriff', hand: ['Duel'] },
        Ben: { role: 'outlaw', ...out },
        Cat: { role: 'outlaw', ...out },
        Dan: { role: 'renegade' },
      },
      {
        sets: [...sets, 'high-noon'],
        event: 'Ghost Town',
        discard,
        deckTop: ['Ghost', 'Missed!', 'Missed!', 'Mustang', 'Scope', 'Barrel'],
      },
    );
    Ann.endsTurn();
    Ben.plays('Ghost', { on: Ben });
    Ben.endsTurn();
    Ben.discards('Missed!', 'Missed!');
    expect(Ben).not.toBeOut();
    expect(Ben).toHaveInPlay('Ghost');
    expect(Cat).not.toBeOut();
    Cat.endsTurn();
    Cat.discards('Mustang', 'Scope', 'Barrel');
    expect(Cat).toBeOut();
    expect(Ben).not.toBeOut();
    expect(Dan).toBeAsked('play');
  });
});
