import type { Json, SavedPosition } from '@dustup/kernel';
import type { GameHost } from './game-host.ts';
import { namesAt } from './names.ts';
import { keep } from './operation.ts';
import type { GameListing, Shown } from './parse-entry.ts';
import type { Room, World } from './world.ts';

/** Should a chapter have begun with this answer: from there a game goes on after a restart. */
export function keepCheckpoint(world: World, { state: { id, seq } }: Room, { game, fresh }: GameHost): void {
  const { checkpoint } = fresh;
  if (checkpoint === undefined) return;
  fresh.checkpoint = undefined;
  const saved: SavedPosition<Json> = { checkpoint, since: [], gathered: [] };
  const body: Json = { game: game.slug, seq, saved };
  keep(world, { kind: 'checkpoint', id, body });
}

/** What lists show of a game: of whoever sat there. Roles come to light with the end. */
export function keepListing(world: World, room: Room): void {
  const { state, host } = room;
  const { game } = state;
  if (game === null || state.practice !== null) return;
  const names = namesAt(world, room).seats;
  const listing: GameListing = {
    code: state.code,
    game: state.house.game,
    beganAt: game.beganAt,
    endedAt: game.endedAt ?? (state.phase === 'closed' ? world.now : null),
    players: state.seats.map((held, seat) => {
      const sat = game.sat[seat] ?? null;
      const isForgotten = sat !== null && !world.guests.has(sat);
      return {
        name: isForgotten ? '' : (names[seat] ?? ''),
        guest: isForgotten ? null : sat,
        bot: held?.bot ?? null,
        role: game.outcome === null ? null : partOf(host, seat),
        ...(host !== null && game.outcome !== null && { character: host.game.characterOf(host.frame.table, seat) }),
      };
    }),
    sets: state.house.sets,
    outcome: game.outcome,
    isOpen: state.house.openHands,
  };
  putListing(world, state.id, listing);
}

/** As what a seat plays. */
export function partOf(host: GameHost | null, seat: number): string | null {
  const own = host?.frame.own[seat];
  return host === null || own === undefined ? null : host.game.partOf(own, host.frame.table, seat);
}

/** What lists show of a game from now on: whatever that was, or only if it is still what it was made from. */
export function putListing(world: World, id: string, body: Json | null, expects?: Json | null): void {
  keep(world, expects === undefined ? { kind: 'game', id, body } : { kind: 'game', id, body, expects });
  for (const { listings } of world.forgetting.values()) listings.set(id, body);
}

/** A game shows up in the list of everybody who sits there. */
export function keepMine(world: World, room: Room): void {
  const { id, game } = room.state;
  if (room.state.practice !== null) return;
  for (const [seat, guest] of game?.sat.entries() ?? []) {
    if (guest !== null) keep(world, { kind: 'mine', id: `${guest}/${id}`, body: { seat } });
  }
}

export function keepHead(world: World, room: Room): void {
  const body = headOf(world, room);
  const text = JSON.stringify(body);
  if (text === room.keptHead) return;
  room.keptHead = text;
  keep(world, { kind: 'table', id: room.state.id, body });
}

/** In a club with all that other nodes show of it. */
export function headOf({ club }: World, { state }: Room): Json {
  const { code, openedAt, phase, host, seats, house, openedBy, request } = state;
  if (club === null) return { code, openedAt };
  const seated = seats.flatMap((held) => held?.guest ?? []);
  const bots = seats.filter((held) => held?.bot != null).length;
  const { game, players, sets, options, clock, isPublic } = house;
  const hasClock = clock !== null;
  const shown: Shown = {
    phase,
    host,
    seated,
    bots,
    game,
    players,
    sets,
    options,
    hasClock,
    isPublic,
    opener: openedBy,
    request,
  };
  return { code, openedAt, shown };
}
