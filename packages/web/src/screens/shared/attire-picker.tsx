import { type Attire, COLOURS, HATS } from '@dustup/protocol/client';
import { useId } from 'react';
import { connection } from '../../app/connection.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { HAT_ICONS } from '../../ui/attire.tsx';
import { Icon } from '../../ui/icon.tsx';

const FIRST: Attire = { hat: 'western', colour: 'sand' };

/** A hat and a colour, by which the others tell me apart. */
export function AttirePicker({ attire = FIRST }: { readonly attire?: Attire | undefined }) {
  const { home } = useVocabulary().words;
  const name = useId();
  const wear = (change: Partial<Attire>) => void connection().request({ t: 'dress', ...attire, ...change });
  return (
    <div className="attire-picker">
      <div role="radiogroup" aria-label={home.hat}>
        {HATS.map((hat) => (
          <label key={hat} className={hat === attire.hat ? 'on' : ''} title={home.hats[hat]}>
            <input
              type="radio"
              name={`${name} hat`}
              checked={hat === attire.hat}
              aria-label={home.hats[hat]}
              onChange={() => wear({ hat })}
            />
            <span className={`hat in-${attire.colour}`}>
              <Icon name={HAT_ICONS[hat]} size={24} />
            </span>
          </label>
        ))}
      </div>
      <div role="radiogroup" aria-label={home.colour}>
        {COLOURS.map((colour) => (
          <label key={colour} className={colour === attire.colour ? 'on' : ''} title={home.colours[colour]}>
            <input
              type="radio"
              name={`${name} colour`}
              checked={colour === attire.colour}
              aria-label={home.colours[colour]}
              onChange={() => wear({ colour })}
            />
            <span className={`hat in-${colour}`} />
          </label>
        ))}
      </div>
    </div>
  );
}
