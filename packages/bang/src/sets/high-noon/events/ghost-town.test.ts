import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const ghosts = { sets: ['base', 'high-noon'], event: 'Ghost Town' } as const;
const withDodge = { ...ghosts, sets: ['base', 'dodge-city', 'high-noon'] } as const;
const dead = { presence: 'out', life: 0 } as const;

describe('Ghost Town', () => {
  it('[HN-GHOST-TOWN-01] the eliminated come back for their turn with three cards, and are out again after it', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Missed!'] }, Ben: dead, Cat: { hand: ['Missed!'] } },
      { ...ghosts, deckTop: ['BANG!', 'Missed!', 'Scope'] },
    );
    Ann.endsTurn();
    expect(Ben).toHold('BANG!', 'Missed!', 'Scope');
    expect(Ben).not.toBeOut();
    Ben.plays('BANG!', { on: Cat });
    Cat.passes();
    expect(Cat).toHaveLostLife(1);
    Ben.endsTurn();
    Ben.discards('Missed!', 'Scope');
    expect(Ben).toBeOut();
    expect(Cat).toBeAsked('play');
  });

  it('[HN-GHOST-TOWN-02] a ghost has no life points but may regain some', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['Missed!'] }, Ben: { ...dead, life: -2 }, Cat: {}, Dan: {} },
      { ...ghosts, deckTop: ['Beer', 'Missed!', 'Scope'] },
    );
    Ann.endsTurn();
    expect(Ben).toHaveLife(0);
    Ben.plays('Beer');
    expect(Ben).toHaveLife(1);
  });

  it('[HN-GHOST-TOWN-02] Chuck Wengam’s ghost has to regain a point before he may trade one, and never his last', () => {
    const { Ann, Chuck } = table(
      { Ann: { hand: ['Missed!'] }, Chuck: { ...dead, is: 'Chuck Wengam' }, Cat: {}, Dan: {} },
      { ...withDodge, deckTop: ['Beer', 'Beer', 'Scope', 'Duel', 'Duel'] },
    );
    Ann.endsTurn();
    Chuck.mayNot.use('Chuck Wengam').because('lastLife');
    Chuck.plays('Beer');
    Chuck.mayNot.use('Chuck Wengam').because('lastLife');
    Chuck.plays('Beer');
    Chuck.uses('Chuck Wengam');
    expect(Chuck).toHaveLife(1);
    expect(Chuck).toHold('Scope', 'Duel', 'Duel');
  });

  it.each([
    ['Bill Noface', 5],
    ['Pixie Pete', 3],
  ])('[HN-GHOST-TOWN-03] %s’s ghost draws %i', (is, cards) => {
    const { Ann, Ben } = table({ Ann: { hand: ['Missed!'] }, Ben: { ...dead, is }, Cat: {} }, withDodge);
    Ann.endsTurn();
    expect(Ben).toHold(cards);
  });

  it('[HN-GHOST-TOWN-04] each departure is an elimination for Greg Digger and Herb Hunter', () => {
    const { Greg, Ben, Herb } = table(
      {
        Greg: { is: 'Greg Digger', life: 1, hand: ['Missed!'] },
        Ben: dead,
        Herb: { is: 'Herb Hunter', hand: ['Missed!'] },
      },
      { ...withDodge, deckTop: ['Scope', 'Barrel', 'Mustang'] },
    );
    Greg.endsTurn();
    Ben.endsTurn();
    Ben.discards('Scope', 'Barrel', 'Mustang');
    expect(Ben).toBeOut();
    expect(Greg).toHaveLife(3);
    expect(Herb).toHold(5); // one in hand, two for the ghost, two of phase 1
  });

  it('[HN-GHOST-TOWN-07-Q] Vera Custer’s ghost chooses an ability', () => {
    const { Ann, Vera } = table(
      { Ann: { hand: ['Missed!'] }, Vera: { ...dead, is: 'Vera Custer' }, Cat: { is: 'Willy the Kid' } },
      withDodge,
    );
    Ann.endsTurn();
    Vera.picks('willy-the-kid');
    expect(Vera.state.borrowed).toEqual(['willy-the-kid']);
  });

  it('[HN-GHOST-TOWN-09-Q] Jesse Jones, Pedro Ramirez and Pat Brennan keep their choice', () => {
    const jesse = table({ Ann: { hand: ['Missed!'] }, Jesse: { ...dead, is: 'Jesse Jones' }, Cat: {} }, withDodge);
    jesse.Ann.endsTurn();
    jesse.Jesse.picks({ from: jesse.Ann });
    expect(jesse.Jesse).toHold(3);
    expect(jesse.Ann).toHold(0);
    const pedro = table(
      { Ann: { hand: ['Missed!'] }, Pedro: { ...dead, is: 'Pedro Ramirez' }, Cat: {} },
      { ...withDodge, discard: ['Duel'], deckTop: ['Scope', 'Barrel'] },
    );
    pedro.Ann.endsTurn();
    pedro.Pedro.picks('discardPile');
    expect(pedro.Pedro).toHold('Duel', 'Scope', 'Barrel');
    const pat = table(
      { Ann: { hand: ['Missed!'] }, Pat: { ...dead, is: 'Pat Brennan' }, Cat: { inPlay: ['Mustang'] } },
      withDodge,
    );
    pat.Ann.endsTurn();
    pat.Pat.picks({ from: pat.Cat, what: 'Mustang' });
    expect(pat.Pat).toHold('Mustang');
  });

  it('[HN-GHOST-TOWN-05] counts for victory: an Outlaw’s ghost who kills the Sheriff wins for the Outlaws', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', life: 1, hand: ['Missed!'] },
        Ben: { ...dead, role: 'outlaw' },
        Cat: { role: 'renegade' },
      },
      { ...ghosts, deckTop: ['BANG!', 'Missed!', 'Scope'] },
    );
    Ann.endsTurn();
    Ben.plays('BANG!', { on: Ann });
    Ann.passes();
    Ann.passes();
    expect(game).toBeOver(); // not the Renegade: he was not alone
    expect(Ben).toHaveWon();
    expect(Cat).not.toHaveWon();
  });

  it('[HN-GHOST-TOWN-06] comes in his place of the round, and is no target before and after', () => {
    const { Ann, Ben, Cat, Dan } = table(
      {
        Ann: { hand: ['BANG!', 'Missed!'] },
        Ben: { hand: ['Missed!'] },
        Cat: dead,
        Dan: { hand: ['Missed!', 'BANG!'] },
      },
      { ...ghosts, deckTop: ['Schofield', 'Missed!', 'Barrel', 'Remington', 'Missed!'] },
    );
    Ann.mayNot.play('BANG!', { on: Cat }).because('isOut');
    Ann.endsTurn();
    Ben.endsTurn();
    expect(Cat).toBeAsked('play');
    expect(Cat).toHold(3);
    Cat.endsTurn();
    Cat.discards('Barrel', 'Remington', 'Missed!');
    expect(Dan).toBeAsked('play');
    Dan.mayNot.play('BANG!', { on: Cat }).because('isOut');
  });

  it('[HN-GHOST-TOWN-07-Q] counts for distance, for the General Store and for Beer while he is there', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Missed!'], life: 2 }, Ben: dead, Cat: { life: 1, hand: ['Missed!'] } },
      { ...ghosts, deckTop: ['General Store', 'Beer', 'Panic!', 'Scope', 'Missed!', 'Missed!'] },
    );
    Ann.endsTurn();
    Ben.may.play('Panic!', { on: Cat }); // the nearest on the left
    Ben.plays('Beer'); // three players are left
    expect(Ben).toHaveLife(1);
    Ben.plays('General Store');
    Ben.picks('Scope');
    Cat.isAsked('generalStore');
  });

  it('[HN-GHOST-TOWN-08-Q] at 0 he loses nothing: a lost Duel does nothing to him', () => {
    const { Ann, Bart } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Bart: { ...dead, is: 'Bart Cassidy' }, Cat: {} },
      { ...ghosts, deckTop: ['Duel', 'Missed!', 'Beer'] },
    );
    Ann.endsTurn();
    Bart.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    Bart.passes();
    expect(Bart).toHaveLife(0);
    expect(Bart).toHold(2); // nothing lost, nothing drawn
    expect(Bart).toBeAsked('play');
  });

  it('[HN-GHOST-TOWN-08-Q] what he has regained he can lose again, without going out', () => {
    const { Ann, Bart } = table(
      { Ann: { hand: ['BANG!', 'Missed!'] }, Bart: { ...dead, is: 'Bart Cassidy' }, Cat: {} },
      { ...ghosts, deckTop: ['Duel', 'Missed!', 'Beer'] },
    );
    Ann.endsTurn();
    Bart.plays('Beer');
    Bart.plays('Duel', { on: Ann });
    Ann.answers('BANG!');
    Bart.passes();
    expect(Bart).toHaveLife(0);
    expect(Bart).toHold(2); // and draws for the point
    expect(Bart).toBeAsked('play');
  });

  it('[HN-GHOST-TOWN-09-Q] Kit Carlson’s ghost takes the top three, Black Jack’s may draw a fourth', () => {
    const kit = table(
      { Ann: { hand: ['Missed!'] }, Kit: { ...dead, is: 'Kit Carlson' }, Cat: {} },
      { ...ghosts, deckTop: ['Beer', 'Missed!', 'Scope', 'Barrel'] },
    );
    kit.Ann.endsTurn();
    expect(kit.Kit).toHold('Beer', 'Missed!', 'Scope');
    const jack = table(
      { Ann: { hand: ['Missed!'] }, Jack: { ...dead, is: 'Black Jack' }, Cat: {} },
      { ...ghosts, deckTop: ['Beer', 'BANG! 2♦', 'Scope', 'Barrel'] },
    );
    jack.Ann.endsTurn();
    expect(jack.Jack).toHold('Beer', 'BANG!', 'Scope', 'Barrel');
  });

  it('[HN-GHOST-TOWN-10-Q] what he leaves goes to Vulture Sam, and nobody is rewarded', () => {
    const { Ann, Ben, Sam } = table(
      {
        Ann: { hand: ['Missed!'], role: 'sheriff' },
        Ben: { ...dead, role: 'outlaw' },
        Sam: { is: 'Vulture Sam', hand: ['Missed!'], role: 'outlaw' },
      },
      { ...ghosts, deckTop: ['Barrel', 'Beer', 'Scope', 'Duel', 'Duel'] },
    );
    Ann.endsTurn();
    Ben.plays('Barrel');
    Ben.plays('Beer');
    Ben.endsTurn(); // at one life point he keeps one card
    expect(Ben).toBeOut();
    expect(Sam).toHold('Missed!', 'Scope', 'Barrel', 'Duel', 'Duel'); // with two of phase 1
    expect(Ann).toHold(1);
  });

  it('[HN-GHOST-TOWN-11-Q] the Law has not won while an Outlaw’s ghost is there, but when he leaves', () => {
    const { Ann, Ben, Cat, game } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Ben: { ...dead, role: 'outlaw' },
        Cat: { role: 'renegade', life: 1 },
      },
      { ...ghosts, deckTop: ['BANG!', 'Missed!', 'Scope'] },
    );
    Ann.endsTurn();
    Ben.plays('BANG!', { on: Cat });
    expect(Cat).toBeOut();
    expect(game).not.toBeOver();
    Ben.endsTurn();
    Ben.discards('Missed!', 'Scope');
    expect(Ann).toHaveWon();
  });

  it('[HN-GHOST-TOWN-11-Q] a Renegade’s ghost who is alone when the Sheriff dies wins', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', life: 1, hand: ['Scope'] },
        Ben: { ...dead, role: 'renegade' },
        Cat: { role: 'outlaw', life: 1 },
      },
      { ...ghosts, deckTop: ['Gatling', 'Missed!', 'Beer'] },
    );
    Ann.endsTurn();
    Ben.plays('Gatling');
    Ann.passes();
    Ann.passes();
    expect(Ben).toHaveWon();
    expect(Cat).not.toHaveWon();
  });

  it('[HN-GHOST-TOWN-12-Q] a ghost who eliminates an Outlaw draws the three cards', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['Missed!'] },
        Ben: { ...dead, role: 'renegade' },
        Cat: { role: 'outlaw', life: 1 },
        Dan: { role: 'outlaw' },
      },
      { ...ghosts, deckTop: ['BANG!', 'Missed!', 'Scope'] },
    );
    Ann.endsTurn();
    Ben.plays('BANG!', { on: Cat });
    expect(Cat).toBeOut();
    expect(Ben).toHold(5);
  });

  it('[HN-GHOST-TOWN-13-Q] out before his turn he is back for it; out in his own turn he is not', () => {
    const { Ann, Ben, Cat } = table(
      {
        Ann: { role: 'sheriff', hand: ['BANG!', 'Missed!'] },
        Ben: { role: 'outlaw', life: 1, hand: ['Panic!'] },
        Cat: { role: 'renegade', life: 1, inPlay: ['Dynamite'] },
        Dan: { role: 'outlaw', hand: ['Missed!'] },
      },
      { ...ghosts, deckTop: ['Missed!', 'Beer', 'Scope', 'Barrel', 'Barrel', 'Mustang', '5♠'] },
    );
    Ann.plays('BANG!', { on: Ben });
    Ben.passes();
    Ben.passes();
    expect(Ben).toBeOut();
    Ann.endsTurn();
    expect(Ben).toHold('Barrel', 'Barrel', 'Mustang'); // after the reward of three
    Ben.plays('Mustang');
    Ben.endsTurn();
    Ben.discards('Barrel', 'Barrel');
    expect(Cat).toBeOut(); // by Dynamite, before phase 1
    expect(Cat).toHold(0);
  });

  it('[HN-GHOST-TOWN-15-Q] Suzy Lafayette’s ghost draws one at once, before her three; Sid Ketchum’s may heal', () => {
    const suzy = table({ Ann: { hand: ['Missed!'] }, Suzy: { ...dead, is: 'Suzy Lafayette' }, Cat: {} }, ghosts);
    suzy.Ann.endsTurn();
    expect(suzy.Suzy).toHold(4);
    const sid = table(
      { Ann: { hand: ['Missed!'] }, Sid: { ...dead, is: 'Sid Ketchum' }, Cat: {} },
      {
        ...ghosts,
        deckTop: ['Missed!', 'Scope', 'Barrel'],
      },
    );
    sid.Ann.endsTurn();
    sid.Sid.interjects('Sid Ketchum', ['Missed!', 'Scope']);
    expect(sid.Sid).toHaveLife(1);
  });

  it('takes the Stick of Dynamite with a hit, and leaves it to his left (of STICK-26-Q)', () => {
    const { Ann, Ben, Cat } = table(
      { Ann: { hand: ['Missed!'], tokens: { stick: 1 } }, Ben: dead, Cat: {}, Dan: {} },
      { ...ghosts, sets: [...ghosts.sets, 'stick-of-dynamite'], deckTop: ['BANG!', 'Scope', 'Beer'] },
    );
    Ann.endsTurn();
    Ben.plays('BANG!', { on: Cat });
    expect(Ben.state.tokens).toEqual({ stick: 1 });
    Ben.endsTurn();
    Ben.discards('Scope', 'Beer');
    expect(Ben).toBeOut();
    expect(Cat.state.tokens).toEqual({ stick: 1 });
  });
});
