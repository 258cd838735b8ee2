import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const evader = { hand: ['Evaded!', 'Beer'] };

describe('Evaded!', () => {
  it('[TRAIN-EVADED-01] cancels a shot and brings the card that carried it', () => {
    const { Ann, Ben } = table({ Ann: { hand: ['BANG! 5♣', 'Saloon'] }, Ben: evader, Cid: {}, Dan: {} }, onTheLine());
    Ann.plays('BANG! 5♣', { on: Ben });
    Ben.answers('Evaded!');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Beer', 'BANG! 5♣');
  });

  it('[TRAIN-EVADED-02] brings nothing where no card was shot: Ironhorse, Doc Holyday', () => {
    const iron = table(
      { Zippy: { is: 'Zippy Roy', hand: ['Gatling'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine({ at: 4, train: [], locomotive: 'Ironhorse' }),
    );
    iron.Zippy.uses('Zippy Roy');
    iron.Zippy.passes();
    iron.Ben.answers('Evaded!');
    expect(iron.Ben).toHold('Beer');
    const { Doc, Ben } = table(
      { Doc: { is: 'Doc Holyday', hand: ['Panic!', 'Duel', 'Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine({ more: ['dodge-city'] }),
    );
    Doc.uses('Doc Holyday', { on: Ben, cost: ['Panic!', 'Duel'] });
    Doc.picks(['Panic!', 'Duel']); // in which order
    Ben.answers('Evaded!');
    expect(Ben).toHold('Beer');
  });

  it('[TRAIN-EVADED-03] takes a Knife Revolver only if its draw! does not bring it back', () => {
    const shoot = (turned: string) => {
      const { Ann, Ben } = table(
        { Ann: { hand: ['Knife Revolver', 'Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
        { ...onTheLine(), deckTop: [turned] },
      );
      Ann.plays('Knife Revolver', { on: Ben });
      Ben.answers('Evaded!');
      return { Ann, Ben };
    };
    const gone = shoot('5♦');
    expect(gone.Ben).toHold('Beer', 'Knife Revolver');
    const back = shoot('K♦');
    expect(back.Ben).toHold('Beer');
    expect(back.Ann).toHold('Saloon', 'Knife Revolver');
  });

  it('[TRAIN-EVADED-04-Q] takes a Gatling when it is done with everybody', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: { hand: ['Gatling', 'Saloon'] }, Ben: evader, Cid: { hand: ['Missed!'] }, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Gatling');
    Ben.answers('Evaded!');
    expect(Ben).toHold('Beer');
    Cid.answers('Missed!');
    expect(Ben).toHold('Beer', 'Gatling');
  });

  it('[TRAIN-EVADED-04-Q] needs a second Missed! against Slab the Killer, and then brings the BANG!', () => {
    const { Slab, Ben } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG! 5♣', 'Saloon'] },
        Ben: { hand: ['Evaded!', 'Missed!', 'Beer'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    Slab.plays('BANG! 5♣', { on: Ben });
    Ben.answers('Evaded!');
    Ben.answers('Missed!');
    expect(Ben).toHold('Beer', 'BANG! 5♣');
    const half = table(
      { Slab: { is: 'Slab the Killer', hand: ['BANG! 5♣', 'Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine(),
    );
    half.Slab.plays('BANG! 5♣', { on: half.Ben });
    half.Ben.answers('Evaded!');
    half.Ben.passes();
    expect(half.Ben).toHaveLostLife(1);
    expect(half.Ben).toHold('Beer');
  });

  it('[TRAIN-EVADED-05-Q] brings nothing when the card is elsewhere by then', () => {
    const { Ann, Ben } = table(
      { Ann: { hand: ['BANG! 5♣', 'Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      { ...onTheLine(), deckExactly: ['Gatling'] },
    );
    Ann.plays('BANG! 5♣', { on: Ben });
    Ben.answers('Evaded!');
    expect(Ben).toHold('Beer', 'BANG! 5♣'); // it lies there still: nothing was shuffled
  });

  it('[TRAIN-EVADED-06-Q] takes what carried the shot: Calamity Janet’s Missed!, a Knife used from play, the card of a Sleeper Car', () => {
    const janet = table(
      { Janet: { is: 'Calamity Janet', hand: ['Missed! 4♠', 'Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine(),
    );
    janet.Janet.plays('Missed! 4♠', { as: 'bang', on: janet.Ben });
    janet.Ben.answers('Evaded!');
    expect(janet.Ben).toHold('Beer', 'Missed! 4♠');
    const knife = table(
      { Ann: { inPlay: ['Knife'], hand: ['Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine({ more: ['dodge-city'] }),
    );
    knife.Ann.uses('Knife', { on: knife.Ben });
    knife.Ben.answers('Evaded!');
    expect(knife.Ben).toHold('Beer', 'Knife');
    const sleeper = table(
      { Ann: { inPlay: ['Sleeper Car', 'Scope'], hand: ['Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine(),
    );
    sleeper.Ann.uses('Sleeper Car', { on: sleeper.Ben, card: 'Scope' });
    sleeper.Ben.answers('Evaded!');
    expect(sleeper.Ben).toHold('Beer', 'Scope');
  });

  it('[TRAIN-EVADED-06-Q] a Baggage Car lies in front of its player then', () => {
    const { Ann, Ben } = table(
      { Ann: { inPlay: ['Baggage Car'], hand: ['Saloon'] }, Ben: evader, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.uses('Baggage Car', { as: 'bang', on: Ben });
    Ben.answers('Evaded!');
    expect(Ben).toHaveInPlay('Baggage Car');
  });

  it('[TRAIN-EVADED-07-Q] as Suzy Lafayette’s last card it brings her the BANG!, and she draws nothing', () => {
    const { Ann, Suzy } = table(
      { Ann: { hand: ['BANG! 5♣', 'Saloon'] }, Suzy: { is: 'Suzy Lafayette', hand: ['Evaded!'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.plays('BANG! 5♣', { on: Suzy });
    Suzy.answers('Evaded!');
    expect(Suzy).toHold('BANG! 5♣');
  });

  it('[TRAIN-EVADED-07-Q] Calamity Janet cannot shoot it', () => {
    const { Janet, Ben } = table(
      { Janet: { is: 'Calamity Janet', hand: ['Evaded!', 'Saloon'] }, Ben: {}, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Janet.mayNot.play('Evaded!', { as: 'bang', on: Ben }).because('onlyAsAnswer');
  });

  it('[TRAIN-MIX-14-Q] brings no card when the Thunderer has the BANG! back already', () => {
    const { Ann, Ben } = table(
      {
        Ann: { hand: ['BANG! 5♣', 'Beer'], inPlay: ['Thunderer'] },
        Ben: { hand: ['Evaded!', 'Scope'] },
        Cid: {},
        Dan: {},
      },
      { ...onTheLine({ more: ['armed-and-dangerous'] }), tokensOn: { load: { Thunderer: 3 } } },
    );
    Ann.plays('BANG! 5♣', { special: 'Thunderer', on: Ben });
    Ben.answers('Evaded!');
    expect(Ben).toHaveLostLife(0);
    expect(Ben).toHold('Scope');
    expect(Ann).toHold('BANG! 5♣', 'Beer');
  });
});
