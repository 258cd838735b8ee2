import type { Refusal } from '@dustup/kernel';
import type { ClientStatus } from '@dustup/protocol/client';
import type { ReactNode } from 'react';
import type { TableState } from '../app/wire.ts';
import { useRefusalWords, useVocabulary } from '../text/vocabulary.tsx';
import { awaySeats, isStillPlaying } from './ballot.ts';
import type { Request } from './table-screen-props.ts';

type BannerProps = {
  readonly table: TableState;
  readonly status: ClientStatus;
  readonly isRestarting: boolean;
  readonly hasNewVersion: boolean;
  readonly refusal: string | undefined;
  /** Why the link that was opened brought no seat, or why the server lets me in no more. */
  readonly problem?: Refusal | null;
  readonly request: Request;
};

/** What stands between me and my seat, and what to do about it. */
export function Banner(props: BannerProps) {
  const { table, status, isRestarting, hasNewVersion, problem = null, request } = props;
  const vocabulary = useVocabulary();
  const { banner } = vocabulary.words;
  useRefusalWords(props.refusal !== undefined || problem !== null);
  const refusal = props.refusal ?? (problem === null ? undefined : vocabulary.refusal(problem));
  const { info, seat } = table;
  const standIn = seat === null ? null : (info.seats[seat]?.standIn ?? null);
  if (status === 'reload' || hasNewVersion) {
    return (
      <Slip text={banner.reload}>
        <button type="button" className="btn small pri" onClick={() => location.reload()}>
          {banner.reloadNow}
        </button>
      </Slip>
    );
  }
  if (status === 'signedOut') {
    return (
      <Slip text={banner.signedOut}>
        <button type="button" className="btn small pri" onClick={() => location.reload()}>
          {banner.comeAnew}
        </button>
      </Slip>
    );
  }
  if (status === 'elsewhere') {
    return (
      <Slip text={banner.elsewhere}>
        <button type="button" className="btn small pri" onClick={() => void request({ t: 'take' })}>
          {banner.take}
        </button>
      </Slip>
    );
  }
  if (status === 'lost' || status === 'connecting') {
    const why = problem === null ? banner.offline : banner.notLetIn(vocabulary.refusal(problem));
    return <Slip text={isRestarting ? banner.restarting : why} />;
  }
  if (table.isWaiting === true) return <Slip text={banner.waiting} />;
  if (standIn !== null && info.phase === 'playing') {
    return (
      <Slip text={banner.standIn[standIn]}>
        {standIn !== 'conceded' && (
          <button type="button" className="btn small pri" onClick={() => void request({ t: 'back' })}>
            {banner.imBack}
          </button>
        )}
      </Slip>
    );
  }
  if (info.isPaused) {
    return (
      <Slip text={banner.paused}>
        {isStillPlaying(table) && (
          <button
            type="button"
            className="btn small pri"
            onClick={() => void request({ t: 'vote', about: 'resume', yes: true })}
          >
            {vocabulary.words.stage.resume}
          </button>
        )}
      </Slip>
    );
  }
  const away = awaySeats(info);
  if (refusal === undefined && away.length > 0 && info.phase === 'playing' && isStillPlaying(table)) {
    const { stage } = vocabulary.words;
    const hasAgreed = seat !== null && info.votes.standIn?.includes(seat) === true;
    return (
      <Slip text={stage.areAway(away.map((one) => info.seats[one]?.name ?? ''))}>
        {!hasAgreed && (
          <button
            type="button"
            className="btn small pri"
            onClick={() => void request({ t: 'vote', about: 'standIn', yes: true })}
          >
            {stage.botForNow}
          </button>
        )}
      </Slip>
    );
  }
  return refusal === undefined ? null : <Slip text={banner.refused(refusal)} />;
}

function Slip({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="banner on-dark" role="status">
      <span>{text}</span>
      {children}
    </div>
  );
}
