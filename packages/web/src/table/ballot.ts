import { type Vote, VOTES } from '@dustup/protocol/client';
import type { TableState } from '../app/wire.ts';

/** What is put to the vote: who wants it, and how many it takes. */
export type Ballot = {
  readonly about: Vote;
  /** Seats that want it and have a vote. */
  readonly yes: readonly number[];
  readonly needed: number;
  readonly isMine: boolean;
};

const NEEDED: { readonly [about in Vote]: (voters: number) => number } = {
  pause: (voters) => voters,
  resume: (voters) => Math.ceil(voters / 2),
  abandon: (voters) => Math.floor(voters / 2) + 1,
};

/** All that could be put to the vote now. */
export function ballotsOf({ info, seat }: TableState): readonly Ballot[] {
  const { voters, votes, isPaused } = info;
  return VOTES.filter((about) => about === 'abandon' || (about === 'resume') === isPaused).map((about) => {
    const yes = (votes[about] ?? []).filter((one) => voters.includes(one));
    return { about, yes, needed: NEEDED[about](voters.length), isMine: seat !== null && yes.includes(seat) };
  });
}

/** I have a seat in this game that is still mine to play: whoever is out or has given up has no say. */
export function isStillPlaying({ info, seat, game }: TableState): boolean {
  if (seat === null || info.phase !== 'playing' || info.seats[seat]?.standIn === 'conceded') return false;
  return game?.table.seats[seat]?.presence !== 'out';
}
