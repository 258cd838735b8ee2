import { assertNever, INTERJECT, secretFor, SPEECH } from '@dustup/kernel';
import type { FairSeed } from '@dustup/protocol';
import type { EntryOf, TableEntry } from './entries.ts';
import { MOST_CHAT_KEPT, noteMute, noteRequest, type TableState } from './table-state.ts';

/** The one way in which a table changes, live and when it is read back alike. */
export function applyEntry(state: TableState, entry: TableEntry): void {
  state.seq += 1;
  if (entry.asked !== undefined) noteRequest(state, entry.k === 'answered', entry.asked);
  switch (entry.k) {
    case 'opened':
      return;
    case 'seated':
      takeSeat(state, entry);
      return;
    case 'stood':
      leaveSeat(state, entry.seat);
      return;
    case 'bot':
      state.seats[entry.seat] =
        entry.bot === null
          ? null
          : { guest: null, bot: entry.bot, name: entry.name, won: 0, keeps: null, standIn: null };
      return;
    case 'kept':
      if (entry.on) state.kept.add(entry.seat);
      else state.kept.delete(entry.seat);
      return;
    case 'ruled':
      applyHouse(state, entry);
      return;
    case 'hosted':
      state.host = entry.guest;
      return;
    case 'said':
      noteLine(state, entry);
      noteSpoken(state, entry);
      return;
    case 'muted':
      noteMute(state, entry.by, entry.guest, entry.on);
      return;
    case 'urged':
      state.urged.set(entry.guest, (state.urged.get(entry.guest) ?? new Set()).add(entry.by));
      return;
    case 'removed':
      applyRemoval(state, entry);
      return;
    case 'closed':
      state.phase = 'closed';
      state.closed = entry.why;
      return;
    case 'pledged':
      state.pledges.set(entry.guest, entry.hash);
      return;
    case 'began':
    case 'revealed':
    case 'dealt':
    case 'answered':
    case 'forgiven':
    case 'standIn':
    case 'voted':
    case 'paused':
    case 'resumed':
    case 'ended':
      applyGameEntry(state, entry);
      return;
    default:
      assertNever(entry);
  }
}

type GameEntry = EntryOf<
  'began' | 'revealed' | 'dealt' | 'answered' | 'forgiven' | 'standIn' | 'voted' | 'paused' | 'resumed' | 'ended'
>;

function applyGameEntry(state: TableState, entry: GameEntry): void {
  const { game } = state;
  switch (entry.k) {
    case 'began':
      applyBeginning(state, entry);
      return;
    case 'revealed':
      if (game !== null) game.seed = withPart(game.seed, entry);
      return;
    case 'dealt':
      if (game === null) return;
      game.key = entry.key ?? game.key;
      game.isDealt = true;
      game.ask = 1;
      return;
    case 'answered':
      if (game === null) return;
      if (entry.step !== null) game.n += 1;
      game.ask = entry.ask;
      game.banks = entry.banks;
      if (isSpeech(entry)) game.spoken = game.spoken.slice(1);
      return;
    case 'forgiven':
      if (game !== null) game.spoken = game.spoken.slice(1);
      return;
    case 'standIn':
      noteStandIn(state, entry);
      return;
    case 'voted':
      applyVote(state, entry);
      return;
    case 'paused':
    case 'resumed':
      state.isPaused = entry.k === 'paused';
      state.votes.delete('pause');
      state.votes.delete('resume');
      return;
    case 'ended':
      applyEnd(state, entry);
      return;
    default:
      assertNever(entry);
  }
}

/** In a game, too: somebody takes the seat that a bot has played until then. */
function takeSeat(state: TableState, { seat, guest, won = 0, keeps = null }: EntryOf<'seated'>): void {
  state.seats[seat] = { guest, bot: null, name: null, won, keeps, standIn: null };
  state.scores.delete(guest);
  state.kept.delete(seat);
  if (state.game !== null) state.game.sat = state.game.sat.with(seat, guest);
}

/** What they have in this series waits for them. */
function leaveSeat({ seats, scores }: TableState, at: number): void {
  const { guest = null, won = 0, keeps = null } = seats[at] ?? {};
  if (guest !== null && (won > 0 || keeps !== null)) scores.set(guest, { won, keeps });
  seats[at] = null;
}

/** The dead have a list of their own: the living are not to notice that something of theirs has gone for it. */
function noteLine({ chat, said }: TableState, { line }: EntryOf<'said'>): void {
  chat.push(line);
  const kept = chat.filter(({ to }) => to === line.to);
  // Words are kept longer than reactions.
  const last = kept.find(({ on }) => on !== undefined) ?? kept[0];
  if (kept.length > MOST_CHAT_KEPT && last !== undefined) chat.splice(chat.indexOf(last), 1);
  said[line.to] = line.n;
}

function noteSpoken({ game }: TableState, { line: { seat }, costs, asked }: EntryOf<'said'>): void {
  if (game === null || seat === null || costs !== true || asked === undefined) return;
  game.spoken = [...game.spoken, { seat, asked }];
}

function isSpeech({ answer }: EntryOf<'answered'>): boolean {
  return answer[INTERJECT] === SPEECH[INTERJECT];
}

/** Other sets or another number of seats: what the last game left behind counts no more. */
function applyHouse(state: TableState, { house }: EntryOf<'ruled'>): void {
  const isOtherGame = house.game !== state.house.game;
  const isOtherSetup =
    house.players !== state.house.players || JSON.stringify(house.sets) !== JSON.stringify(state.house.sets);
  state.house = house;
  if (isOtherGame) state.seats = state.seats.map((seat) => (seat?.bot == null ? seat : null)); // its bots play that one only
  if (!isOtherGame && !isOtherSetup) return;
  const seats = Array.from({ length: house.players }, (_, at) => state.seats[at] ?? null);
  state.seats = seats.map((seat) => (seat === null ? null : { ...seat, keeps: null }));
  for (const seat of state.kept) if (seat >= house.players) state.kept.delete(seat);
  for (const [guest, { won }] of state.scores) state.scores.set(guest, { won, keeps: null });
  state.star = null;
}

function applyBeginning(state: TableState, entry: EntryOf<'began'>): void {
  const { setup, key, salt, pledges, commitment, dice, waits, at } = entry;
  const bank = (state.house.clock?.bank ?? 0) * 1000;
  state.phase = 'playing';
  state.game = {
    setup,
    key,
    seed: { key, salt, ...(pledges !== undefined && { pledges, parts: pledges.map(() => null) }) },
    commitment,
    // what a table of old has instead can be found out: its own secret is as good, once more stirred
    dice: typeof dice === 'string' ? dice : secretFor(`${salt} ${key}`, 'bots'),
    waits: waits ?? secretFor(`${salt} ${key}`, 'waits'),
    beganAt: at,
    sat: state.seats.map((seat) => seat?.guest ?? null),
    isDealt: false,
    n: 0,
    ask: 0,
    banks: state.seats.map(() => bank),
    spoken: [],
    outcome: null,
    endedAt: null,
  };
}

function withPart(seed: FairSeed, { seat, part }: EntryOf<'revealed'>): FairSeed {
  return { ...seed, parts: (seed.parts ?? []).with(seat, part) };
}

function noteStandIn({ seats, votes }: TableState, { seat, why }: EntryOf<'standIn'>): void {
  votes.delete('standIn');
  const held = seats[seat];
  if (held != null) held.standIn = why;
}

function applyVote({ votes }: TableState, { about, seat, yes }: EntryOf<'voted'>): void {
  const voters = votes.get(about) ?? new Set();
  if (yes) voters.add(seat);
  else voters.delete(seat);
  if (voters.size > 0) votes.set(about, voters);
  else votes.delete(about);
}

function applyRemoval(state: TableState, { guest, isIdle }: EntryOf<'removed'>): void {
  if (isIdle !== true) state.removed.add(guest);
  state.urged.delete(guest);
  const at = state.seats.findIndex((seat) => seat?.guest === guest);
  const seat = state.seats[at];
  if (seat == null) return;
  if (state.phase !== 'playing') leaveSeat(state, at);
  else if (isIdle !== true) seat.standIn = 'conceded';
  else seat.standIn ??= 'away';
}

function applyEnd(state: TableState, { outcome, at }: EntryOf<'ended'>): void {
  state.phase = 'over';
  const isCounted = state.practice === null;
  if (outcome !== null && isCounted) state.played += 1;
  state.isPaused = false;
  state.votes.clear();
  if (state.game !== null) {
    state.game.outcome = outcome;
    state.game.endedAt = at;
  }
  for (const winner of (isCounted && outcome?.winners) || []) {
    const seat = state.seats[winner];
    if (seat != null) seat.won += 1;
  }
  for (const seat of state.seats) if (seat !== null && seat.standIn !== 'conceded') seat.standIn = null;
}
