import {
  cardsInFrontOf,
  definitionSeen,
  distanceBetween,
  distanceSum,
  faceSeen,
  handLimitOf,
  ownHand,
  reachOf,
  seatId,
  suitOfAll,
} from '@dustup/bang';
import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

function aTable() {
  return table(
    {
      Ann: { role: 'sheriff', hand: ['BANG! 2♦', 'Beer'], inPlay: ['Scope', 'Schofield'] },
      Ben: { role: 'outlaw', hand: ['Missed! J♣', 'Panic!'], inPlay: ['Mustang'] },
      Cid: { role: 'renegade', hand: ['Duel'] },
      Dan: { role: 'outlaw', presence: 'out', life: 0, isRoleShown: true },
    },
    { discard: ['Gatling'] },
  );
}

describe("A seat's view", () => {
  it('shows its own hand and counts the others', () => {
    const { Ann } = aTable();
    const [own, other] = Ann.view.seats;
    expect(own?.hand?.map(({ card, sign }) => `${card} ${sign}`)).toContain('bang 2♦');
    expect(other?.hand).toBeNull();
    expect(other?.handCount).toBe(2);
  });

  it('shows the roles that lie open, and its own', () => {
    const { Ben } = aTable();
    expect(Ben.view.seats.map(({ role }) => role)).toEqual(['sheriff', 'outlaw', null, 'outlaw']);
  });

  it('names in its JSON no card that its viewer cannot see', () => {
    const { Ann, Cid, game } = aTable();
    const text = JSON.stringify(Cid.view);
    const hidden = [...game.state.drawPile, ...Ann.state.hand];
    for (const card of hidden) expect(text).not.toContain(`"id":${card},`);
    expect(text).not.toContain('"missed"');
    expect(text).toContain('"gatling"');
  });

  it('is a window: it shows what is now, and toJSON keeps what was', () => {
    const { Ann, Ben } = aTable();
    const { view } = Ben;
    const before = view.toJSON();
    Ann.plays('BANG! 2♦', { on: Ben });
    expect(view.seats[0]?.handCount).toBe(1);
    expect(view.resolving.map(({ kind }) => kind)).toContain('shot');
    expect(view.ledger.harmed[1]).toBe(1);
    expect(before.seats[0]?.handCount).toBe(2);
    expect(before.resolving).toEqual([]);
    expect(before.ledger.harmed[1]).toBe(0);
  });

  it('keeps in toJSON a loss as it was before somebody prevented some of it', () => {
    const { Cat } = table(
      { Ben: { role: 'outlaw', life: 2, inPlay: ['Dynamite'] }, Cat: { role: 'outlaw', hand: ['Saved!'] }, Ann: {} },
      { sets: ['base', 'valley-of-shadows'], phase: 'start', deckTop: ['5♠'] },
    );
    const before = Cat.view.toJSON();
    Cat.answers('Saved!');
    expect(before.resolving).toMatchObject([{ kind: 'loss', amount: 3, preventedBy: [] }]);
  });

  it('shows nobody who only watches what somebody looks at', () => {
    const { game } = aTable();
    expect(game.position.view(null).lookedAt).toBeNull();
    const { Kit, game: other } = table({ Kit: { is: 'Kit Carlson' }, Ben: {} }, { phase: 'draw' });
    expect(Kit.view.lookedAt).toHaveLength(3);
    expect(other.position.view(null).lookedAt).toBeNull();
  });

  it('tells to which side turns go', () => {
    expect(aTable().Ann.view.turnDirection).toBe(1);
    const sets = ['base', 'high-noon'];
    const { Ann } = table({ Ann: { hand: ['Beer'] }, Ben: {}, Cid: {} }, { sets, event: 'Gold Rush' });
    expect(Ann.view.turnDirection).toBe(-1);
  });

  it('is the same text as its plain form', () => {
    const { Ann } = aTable();
    expect(JSON.stringify(Ann.view)).toBe(JSON.stringify(Ann.view.toJSON()));
    expect(Object.keys(JSON.parse(JSON.stringify(Ann.view)))).toEqual(Object.keys(Ann.view.toJSON()));
  });
});

describe('A view as a fence', () => {
  it('does not lead to the game by its class', () => {
    const { view } = aTable().Ben;
    const reached: unknown = Reflect.get(Reflect.get(view, 'constructor'), 'gameOf');
    expect(reached).toBeUndefined();
    expect(Object.getOwnPropertyNames(view.constructor).sort()).toEqual(['length', 'name', 'prototype']);
    expect(Object.values(view)).toEqual([1]);
  });

  it('lets nobody rewrite who harmed whom', () => {
    const { Ann, Ben, game } = aTable();
    Reflect.set(Ben.view.ledger.harmed, 2, 3);
    Reflect.set(Ben.view.ledger, 'deeds', 3);
    expect(game.state.ledger.harmed[2]).toBe(0);
    expect(game.state.ledger.deeds).toBe(0);
    expect(Ann.view.ledger).toEqual(game.state.ledger);
    Ann.plays('BANG! 2♦', { on: Ben });
    expect(Ben.view.ledger.harmed[1]).toBe(1);
  });
});

describe('What can be worked out from a view', () => {
  it('has distances, reach and hand limits', () => {
    const { Ben } = aTable();
    expect(distanceBetween(Ben.view, seatId(0), seatId(1))).toBe(1);
    expect(distanceBetween(Ben.view, seatId(2), seatId(1))).toBe(2);
    expect(reachOf(Ben.view, seatId(0))).toBe(2);
    expect(handLimitOf(Ben.view, seatId(1))).toBe(4);
  });

  it('says how a distance comes about, with the cards that count and no others', () => {
    const { Cid } = table(
      { Ann: { inPlay: ['Scope', 'Mustang'] }, Ben: {}, Cid: { inPlay: ['Mustang'] }, Dan: {} },
      {},
    );
    const sum = (from: number, to: number) => distanceSum(Cid.view, seatId(from), seatId(to));
    expect(sum(0, 3)).toEqual({ steps: 1, changes: [{ slug: 'scope', by: -1 }] });
    expect(sum(0, 2).changes).toHaveLength(2);
    expect(sum(3, 1)).toEqual({ steps: 2, changes: [] });
  });

  it('says which suit all cards count as, if they do', () => {
    const { Ann } = table({ Ann: {}, Ben: {} }, { sets: ['base', 'high-noon'], event: 'Curse' });
    expect(suitOfAll(Ann.view)).toBe('♠');
    expect(suitOfAll(aTable().Ann.view)).toBeNull();
  });

  it('names the cards in sight and none of the others', () => {
    const { Ann, Ben, game } = aTable();
    const [own] = ownHand(Ben.view);
    const [hers] = Ann.state.hand;
    const [laid] = cardsInFrontOf(Ben.view, seatId(0));
    const top = game.state.drawPile.at(-1);
    if (own === undefined || hers === undefined || laid === undefined || top === undefined) throw new Error('no cards');
    expect(definitionSeen(Ben.view, own)?.name).toBe('Missed!');
    expect(definitionSeen(Ben.view, laid)?.name).toBe('Scope');
    for (const card of [hers, top]) {
      expect(definitionSeen(Ben.view, card)).toBeUndefined();
      expect(faceSeen(Ben.view, card)).toBeUndefined();
    }
  });

  it('gives somebody who only watches no hand', () => {
    const { game } = aTable();
    const view = game.position.view(null);
    expect(ownHand(view)).toEqual([]);
    expect(view.seats.every(({ hand }) => hand === null)).toBe(true);
  });
});
