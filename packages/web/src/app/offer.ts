import type { GameOffer } from '@dustup/protocol';
import { useEffect, useState } from 'react';
import { connection } from './connection.ts';
import { parseOffer } from './parse-offer.ts';

const known = new Map<string, Promise<GameOffer | undefined>>();

/** What may be chosen for a table of a game, with these sets (without them: with its usual ones). Asked for once. */
function offerOf(game: string, sets?: readonly string[]): Promise<GameOffer | undefined> {
  const about = JSON.stringify([game, sets]);
  const before = known.get(about);
  if (before !== undefined) return before;
  const asking = connection()
    .request({ t: 'offer', game, ...(sets !== undefined && { sets: [...sets] }) })
    .then((reply) => (reply.t === 'done' ? parseOffer(reply.with) : undefined));
  known.set(about, asking);
  // What was refused is asked for again.
  void asking.then((offer) => offer ?? known.delete(about));
  return asking;
}

/** The same, once it is here; undefined before, and when it is not offered. */
export function useOffer(game: string | undefined, sets?: readonly string[]): GameOffer | undefined {
  const [offer, setOffer] = useState<GameOffer | undefined>(undefined);
  const wanted = sets?.join(' ');
  useEffect(() => {
    let isWanted = true;
    if (game === undefined) return undefined;
    void offerOf(game, wanted?.split(' ').filter(Boolean)).then((found) => {
      if (isWanted && found !== undefined) setOffer(found);
    });
    return () => {
      isWanted = false;
    };
  }, [game, wanted]);
  return offer?.game === game ? offer : undefined;
}
