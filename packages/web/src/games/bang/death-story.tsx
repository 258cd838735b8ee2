import { MiniCard } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { hopeOf } from './after-death.ts';
import { deathBeats } from './death-beats.ts';
import type { Scene } from './move-sentence.ts';
import { RichText } from '../../frame/rich-text.tsx';
import { tell } from './telling.ts';
import './death-story.css';

/** How I was eliminated, beat by beat, and whether my side can still win: where my hand was. */
export function DeathStory({ scene }: { readonly scene: Scene }) {
  const { game, company, vocabulary } = scene;
  const { stage } = useVocabulary().words;
  const { me } = company;
  const beats = me === null ? [] : deathBeats(game.log, me);
  const hope = hopeOf(scene);
  if (beats.length === 0) return null;
  return (
    <section className="death-story" aria-label={stage.howItHappened}>
      <h2>{stage.howItHappened}</h2>
      <ol>
        {beats.map(({ key, event }) => {
          const line = tell(key, event, company, vocabulary);
          const [card] = event.cards ?? [];
          return (
            <li key={key}>
              {card === undefined ? (
                <span className="beat-icon">
                  <Icon name={line?.icon ?? 'tombstone'} size={26} />
                </span>
              ) : (
                <MiniCard card={card.card} sign={card.sign} className="tiny" />
              )}
              <span>
                <RichText text={line?.text ?? []} />
              </span>
            </li>
          );
        })}
      </ol>
      {hope !== '' && (
        <p className="death-hope">
          <Icon name="law-star" size={20} />
          {hope}
        </p>
      )}
    </section>
  );
}
