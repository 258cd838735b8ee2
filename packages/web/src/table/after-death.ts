import type { BarModel } from './bar-model.ts';
import type { Scene } from './move-sentence.ts';
import type { Playing } from './show/use-show.ts';
import type { Line } from './telling.ts';

/** The button that leads straight to the end of the game. */
export const SKIP = 'skip';

/** So many lines tell how it came to it. */
const HOW = 2;

/** The bar of somebody who has just been eliminated: how, whether the own side can still win, and how to go on. */
export function barAfterDeath(
  bar: BarModel,
  scene: Scene,
  playing: Pick<Playing, 'isHalted' | 'isBehind' | 'watch'>,
  lines: readonly Line[],
  onLeave: () => void,
): BarModel {
  const { game, company, vocabulary } = scene;
  const { stage } = vocabulary.words;
  const me = company.me === null ? undefined : game.table.seats[company.me];
  if (me?.presence !== 'out' || game.table.outcome !== null) return bar;
  const plain = (key: string, hotkey: string, label: string, onPress: () => void) =>
    ({ key, hotkey, label, tone: 'plain', onPress }) as const;
  const { isHalted, isBehind, watch } = playing;
  const buttons = [
    ...(isHalted || isBehind
      ? [
          { ...plain('watch 1', '1', stage.watchOn, () => watch(1)), tone: isHalted ? 'teal' : 'plain' } as const,
          plain('watch 4', '2', stage.watchFast, () => watch(4)),
          plain(SKIP, '3', stage.skipToEnd, () => watch(null)),
        ]
      : []),
    plain('leave', '4', stage.newGame, onLeave),
  ];
  if (!isHalted) return { ...bar, buttons };
  const how = lines.filter(({ isTurn }) => !isTurn).slice(-HOW);
  return {
    ...bar,
    sentence: {
      parts: [{ kind: 'text', text: stage.youFell }],
      facts: [how.map(({ text }) => vocabulary.plain(text)).join(' '), hope(scene)].filter((fact) => fact !== ''),
    },
    buttons,
  };
}

/** Whether my side can still win: Outlaws and Deputies win together, with the Sheriff alive. */
function hope({ game, vocabulary }: Scene): string {
  const { stage } = vocabulary.words;
  const role = game.own?.role;
  const sheriff = game.table.seats.find((seat) => seat.role === 'sheriff');
  const isTeam = role === 'outlaw' || role === 'deputy';
  if (!isTeam || sheriff === undefined || sheriff.presence === 'out') return '';
  return stage.sideMayWin;
}
