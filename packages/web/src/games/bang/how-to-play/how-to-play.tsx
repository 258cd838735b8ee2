import { type ReactNode, use } from 'react';
import { Link } from '../../../app/router.tsx';
import { Card, RoleCard } from '../cards/card.tsx';
import { Bullet } from '../../../cards/life.tsx';
import { TextWithSuits } from '../../../cards/suit.tsx';
import { Distance } from '../distance.tsx';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import type { Language } from '../../../text/vocabulary-of.ts';
import { Page } from '../../../screens/shared/page.tsx';
import { guideFrom } from './guide-from.ts';
import type { Guide } from './guide-words.ts';
import '../table.css';
import '../../../screens/how-to-play/how-to-play.css';

const guides = {
  en: () => import('virtual:words-en-guide'),
  it: () => import('virtual:words-it-guide'),
};

const loaded = new Map<Language, Promise<Guide>>();

/** The text, in the language wished for; fetched once. */
function guideIn(language: Language): Promise<Guide> {
  const found = loaded.get(language);
  if (found !== undefined) return found;
  const loading = guides[language]().then(({ data }) => guideFrom(language, data));
  loaded.set(language, loading);
  return loading;
}

/** The game on one page, in our own words. */
export function HowToPlay() {
  const { language } = useVocabulary();
  const guide = use(guideIn(language));
  return (
    <Page name={guide.title} className="guide">
      <p className="page-lead">{guide.lead}</p>
      <div className="guide-grid">
        <Part section={guide.roles}>
          {['sheriff', 'deputy', 'outlaw', 'renegade'].map((role) => (
            <RoleCard key={role} role={role} width={104} />
          ))}
        </Part>
        <Part section={guide.turn}>
          <ol className="guide-steps">
            {guide.turn.steps.map(([name, says], at) => (
              <li key={name}>
                <i aria-hidden="true">{at + 1}</i>
                <span>
                  <b>{name}.</b> {says}
                </span>
              </li>
            ))}
          </ol>
        </Part>
        <Part section={guide.distance}>
          <Ring caption={guide.distance.caption} />
        </Part>
        <Part section={guide.shot}>
          <Card card="bang" sign="8♦" width={104} />
          <Card card="missed" sign="5♠" width={104} />
        </Part>
        <Part section={guide.kinds}>
          <Kinds each={guide.kinds.each} />
        </Part>
        <Part section={guide.check}>
          <Card card="barrel" sign="K♠" width={104} />
          <Card card="dynamite" sign="2♥" width={104} />
        </Part>
        <Part section={guide.life}>
          <span className="guide-life" aria-hidden="true">
            {[true, true, true, false].map((isFull, at) => (
              <Bullet key={at} isFull={isFull} height={56} />
            ))}
          </span>
          <Card card="beer" sign="9♥" width={104} />
        </Part>
        <Part section={guide.end} />
        <Part section={guide.here} />
      </div>
      <p className="guide-links">
        <Link to="" className="btn pri">
          {guide.play}
        </Link>
        <Link to="cards" className="btn">
          {guide.cards}
        </Link>
        <Link to="how-to-play/duel" className="btn">
          {guide.duel}
        </Link>
      </p>
    </Page>
  );
}

type Section = { readonly head: string; readonly says: readonly string[] };

function Part({ section, children }: { section: Section; children?: ReactNode }) {
  return (
    <section className="panel guide-part">
      <h2>{section.head}</h2>
      {section.says.map((says) => (
        <p key={says}>
          <TextWithSuits text={says} />
        </p>
      ))}
      {children !== undefined && <div className="guide-pictures">{children}</div>}
    </section>
  );
}

const KIND_CARDS = [
  { card: 'stagecoach', sign: '9♠' },
  { card: 'mustang', sign: '8♥' },
  { card: 'canteen', sign: '7♥' },
];

function Kinds({ each }: { each: Guide['kinds']['each'] }) {
  return (
    <ul className="guide-kinds">
      {each.map(([name, says], at) => {
        const shown = KIND_CARDS[at];
        return (
          <li key={name}>
            {shown !== undefined && <Card {...shown} width={104} />}
            <span>
              <b>{name}.</b> {says}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const AROUND = [
  { far: 1, x: 14, y: 66 },
  { far: 2, x: 30, y: 16 },
  { far: 2, x: 70, y: 16 },
  { far: 1, x: 86, y: 66 },
];

/** Five seats and how far they are from mine. */
function Ring({ caption }: { caption: string }) {
  const { you } = useVocabulary().words;
  return (
    <figure className="guide-ring">
      <div aria-hidden="true">
        {AROUND.map(({ far, x, y }) => (
          <span key={x} className="guide-seat" style={{ left: `${x}%`, top: `${y}%` }}>
            <Distance far={far} />
          </span>
        ))}
        <span className="guide-seat mine" style={{ left: '50%', top: '90%' }}>
          {you}
        </span>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
