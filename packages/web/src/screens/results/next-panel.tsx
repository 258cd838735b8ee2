import { useState } from 'react';
import { connection } from '../../app/connection.ts';
import { go, Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usualBot } from '../lobby/usual-bot.ts';
import { openTable } from '../home/open-table.ts';
import type { ResultsProps } from './results-props.ts';

/** What next: the same table again, another one, or away. And how the series stands. */
export function NextPanel({ table, next, guest, request, bots, another, onLeave }: ResultsProps) {
  const { words, refusal } = useVocabulary();
  const { results, shared } = words;
  const { info } = next ?? table;
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const isHost = info.host === guest;
  const host = info.seats.find((seat) => seat?.guest === info.host)?.name ?? '';
  const isAlone = info.seats.every((seat) => seat === null || seat.bot !== null || seat.guest === guest);
  const rematch = async () => {
    const reply = await request({ t: 'rematch' });
    // Nobody else is to be waited for.
    const last = reply.t === 'done' && isAlone ? await request({ t: 'start', fill: usualBot(bots) }) : reply;
    setWrong(last.t === 'refused' ? shared.wrong(refusal(last.why)) : undefined);
  };
  const anew = async () => {
    const opened = await openTable(connection(), another());
    if (typeof opened === 'string') go(`table/${opened}`);
    else setWrong(shared.wrong(refusal(opened)));
  };
  const canPlayOn = info.phase === 'over' || next !== undefined;
  const { ready = [] } = info;
  const isIn = ready.includes(guest);
  const names = info.seats.flatMap((seat) => (seat?.guest != null && ready.includes(seat.guest) ? [seat.name] : []));
  const people = info.seats.filter((seat) => seat?.guest != null && seat.guest !== guest);
  const others = people.filter((seat) => ready.includes(seat?.guest ?? ''));
  const beIn = async () => {
    const reply = await request({ t: 'in', on: !isIn });
    setWrong(reply.t === 'refused' ? shared.wrong(refusal(reply.why)) : undefined);
  };
  return (
    <section className="next-panel">
      {canPlayOn && isHost && next === undefined && (
        <button type="button" className="btn pri huge" onClick={() => void rematch()}>
          <Icon name="crossed-pistols" size={32} />
          <span className="btn-text">
            <b>{results.rematch}</b>
            <small>{isAlone ? results.rematchHint : results.wantIt(others.length, people.length)}</small>
          </span>
        </button>
      )}
      {canPlayOn && (!isHost || next !== undefined) && table.seat !== null && (
        <button type="button" className="btn pri huge" aria-pressed={isIn} onClick={() => void beIn()}>
          <Icon name="crossed-pistols" size={32} />
          <span className="btn-text">
            <b>{results.imIn}</b>
            <small>{results.imInHint}</small>
          </span>
        </button>
      )}
      {canPlayOn && !isAlone && (
        <p className="next-wait" role="status">
          {next !== undefined ? results.nextReady(host) : isHost ? '' : results.waitRematch(host)}{' '}
          {names.length > 0 ? results.isIn(names.join(', ')) : isHost && next === undefined ? '' : results.nobodyIn}
        </p>
      )}
      {info.together !== undefined && (
        <p className="next-wait" role="status">
          {results.together(info.together.name)}{' '}
          <Link to={`replay/${info.together.game}?table=${info.code}`} className="btn small">
            {results.joinReplay}
          </Link>
        </p>
      )}
      <div className="next-row">
        <button type="button" className="btn" onClick={() => void anew()}>
          {results.newTable}
        </button>
        <button type="button" className="btn" onClick={onLeave}>
          {results.leave}
        </button>
      </div>
      {wrong !== undefined && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
      <Series table={table} />
    </section>
  );
}

/** Games won at this table, and what a rematch keeps. */
function Series({ table }: Pick<ResultsProps, 'table'>) {
  const { lobby, results } = useVocabulary().words;
  const { seats, played, house } = table.info;
  const score = seats
    .flatMap((seat) => (seat === null || seat.won === 0 ? [] : [seat]))
    .toSorted((one, other) => other.won - one.won)
    .map(({ name, won }) => results.seriesScore(name, won));
  const kept = (['keepCharacters', 'passStar', 'rotateSeats'] as const).filter((rule) => house[rule]);
  return (
    <p className="fine">
      {played > 0 && `${results.series(played)}${score.length > 0 ? `: ${score.join(' · ')}` : ''}. `}
      {kept.length > 0 && `${lobby.rematchRules}: ${kept.map((rule) => lobby[rule][0]).join(' · ')}.`}
    </p>
  );
}
