import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

const shade = { is: 'Shade O’Connor', hand: ['Beer', 'Duel'] };

describe('Shade O’Connor', () => {
  it('[TRAIN-SHADE-01] exchanges a card when the train advances outside his turn, or leaves it', () => {
    const { Ann, Shade } = table(
      { Ann: { hand: ['Next Stop', 'Next Stop', 'Gatling'] }, Shade: shade, Cid: {}, Dan: {} },
      { ...onTheLine({ at: 1 }), deckTop: ['2♣', '3♣'] },
    );
    Ann.plays('Next Stop');
    Shade.discards('Duel');
    expect(Shade).toHold('Beer', '3♣');
    Ann.plays('Next Stop');
    Shade.passes();
    expect(Shade).toHold('Beer', '3♣');
  });

  it('[TRAIN-SHADE-01] not in his own turn', () => {
    const { Shade } = table(
      { Ann: {}, Shade: { ...shade, hand: ['Next Stop', 'Beer'] }, Cid: {}, Dan: {} },
      { ...onTheLine({ at: 1 }), turn: 'Shade' },
    );
    Shade.plays('Next Stop');
    expect(Shade).toBeAsked('play');
  });
});
