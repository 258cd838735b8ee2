import {
  character,
  definitionOf,
  discardEquipment,
  draw,
  fighterOf,
  listNeeds,
  onceATurn,
  oneOf,
  type CardId,
} from '../core.ts';

/** Once a turn her owner may discard one of her Equipment, none that is always active, and draw two cards (DUEL-KATIE-01). */
export const cattleKatie = character(
  'Cattle Katie',
  { side: 'outlaws', life: 4, traits: { attack: 1 } },
  {
    action: onceATurn('cattle-katie', {
      ruling: 'DUEL-KATIE-01',
      traits: { draws: 2 },
      needsNow: (_game, _self, fighter) =>
        listNeeds({
          what: oneOf<CardId>('card', (game) =>
            fighterOf(game, fighter).equipment.filter((one) => !definitionOf(game, one).isAlways),
          ),
        }),
      *run(game, { by, chosen }, fighter) {
        const given = fighterOf(game, fighter).equipment.find((one) => one === chosen['what']);
        if (given === undefined) return;
        discardEquipment(game, fighter, given);
        draw(game, by, 2);
      },
    }),
  },
);
