import { useState } from 'react';
import type { TableState } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { isOut } from './frame-facts.ts';
import type { Request } from './table-screen-props.ts';
import './evening-notice.css';

type AskSeatProps = { readonly table: TableState; readonly guest: string; readonly request: Request };

/** Whoever watches asks for the seat of a bot, or sits down in the one that is kept for a friend. */
export function AskSeat({ table, guest, request }: AskSeatProps) {
  const { words, refusal } = useVocabulary();
  const { lobby, shared } = words;
  const [wrong, setWrong] = useState('');
  const { info, game } = table;
  const { claims = [], kept = [] } = info;
  const wanted = claims.find((one) => one.guest === guest);
  const free = info.seats.flatMap((held, seat) =>
    held?.bot != null && !(game !== null && isOut(game.table, seat)) ? [{ seat, name: held.name }] : [],
  );
  const ask = async (seat: number | null) => {
    const reply = await request({ t: 'claim', seat });
    setWrong(reply.t === 'refused' ? shared.wrong(refusal(reply.why)) : '');
  };
  if (free.length === 0) return null;
  return (
    <section className="ask-seat">
      <h3>{lobby.askSeat}</h3>
      {wanted === undefined ? (
        <ul>
          {free.map(({ seat, name }) => (
            <li key={seat}>
              <button type="button" className="btn small" onClick={() => void ask(seat)}>
                {lobby.askSeatOf(name)}
                {kept.includes(seat) && <small> {lobby.keptTake}</small>}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">
          {lobby.asked}{' '}
          <button type="button" className="btn small" onClick={() => void ask(null)}>
            {lobby.takeBack}
          </button>
        </p>
      )}
      {wrong !== '' && <p role="alert">{wrong}</p>}
    </section>
  );
}
