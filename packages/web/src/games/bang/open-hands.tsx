import type { SeatView } from '@dustup/bang';
import type { GameState } from './wire.ts';
import { Chip } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import type { Scene } from './move-sentence.ts';
import { clockwise } from './ring.ts';

/** The others whose hands lie open for all, as they sit. */
export function openHandsOf({ table }: Pick<GameState, 'table'>, me: number | null): readonly SeatView[] {
  return clockwise(table.order, me).flatMap(({ seat }) => {
    const there = table.seats[seat];
    return there === undefined || there.hand === null || there.presence === 'out' ? [] : [there];
  });
}

/** Everybody's hand, while all hands are open. */
export function OpenHands({ scene }: { readonly scene: Scene }) {
  const { words } = useVocabulary();
  const hands = openHandsOf(scene.game, scene.company.me);
  if (hands.length === 0) return null;
  return (
    <section className="open-hands" aria-label={words.stage.handsOpen} tabIndex={0}>
      {hands.map(({ seat, hand }) => (
        <div key={seat}>
          <b>
            <bdi>{scene.company.names[seat]}</bdi>
          </b>
          <ul>
            {(hand ?? []).map(({ id, card, sign }) => (
              <li key={id}>
                <Chip card={card} sign={sign} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
