import type { ReactNode } from 'react';
import { Link } from '../../app/router.tsx';
import { Page } from '../../screens/shared/page.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { DuelBack, DuelCard } from './duel-card.tsx';
import { PARAGRAPHS } from './duel-rules.tsx';
import { SpeakingDuel } from './speaking.tsx';
import '../../screens/how-to-play/how-to-play.css';
import './duel.css';

type Paragraph = (typeof PARAGRAPHS)[number];

const WIDTH = 104;

/** What a paragraph speaks of: printed cards. */
const PICTURES: { readonly [name in Paragraph]?: ReactNode } = {
  places: <DuelCard card="scope" symbol="horseshoe" width={WIDTH} />,
  hits: (
    <>
      <DuelCard card="colt" symbol="dynamite" width={WIDTH} />
      <DuelCard card="missed" symbol="snake" width={WIDTH} />
    </>
  ),
  reveals: <DuelCard card="barrel" symbol="snake" width={WIDTH} />,
  decks: (
    <>
      <DuelBack side="law" width={WIDTH} />
      <DuelBack side="outlaws" width={WIDTH} />
    </>
  ),
};

/** The Duel on one page, in our own words. */
export function DuelGuide() {
  return (
    <SpeakingDuel>
      <Guide />
    </SpeakingDuel>
  );
}

function Guide() {
  const { teller } = useVocabulary();
  return (
    <Page name={teller.text('guide.title')} className="guide duel-guide">
      <p className="page-lead">{teller.text('guide.lead')}</p>
      <div className="guide-grid">
        {PARAGRAPHS.map((name) => (
          <section key={name} className="panel guide-part">
            <h2>{teller.text(`guide.${name}.head`)}</h2>
            <p>{teller.text(`guide.${name}.text`)}</p>
            {PICTURES[name] !== undefined && <div className="guide-pictures">{PICTURES[name]}</div>}
          </section>
        ))}
      </div>
      <p className="guide-links">
        <Link to="" className="btn pri">
          {teller.text('guide.play')}
        </Link>
        <Link to="cards/duel" className="btn">
          {teller.text('guide.cards')}
        </Link>
      </p>
    </Page>
  );
}
