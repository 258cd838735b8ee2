import { Link } from '../../app/router.tsx';
import type { ClientState } from '../../app/wire.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { seatsKept } from './seats-kept.ts';

/** Where a seat of mine waits for me. */
export function MySeats({ state }: { state: ClientState }) {
  const { home } = useVocabulary().words;
  return seatsKept(state).map(({ code, phase }) => (
    <section key={code} className="panel kept-seat">
      <Icon name={phase === 'playing' ? 'vintage-robot' : 'entry-door'} size={26} />
      <p>
        <b>{home.yourSeat(code)}</b>
        <span className="fine">{home.seatPhase[phase] ?? ''}</span>
      </p>
      <Link to={`table/${code}`} className="btn small">
        {home.goBack}
      </Link>
    </section>
  ));
}
