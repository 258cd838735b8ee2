import { type Vote, VOTES } from '@dustup/protocol/client';
import type { TableState } from '../app/wire.ts';
import { absenceOf } from './company.ts';
import { isOut } from './frame-facts.ts';

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
  standIn: (voters) => voters,
};

/** All that could be put to the vote now. */
export function ballotsOf({ info, seat }: TableState): readonly Ballot[] {
  const { votes } = info;
  return VOTES.filter((about) => isOpen(info, about)).map((about) => {
    // Whoever is away has no say in who plays for them.
    const voters = info.voters.filter((one) => about !== 'standIn' || info.seats[one]?.isHere === true);
    const yes = (votes[about] ?? []).filter((one) => voters.includes(one));
    return { about, yes, needed: NEEDED[about](voters.length), isMine: seat !== null && yes.includes(seat) };
  });
}

function isOpen(info: TableState['info'], about: Vote): boolean {
  switch (about) {
    case 'abandon':
      return true;
    case 'resume':
      return info.isPaused;
    case 'pause':
      return !info.isPaused;
    case 'standIn':
      return awaySeats(info).length > 0;
  }
}

/** Seats of people who are away, and whom no bot plays for yet. */
export function awaySeats({ seats, voters }: TableState['info']): readonly number[] {
  return seats.flatMap((held, seat) => (absenceOf(held) === 'gone' && voters.includes(seat) ? [seat] : []));
}

/** I have a seat in this game that is still mine to play: whoever is out or has given up has no say. */
export function isStillPlaying({ info, seat, game }: TableState): boolean {
  if (seat === null || info.phase !== 'playing' || info.seats[seat]?.standIn === 'conceded') return false;
  return game === null || !isOut(game.table, seat);
}
