import { useState } from 'react';
import type { TableState } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { type Ballot, ballotsOf, isStillPlaying } from './ballot.ts';
import { companyOf, personAt } from './company.ts';
import type { Request } from './table-screen-props.ts';

type NoticeProps = { readonly table: TableState; readonly request: Request };

/** Who wants what, for as long as it is put to the vote; said aloud, too. */
export function VoteNotice({ table, request }: NoticeProps) {
  const { ballot } = useVocabulary().words;
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const running = table.info.phase === 'playing' ? ballotsOf(table).filter(({ yes }) => yes.length > 0) : [];
  const company = companyOf(table);
  const said = running.map(({ about, yes, needed }) => {
    const who = yes.map((seat) => personAt(company, seat));
    return `${ballot.wants(who, ballot.what[about])}: ${ballot.of(yes.length, needed)}`;
  });
  const isShown = running.some((one) => !hidden.includes(keyOf(one)));
  return (
    <>
      <div className="sr-only" role="status" data-live="votes">
        {said.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {isShown && (
        <section className="vote-notice" aria-label={ballot.label}>
          {running.map((one, at) =>
            hidden.includes(keyOf(one)) ? null : (
              <div key={one.about} className="vote-line">
                <span>{said[at]}</span>
                {isStillPlaying(table) && <Say ballot={one} request={request} />}
                <button
                  type="button"
                  className="vote-hide"
                  aria-label={ballot.hide}
                  title={ballot.hide}
                  onClick={() => setHidden([...hidden, keyOf(one)])}
                >
                  ✕
                </button>
              </div>
            ),
          )}
        </section>
      )}
    </>
  );
}

/** Hidden until somebody else wants it, too. */
function keyOf({ about, yes }: Ballot): string {
  return `${about} ${yes.join()}`;
}

function Say({ ballot: { about, isMine }, request }: { ballot: Ballot; request: Request }) {
  const { ballot } = useVocabulary().words;
  return (
    <button
      type="button"
      className={`btn small ${isMine ? '' : 'pri'}`}
      onClick={() => void request({ t: 'vote', about, yes: !isMine })}
    >
      {isMine ? ballot.withdraw : ballot.agree}
    </button>
  );
}
