import { table } from '@dustup/testkit';
import { describe, expect, it } from 'vitest';

const sets = ['base', 'armed-and-dangerous'];

describe('Bloody Mary', () => {
  it('[ARMED-MARY-01] draws a card when a BANG! card of hers is cancelled, by a Missed! or a Barrel', () => {
    const { Mary, Ben } = table(
      { Mary: { is: 'Bloody Mary', hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Missed!'] } },
      { sets, deckTop: ['2♦'] },
    );
    Mary.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    expect(Mary).toHold('Beer', '2♦');
    const other = table(
      { Mary: { is: 'Bloody Mary', hand: ['BANG!', 'Beer'] }, Ben: { inPlay: ['Barrel'] } },
      { sets, deckTop: ['2♥', '3♦'] },
    );
    other.Mary.plays('BANG!', { on: other.Ben });
    other.Ben.uses('Barrel');
    expect(other.Mary).toHold('Beer', '3♦');
  });

  it.each(['Flintlock', 'Quick Shot', 'Gatling'])('[ARMED-MARY-01] not when a %s is', (shot) => {
    const { Mary, Ben } = table(
      { Mary: { is: 'Bloody Mary', hand: [shot, 'Beer'] }, Ben: { hand: ['Missed!'] } },
      { sets },
    );
    Mary.plays(shot, shot === 'Gatling' ? {} : { on: Ben });
    Ben.answers('Missed!');
    expect(Mary).toHold('Beer');
  });

  it('[ARMED-MARY-01] nor when it hits, nor for somebody else’s', () => {
    const { Mary, Ben } = table(
      { Mary: { is: 'Bloody Mary', hand: ['BANG!', 'Beer'] }, Ben: { hand: ['Beer'] } },
      { sets },
    );
    Mary.plays('BANG!', { on: Ben });
    Ben.passes();
    expect(Mary).toHold('Beer');
  });

  it('[ARMED-MARY-02-Q] one BANG! card brings one card, though Slab’s kind of shot takes two Missed!', () => {
    const { Mary, Ben } = table(
      {
        Mary: { is: 'Bloody Mary', borrowed: ['Slab the Killer'], hand: ['BANG!', 'Beer'] },
        Ben: { hand: ['Missed!', 'Missed!'] },
      },
      { sets, deckTop: ['2♦'] },
    );
    Mary.plays('BANG!', { on: Ben });
    Ben.answers('Missed!');
    Ben.answers('Missed!');
    expect(Mary).toHold('Beer', '2♦');
  });
});
