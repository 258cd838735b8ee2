import { useDeferredValue, useState } from 'react';
import { Link } from '../../app/router.tsx';
import { Bullet } from '../../cards/life.tsx';
import { hasWords } from '../bang/gallery/filters.ts';
import { Page } from '../../screens/shared/page.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cardFacts, characterFacts, characterIcon } from './book.ts';
import { DuelCard } from './duel-card.tsx';
import { type DuelEntry, duelEntries, GROUPS } from './gallery-groups.ts';
import { SpeakingDuel } from './speaking.tsx';
import './duel.css';
import './duel-gallery.css';

const ENTRIES = duelEntries();

/** All cards and characters of The Duel, to be looked up. */
export function DuelGallery() {
  return (
    <SpeakingDuel>
      <Gallery />
    </SpeakingDuel>
  );
}

function Gallery() {
  const { words, teller, nameOf } = useVocabulary();
  const { gallery } = words;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = ENTRIES.filter((entry) => hasWords(`${nameOf(entry.slug)} ${fullText(teller, entry)}`, wanted));
  return (
    <Page name={teller.text('gallery.title')} className="duel-gallery">
      <p className="page-lead">
        {teller.text('gallery.lead')} <Link to="how-to-play/duel">{teller.text('gallery.howToPlay')}</Link>
      </p>
      <search className="duel-search panel">
        <label>
          <span>{gallery.search}</span>
          <input className="inp" type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <output className="fine">{gallery.found(found.length)}</output>
      </search>
      {found.length === 0 && <p className="page-note">{gallery.nothing}</p>}
      {GROUPS.map((group) => {
        const entries = found.filter((entry) => entry.group === group);
        if (entries.length === 0) return null;
        return (
          <section key={group}>
            <h2>{teller.text(`gallery.${group}`)}</h2>
            <ul className="duel-entries">
              {entries.map((entry) => (
                <li key={entry.slug} className="panel" data-entry={entry.slug}>
                  {entry.isCard ? <CardEntry entry={entry} /> : <CharacterEntry entry={entry} />}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Page>
  );
}

type Teller = ReturnType<typeof useVocabulary>['teller'];

function fullText(teller: Teller, { slug, isCard }: DuelEntry): string {
  return teller.text(`${isCard ? 'cards' : 'characters'}.${slug}.full`);
}

function CardEntry({ entry }: { entry: DuelEntry }) {
  const { teller, cardName } = useVocabulary();
  const { copies } = cardFacts(entry.slug);
  const law = copies.filter(({ back }) => back === 'law').length;
  return (
    <>
      <DuelCard card={entry.slug} symbol={copies[0]?.symbol ?? ''} width={104} />
      <div>
        <h3>{cardName(entry.slug)}</h3>
        <p>{fullText(teller, entry)}</p>
        <p className="fine">{teller.text('gallery.copies', { law, outlaws: copies.length - law })}</p>
      </div>
    </>
  );
}

function CharacterEntry({ entry }: { entry: DuelEntry }) {
  const { teller, characterName, words } = useVocabulary();
  const { life, isAlways } = characterFacts(entry.slug);
  return (
    <>
      <Icon name={characterIcon(entry.slug)} size={72} />
      <div>
        <h3>{characterName(entry.slug)}</h3>
        <p>{fullText(teller, entry)}</p>
        <p className="fine">
          {Array.from({ length: life }, (_, at) => (
            <Bullet key={at} isFull height={16} />
          ))}{' '}
          {words.lifePoints(life)}
          {isAlways && ` · ${teller.text('mat.always')}`}
        </p>
      </div>
    </>
  );
}
