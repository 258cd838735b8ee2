import {
  action,
  CHARACTER,
  character,
  type Game,
  oneOf,
  refuse,
  type SeatId,
  seatIn,
  seatThat,
  type TokenPlace,
  useInTurn,
  whyNoMoreUses,
} from '../../../core.ts';
import { discardEmpty, load, loadAt, placesOf, unload } from '../rules/load.ts';

/** Once in his turn he may move a token to himself: from any Dangerous card, or another’s character (ARMED-FRANKIE-01 to -03-Q). */
export const frankieCanton = character(
  'Frankie Canton',
  { life: 4 },
  {
    action: action({
      traits: { unloads: 1 },
      why: (game, self, { slug }) => whyNoMoreUses(game, self, slug, { most: 1, ruling: 'ARMED-FRANKIE-01' }),
      needs: {
        at: seatThat((game, { by }, seat) =>
          tokenPlaces(game, by, seat).length > 0 ? undefined : refuse('nothingThere', { ruling: 'ARMED-FRANKIE-01' }),
        ),
        place: { ...oneOf('card', (game, move) => tokenPlaces(game, move.by, seatIn(move, 'at'))), isSure: true },
      },
      *run(game, { by, as }, { at, place }) {
        useInTurn(game, as);
        unload(game, at, place, 1);
        load(game, by, CHARACTER, 1);
        yield* discardEmpty(game, at, [place]);
      },
    }),
  },
);

/** His own character is no place to take one from. */
function tokenPlaces(game: Game, by: SeatId, seat: SeatId): TokenPlace[] {
  const places = placesOf(game, seat).filter((place) => loadAt(game, seat, place) > 0);
  return seat === by ? places.filter((place) => place !== CHARACTER) : places;
}
