import { ANY_EVENT, ANY_SET, COLOUR_ICONS, ROLE_ICONS, SOMEBODY } from '../cards/card-icons.ts';

/** Icons of the furniture. The names are those of game-icons.net. */
const FURNITURE = [
  'bullet-impacts',
  'card-discard',
  'card-draw',
  'card-exchange',
  'card-pickup',
  'card-play',
  'card-random',
  'chat-bubble',
  'clockwise-rotation',
  'cog',
  'conversation',
  'crossed-pistols',
  'crosshair',
  'entry-door',
  'exit-door',
  'eyeball',
  'fast-forward-button',
  'fist',
  'ghost',
  'gold-nuggets',
  'health-normal',
  'hearts',
  'help',
  'hourglass',
  'info',
  'magnifying-glass',
  'moon',
  'network-bars',
  'next-button',
  'night-sleep',
  'notebook',
  'on-target',
  'open-book',
  'outback-hat',
  'padlock-open',
  'pause-button',
  'pencil',
  'play-button',
  'pocket-watch',
  'previous-button',
  'prisoner',
  'return-arrow',
  'rolling-dices',
  'saloon-doors',
  'scroll-quill',
  'share',
  'shop',
  'snatch',
  'speaker',
  'speaker-off',
  'spiky-explosion',
  'steam-locomotive',
  'sun',
  'talk',
  'tombstone',
  'trophy',
  'two-shadows',
  'vintage-robot',
  'wanted-reward',
  'bandana',
  'cork-hat',
  'fedora',
  'flower-hat',
  'pilgrim-hat',
  'spyglass',
  'top-hat',
  'western-hat',
  'wooden-chair',
] as const;

export type IconName =
  | (typeof FURNITURE)[number]
  | (typeof ROLE_ICONS)[keyof typeof ROLE_ICONS]
  | (typeof COLOUR_ICONS)[keyof typeof COLOUR_ICONS]
  | typeof ANY_EVENT
  | typeof ANY_SET
  | typeof SOMEBODY
  | PrintedIcon;

declare const printed: unique symbol;
/** An icon that a set gives to what it prints: see `icons.ts` in the set's folder. */
export type PrintedIcon = string & { readonly [printed]: true };

/** All that the sprite must hold besides the icons of the sets. */
export const ICON_NAMES: readonly IconName[] = [
  ...new Set<IconName>([
    ...FURNITURE,
    ...Object.values(ROLE_ICONS),
    ...Object.values(COLOUR_ICONS),
    ANY_EVENT,
    ANY_SET,
    SOMEBODY,
  ]),
];
