import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const switcher = (...inPlay: string[]) => ({ role: 'outlaw' as const, inPlay, hand: ['Switch', 'Saloon'] });
const sheriff = { role: 'sheriff' } as const;

describe('Switch', () => {
  it('[TRAIN-SWITCH-01] one of one’s own cards in play changes places with another player’s', () => {
    const { Ann, Cid } = table(
      { Ann: switcher('Scope'), Ben: sheriff, Cid: { inPlay: ['Barrel'] }, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Switch', { ownCard: 'Scope', on: Cid, what: 'Barrel' });
    expect(Ann).toHaveInPlay('Barrel');
    expect(Cid).toHaveInPlay('Scope');
  });

  it('[TRAIN-SWITCH-02] [TRAIN-SWITCH-06-Q] a weapon received takes the place of the old one, on both sides', () => {
    const mine = table(
      { Ann: switcher('Scope', 'Schofield'), Ben: sheriff, Cid: { inPlay: ['Winchester'] }, Dan: {} },
      onTheLine(),
    );
    mine.Ann.plays('Switch', { ownCard: 'Scope', on: mine.Cid, what: 'Winchester' });
    expect(mine.Ann).toHaveInPlay('Winchester');
    const theirs = table(
      { Ann: switcher('Schofield'), Ben: sheriff, Cid: { inPlay: ['Winchester', 'Barrel'] }, Dan: {} },
      onTheLine(),
    );
    theirs.Ann.plays('Switch', { ownCard: 'Schofield', on: theirs.Cid, what: 'Barrel' });
    expect(theirs.Cid).toHaveInPlay('Schofield');
  });

  it('[TRAIN-SWITCH-02] it takes no other card’s place, and no other card takes a weapon’s', () => {
    const seats = (theirs: string) =>
      table(
        { Ann: switcher('Scope', 'Mustang', 'Schofield'), Ben: sheriff, Cid: { inPlay: [theirs] }, Dan: {} },
        onTheLine(),
      );
    const weapon = seats('Winchester');
    weapon.Ann.plays('Switch', { ownCard: 'Scope', on: weapon.Cid, what: 'Winchester' });
    expect(weapon.Ann).toHaveInPlay('Mustang', 'Winchester');
    const other = seats('Barrel');
    other.Ann.plays('Switch', { ownCard: 'Scope', on: other.Cid, what: 'Barrel' });
    expect(other.Ann).toHaveInPlay('Mustang', 'Schofield', 'Barrel');
  });

  it('[TRAIN-SWITCH-03] nobody may have two of a name in play', () => {
    const { Ann, Cid } = table(
      { Ann: switcher('Scope', 'Barrel'), Ben: sheriff, Cid: { inPlay: ['Barrel'] }, Dan: {} },
      onTheLine(),
    );
    Ann.mayNot.play('Switch', { ownCard: 'Scope', on: Cid, what: 'Barrel' }).because('alreadyInPlay');
    Ann.plays('Switch', { ownCard: 'Barrel', on: Cid, what: 'Barrel' });
    expect(Ann).toHaveInPlay('Scope', 'Barrel');
  });

  it('[TRAIN-SWITCH-04] [TRAIN-SWITCH-10-Q] without the Ghost Car a player at 0 life is out, and the card received goes too', () => {
    const { Ann, Cid, game } = table(
      {
        Ann: switcher('Scope'),
        Ben: sheriff,
        Cid: { presence: 'ghost', life: 0, inPlay: ['Ghost Car'], role: 'outlaw' },
        Dan: { role: 'renegade' },
      },
      onTheLine(),
    );
    Ann.plays('Switch', { ownCard: 'Scope', on: Cid, what: 'Ghost Car' });
    expect(Cid).toBeOut();
    expect(Ann).toHaveInPlay('Ghost Car');
    expect(game).toHaveDiscarded('Scope');
  });

  it('[TRAIN-SWITCH-05] [TRAIN-SWITCH-07-Q] neither Jail nor Ghost Car may come to lie in front of the Sheriff', () => {
    const own = table(
      {
        Ann: { role: 'sheriff', inPlay: ['Scope'], hand: ['Switch', 'Saloon'] },
        Ben: { inPlay: ['Jail', 'Ghost Car'] },
        Cid: {},
        Dan: {},
      },
      onTheLine(),
    );
    own.Ann.mayNot.play('Switch', { ownCard: 'Scope', on: own.Ben, what: 'Jail' }).because('notTheSheriff');
    own.Ann.mayNot.play('Switch', { ownCard: 'Scope', on: own.Ben, what: 'Ghost Car' }).because('notTheSheriff');
    const { Ann, Ben } = table(
      { Ann: switcher('Ghost Car'), Ben: { ...sheriff, inPlay: ['Scope'] }, Cid: {}, Dan: {} },
      onTheLine(),
    );
    Ann.mayNot.play('Switch', { ownCard: 'Ghost Car', on: Ben, what: 'Scope' }).because('notTheSheriff');
  });

  it('[TRAIN-SWITCH-07-Q] a green card received may be used at once', () => {
    const { Ann, Ben, Cid } = table(
      { Ann: switcher('Scope'), Ben: sheriff, Cid: { inPlay: ['Knife'] }, Dan: {} },
      onTheLine({ more: ['dodge-city'] }),
    );
    Ann.plays('Switch', { ownCard: 'Scope', on: Cid, what: 'Knife' });
    Ann.uses('Knife', { on: Ben });
    expect(Ben).toHaveLostLife(1);
  });

  it('[TRAIN-SWITCH-08-Q] is refused without a card of one’s own in play', () => {
    const { Ann } = table({ Ann: switcher(), Ben: { ...sheriff, inPlay: ['Scope'] }, Cid: {}, Dan: {} }, onTheLine());
    Ann.mayNot.play('Switch').because('nothingToSwitch');
  });

  it('[TRAIN-SWITCH-09-Q] gives away what does harm, and is neither drawing nor discarding: no Refund', () => {
    const { Ann, Cid } = table(
      { Ann: switcher('Dynamite'), Ben: sheriff, Cid: { inPlay: ['Barrel', 'Refund'] }, Dan: {} },
      onTheLine(),
    );
    Ann.plays('Switch', { ownCard: 'Dynamite', on: Cid, what: 'Barrel' });
    expect(Cid).toHaveInPlay('Dynamite', 'Refund');
    expect(Cid).toHold(0);
  });

  it('[TRAIN-MIX-11] a railcar may be switched for any card in play, never for one of the train', () => {
    const { Ann, Cid } = table(
      { Ann: switcher('Private Car'), Ben: sheriff, Cid: { inPlay: ['Barrel'] }, Dan: {} },
      onTheLine(),
    );
    Ann.mayNot.play('Switch', { ownCard: 'Private Car', on: Cid, what: 'Caboose' }).because('notAnOption');
    Ann.plays('Switch', { ownCard: 'Private Car', on: Cid, what: 'Barrel' });
    expect(Cid).toHaveInPlay('Private Car');
  });
});
