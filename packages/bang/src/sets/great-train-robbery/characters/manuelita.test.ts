import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';
import { onTheLine } from '../tables.ts';

describe('Manuelita', () => {
  it('[TRAIN-MANUELITA-01] draws two cards when the train reaches the End of the Line in anybody’s turn, before its effect', () => {
    const { Ann, Manuelita } = table(
      { Ann: { hand: ['Next Stop', 'Gatling'] }, Manuelita: { is: 'Manuelita' }, Cid: {}, Dan: {} },
      { ...onTheLine({ at: 4, train: [], locomotive: 'Ironhorse' }), deckTop: ['Saloon', 'Missed!', '2♦'] },
    );
    Ann.plays('Next Stop');
    Ann.passes();
    Manuelita.answers('Missed!');
    expect(Manuelita).toHaveLostLife(0);
    expect(Manuelita).toHold('2♦');
  });

  it('[TRAIN-MANUELITA-01] not for a station on the way', () => {
    const { Ann, Manuelita } = table(
      { Ann: { hand: ['Next Stop', 'Gatling'] }, Manuelita: { is: 'Manuelita' }, Cid: {}, Dan: {} },
      onTheLine({ at: 1 }),
    );
    Ann.plays('Next Stop');
    expect(Manuelita).toHold(0);
  });
});
