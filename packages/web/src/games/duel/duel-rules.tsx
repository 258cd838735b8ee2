import { useVocabulary } from '../../text/vocabulary.tsx';

export const PARAGRAPHS = ['goal', 'turn', 'places', 'hits', 'reveals', 'decks', 'falls', 'reload'] as const;

/** How The Duel is played, in a few words. */
export function DuelRules() {
  const { teller } = useVocabulary();
  return (
    <div className="duel-rules" tabIndex={0}>
      {PARAGRAPHS.map((name) => (
        <section key={name}>
          <h2>{teller.text(`guide.${name}.head`)}</h2>
          <p>{teller.text(`guide.${name}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
