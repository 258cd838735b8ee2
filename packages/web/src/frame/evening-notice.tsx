import { useState } from 'react';
import type { TableState } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import type { Request } from './table-screen-props.ts';
import './evening-notice.css';

type NoticeProps = { readonly table: TableState; readonly guest: string; readonly request: Request };

/** Who asks the host for a seat; that a game counts for nothing; that what is watched is some seconds old. */
export function EveningNotice({ table, guest, request }: NoticeProps) {
  const { lobby } = useVocabulary().words;
  const [isHidden, setHidden] = useState(false);
  const { info, seat, game } = table;
  const { claims = [], practice, house } = info;
  const shown = info.host === guest ? claims : [];
  const isWaiting = seat === null && game === null && (house.delay ?? 0) > 0;
  const note = isWaiting ? lobby.behind(house.delay ?? 0) : practice === undefined ? '' : lobby.practice(practice.step);
  if (shown.length === 0 && (note === '' || isHidden)) return null;
  return (
    <section className="evening-notice" role="alert">
      {shown.map(({ guest: who, name, seat: wanted }) => (
        <div key={who}>
          <span>{lobby.claims(name, wanted + 1)}</span>
          <button
            type="button"
            className="btn small pri"
            onClick={() => void request({ t: 'grant', guest: who, yes: true })}
          >
            {lobby.grant}
          </button>
          <button
            type="button"
            className="btn small"
            onClick={() => void request({ t: 'grant', guest: who, yes: false })}
          >
            {lobby.deny}
          </button>
        </div>
      ))}
      {note !== '' && !isHidden && (
        <div>
          <span>{note}</span>
          {!isWaiting && (
            <button type="button" className="btn small" onClick={() => setHidden(true)}>
              {lobby.hide}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
