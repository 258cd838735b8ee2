import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'dodge-city'];

describe('Elena Fuente', () => {
  it.each(['Beer', 'Scope', 'BANG!', 'Stagecoach', 'Bible', 'Jail', 'Missed!'])(
    '[DODGE-ELENA-01] uses a %s as a Missed!; what it does else does not happen',
    (card) => {
      const { Ann, Elena, game } = table(
        { Ann: { hand: ['BANG!', 'Beer'] }, Elena: { is: 'Elena Fuente', life: 2, hand: [card, 'Mustang'] } },
        { sets },
      );
      Ann.plays('BANG!', { on: Elena });
      Elena.answers(card);
      expect(Elena).toHaveLife(2);
      expect(Elena).toHold('Mustang');
      expect(Elena).toHaveInPlay();
      expect(game).toHaveDiscarded(card, 'BANG!');
    },
  );

  it('draws for a Dodge as anybody does: it is itself then', () => {
    const { Ann, Elena } = table(
      { Ann: { hand: ['BANG!', 'Beer'] }, Elena: { is: 'Elena Fuente', hand: ['Dodge'] } },
      { sets, deckTop: ['Mustang'] },
    );
    Ann.plays('BANG!', { on: Elena });
    Elena.answers('Dodge');
    expect(Elena).toHold('Mustang');
  });

  it('has no BANG! in every card, and no Missed! in what lies in front of her', () => {
    const { Ann, Elena } = table(
      {
        Ann: { hand: ['Indians!', 'BANG!', 'Beer'] },
        Elena: { is: 'Elena Fuente', hand: ['Beer'], inPlay: ['Mustang'], life: 3 },
        Cat: { hand: ['BANG!'] },
      },
      { sets, deckTop: [] },
    );
    Ann.plays('Indians!');
    Elena.mayNot.play('Beer').because('wrongCard');
    Elena.passes();
    expect(Elena).toHaveLostLife(1);
  });

  it('[DODGE-ELENA-02-Q] needs any two cards against Slab the Killer', () => {
    const { Slab, Elena } = table(
      {
        Slab: { is: 'Slab the Killer', hand: ['BANG!', 'Beer'] },
        Elena: { is: 'Elena Fuente', hand: ['Beer', 'Scope', 'Panic!'] },
      },
      { sets },
    );
    Slab.plays('BANG!', { on: Elena });
    Elena.answers('Beer');
    Elena.isAsked('dodge');
    Elena.answers('Panic!');
    expect(Elena).toHaveLostLife(0);
    expect(Elena).toHold('Scope');
  });
});
