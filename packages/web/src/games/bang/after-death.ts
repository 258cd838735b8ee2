import type { BarButton } from './action-bar.tsx';
import type { BarModel } from './bar-model.ts';
import type { Scene } from './move-sentence.ts';
import type { Playing } from './show/use-show.ts';

/** The button that leads straight to the end of the game. */
export const SKIP = 'skip';

/** The bar of somebody who has just been eliminated: that they are out, and how to go on. Nothing goes faster than they say. */
export function barAfterDeath(
  bar: BarModel,
  scene: Scene,
  playing: Pick<Playing, 'isHalted' | 'watching' | 'watch'>,
  onLeave: () => void,
): BarModel {
  const { game, company, vocabulary } = scene;
  const { stage } = vocabulary.words;
  const me = company.me === null ? undefined : game.table.seats[company.me];
  if (me?.presence !== 'out' || game.table.outcome !== null) return bar;
  const { isHalted, watching, watch } = playing;
  const button = (key: string, label: string, isOn: boolean, onPress: () => void) => ({ key, label, isOn, onPress });
  const offered = [
    button('watch 1', stage.watchOn, isHalted || watching === 1, () => watch(1)),
    button('watch 4', stage.watchFast, watching === FAST, () => watch(FAST)),
    // Until I have chosen, it waits anyway.
    ...(isHalted ? [] : [button('wait', stage.pause, watching === 0, () => watch(0))]),
    ...(watching === AT_ONCE ? [] : [button(SKIP, stage.skipToEnd, false, () => watch(AT_ONCE))]),
    button('leave', stage.newGame, false, onLeave),
  ];
  const buttons = offered.map(({ isOn, ...one }, at): BarButton => {
    return { ...one, hotkey: String(at + 1), tone: isOn ? 'teal' : 'plain' };
  });
  if (!isHalted && watching !== null) return { ...bar, buttons };
  return {
    ...bar,
    sentence: {
      parts: [{ kind: 'text', text: stage.youFell }],
      facts: [stage.noHurry],
    },
    buttons,
  };
}

const FAST = 4;
const AT_ONCE = Number.POSITIVE_INFINITY;

/** Whether my side can still win: Outlaws and Deputies win together, with the Sheriff alive. */
export function hopeOf({ game, vocabulary }: Scene): string {
  const { stage } = vocabulary.words;
  const role = game.own?.role;
  const sheriff = game.table.seats.find((seat) => seat.role === 'sheriff');
  const isTeam = role === 'outlaw' || role === 'deputy';
  if (!isTeam || sheriff === undefined || sheriff.presence === 'out') return '';
  return stage.sideMayWin;
}
