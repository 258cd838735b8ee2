import { Card } from '../cards/card.tsx';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { rays } from '../../../ui/rays.ts';

const RAYS = rays(350, 520, 60, 760, 44, 0.5);
const FAN = [
  { card: 'missed', sign: '5♠' },
  { card: 'barrel', sign: 'K♠' },
  { card: 'bang', sign: '8♦' },
  { card: 'beer', sign: '9♥' },
];

/** What this is, as a playbill. */
export function Poster() {
  const { home } = useVocabulary().words;
  return (
    <section className="poster">
      <svg className="poster-rays" viewBox="0 0 700 704" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d={RAYS} />
      </svg>
      <div className="poster-frame">
        <p className="poster-kicker">
          <Icon name="law-star" size={22} />
          <span>{home.kicker}</span>
          <Icon name="law-star" size={22} />
        </p>
        <h1 className="poster-name">Dustup</h1>
        <p className="poster-rule">
          <i />
          <span>{home.subtitle}</span>
          <i />
        </p>
        <p className="poster-lead">{home.lead}</p>
        <div className="poster-fan" aria-hidden="true">
          {FAN.map(({ card, sign }) => (
            <Card key={card} card={card} sign={sign} width={138} />
          ))}
        </div>
      </div>
    </section>
  );
}
