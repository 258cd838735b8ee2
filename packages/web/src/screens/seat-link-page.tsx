import { keptIdentity, readSeatLink, setIdentityAside } from '@dustup/protocol/client';
import { useEffect } from 'react';
import { acceptLink } from '../app/connection.ts';
import { go } from '../app/router.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';

/** Somebody has opened a seat link: it says whose seat it is, and nobody becomes somebody else without having said so. */
export function SeatLinkPage({ code, link }: { code: string; link: string }) {
  const { seatLink: words } = useVocabulary().words.shared;
  const seat = readSeatLink(link);
  const mine = keptIdentity(localStorage);
  const isMine = seat !== undefined && mine?.guest === seat.guest;
  const stay = () => go(`table/${code}`, { replace: true });
  const follow = () => {
    acceptLink(link);
    stay();
  };
  const take = () => {
    setIdentityAside(localStorage);
    follow();
  };
  useEffect(() => {
    // A secret does not stay in the address.
    history.replaceState(history.state, '', location.pathname);
    if (isMine) stay();
    // The server says what is wrong with it: we stay who we are.
    else if (seat === undefined) follow();
  });
  if (isMine || seat === undefined) return null;
  return (
    <main className="page-note">
      <p role="status">{words.ask(seat.name)}</p>
      {mine !== null && <p>{words.kept}</p>}
      <p className="page-note-choice">
        <button type="button" className="btn pri" onClick={take}>
          {words.take(seat.name)}
        </button>
        <button type="button" className="btn" onClick={stay}>
          {words.stay}
        </button>
      </p>
    </main>
  );
}
