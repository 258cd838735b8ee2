import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'wild-west-show'];
const YOUL = 'Youl Grinner';
const start = { sets, phase: 'start', turn: 'Youl' } as const;

describe('Youl Grinner', () => {
  it('[WWS-YOUL-01][WWS-YOUL-02][WWS-YOUL-03-Q] everybody with more cards gives one of their choice', () => {
    const { Youl, Ben, Cat, Dan } = table(
      {
        Youl: { is: YOUL, hand: ['Missed!', 'Jail'] },
        Ben: { hand: ['Beer', 'Beer', 'Duel'] },
        Cat: { hand: ['Saloon', 'Scope', 'Barrel', 'Mustang', 'Remington'] },
        Dan: { hand: ['Gatling', 'Volcanic'] },
      },
      { ...start, deckTop: ['Winchester', 'Schofield'] },
    );
    Ben.picks('Duel');
    Cat.picks('Barrel');
    expect(Dan).toHold(2);
    expect(Youl).toHold('Missed!', 'Jail', 'Duel', 'Barrel', 'Winchester', 'Schofield');
    expect(Cat).not.toHaveSeen('Duel'); // WWS-YOUL-04-Q
  });

  it('[WWS-YOUL-04-Q] clockwise from his left; Suzy Lafayette gives her last card and draws one', () => {
    const { Youl, Suzy, Ben } = table(
      {
        Ben: { hand: ['Beer', 'Duel'] },
        Youl: { is: YOUL },
        Suzy: { is: 'Suzy Lafayette', hand: ['Saloon'] },
      },
      { ...start, deckTop: ['Scope', 'Barrel', 'Mustang'] },
    );
    expect(Suzy).toHold('Scope');
    Ben.picks('Duel');
    expect(Youl).toHold('Saloon', 'Duel', 'Barrel', 'Mustang');
  });

  it('[TRAIN-MIX-29-Q] Vera Custer, copying him, collects at once', () => {
    const { Vera, Youl } = table(
      { Vera: { is: 'Vera Custer' }, Youl: { is: YOUL, hand: ['Beer'] } },
      { sets: [...sets, 'dodge-city'], phase: 'start', turn: 'Vera', deckTop: ['Scope', 'Barrel'] },
    );
    Vera.picks('youl-grinner');
    expect(Vera).toHold('Beer', 'Scope', 'Barrel');
    expect(Youl).toHold(0);
  });

  it('[WWS-YOUL-01] gets nothing of a hand that Sid Ketchum has given up meanwhile', () => {
    const { Youl, Sid } = table(
      { Youl: { is: YOUL }, Sid: { is: 'Sid Ketchum', life: 1, hand: ['Beer', 'Duel'] } },
      { ...start, deckTop: ['Scope', 'Barrel'] },
    );
    Sid.interjects('Sid Ketchum', ['Beer', 'Duel']);
    expect(Sid).toHaveLife(2);
    expect(Youl).toHold('Scope', 'Barrel');
  });
});
