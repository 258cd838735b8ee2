import { useEffect, useState } from 'react';
import { contents } from './cards/book.ts';
import { useFullTextsOf, useVocabulary } from '../../text/vocabulary.tsx';
import { loadRulings, rulingsAbout } from '../../frame/rulings.ts';

const MOST_RULINGS = 12;

/** The card one looks at, in full, and the keys. */
export function RulesTab({ slug }: { slug: string | undefined }) {
  const { words, texts } = useVocabulary();
  useFullTextsOf(contents().map(({ slug: set }) => set));
  const entry = slug === undefined ? undefined : (texts.cards[slug] ?? texts.characters[slug] ?? texts.events[slug]);
  return (
    <div className="rules" tabIndex={0}>
      {entry === undefined || slug === undefined ? (
        <p className="private">{words.rules.hint}</p>
      ) : (
        <section>
          <h3>{entry.name}</h3>
          <p className="fulltext">{entry.full}</p>
          <Rulings slug={slug} />
        </section>
      )}
      <h3 className="keys-head">{words.rules.keys}</h3>
      <dl className="keys">
        {words.rules.keyList.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      {Object.entries(texts.keywords).map(([keyword, { name, full }]) => (
        <section key={keyword}>
          <h3>{name}</h3>
          <p className="fulltext">{full}</p>
        </section>
      ))}
    </div>
  );
}

function Rulings({ slug }: { slug: string }) {
  const [found, setFound] = useState<readonly { readonly id: string; readonly text: string }[]>([]);
  useEffect(() => {
    let isWanted = true;
    void loadRulings().then((rulings) => {
      if (isWanted) setFound(rulingsAbout(rulings, slug).slice(0, MOST_RULINGS));
    });
    return () => {
      isWanted = false;
    };
  }, [slug]);
  return (
    <ul className="ruling-list" lang="en">
      {found.map(({ id, text }) => (
        <li key={id}>
          {text} <i>{id}</i>
        </li>
      ))}
    </ul>
  );
}
