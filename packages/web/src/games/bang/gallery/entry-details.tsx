import { useEffect, useRef, useState } from 'react';
import { Sign } from '../../../cards/suit.tsx';
import { loadRulings } from '../../../frame/rulings.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { type GalleryEntry, type Ruling, rulingsOn } from './filters.ts';
import { EntryFace } from './entry-face.tsx';

/** All there is to say about one card. */
export function EntryDetails({ entry, onClose }: { entry: GalleryEntry; onClose: () => void }) {
  const { words, setName, saySign } = useVocabulary();
  const { gallery } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="details"
      aria-labelledby="details-name"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="details-body">
        <div className="details-face" aria-hidden="true">
          <EntryFace entry={entry} isLarge />
        </div>
        <div className="details-text">
          <h2 id="details-name">{entry.name}</h2>
          <p className="fine">
            {setName(entry.set)} · {gallery.kinds[entry.kind]}
          </p>
          <p className="details-full">{entry.full}</p>
          {entry.signs.length > 0 && (
            <p className="details-signs">
              <span>{gallery.copies(entry.signs.length)}: </span>
              {entry.signs.map((sign, at) => (
                <span key={`${sign} ${at}`} role="img" aria-label={saySign(sign)}>
                  <Sign sign={sign} />
                </span>
              ))}
            </p>
          )}
          <Rulings entry={entry} />
        </div>
      </div>
      <button type="button" className="btn small details-close" onClick={() => dialog.current?.close()}>
        {gallery.close}
      </button>
    </dialog>
  );
}

function Rulings({ entry }: { entry: GalleryEntry }) {
  const { words } = useVocabulary();
  const { gallery } = words;
  const [rulings, setRulings] = useState<readonly Ruling[] | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void loadRulings().then((all) => {
      if (isWanted) setRulings(rulingsOn(all, entry.slug));
    });
    return () => {
      isWanted = false;
    };
  }, [entry.slug]);
  if (rulings === undefined) return <p className="fine">{words.loading}</p>;
  return (
    <section className="details-rulings">
      <h3>{gallery.rulings}</h3>
      {rulings.length === 0 ? (
        <p className="fine">{gallery.noRulings}</p>
      ) : (
        <ul lang="en">
          {rulings.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
