import { CARD_ICONS, CHARACTER_ICONS, COLOUR_ICONS, EVENT_ICONS, ROLE_ICONS, SOMEBODY } from '../cards/card-icons.ts';

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
  'cog',
  'conversation',
  'crosshair',
  'crossed-pistols',
  'entry-door',
  'exit-door',
  'eyeball',
  'fast-forward-button',
  'fist',
  'gold-nuggets',
  'health-normal',
  'hearts',
  'help',
  'hourglass',
  'info',
  'lasso',
  'magnifying-glass',
  'moon',
  'network-bars',
  'next-button',
  'night-sleep',
  'notebook',
  'on-target',
  'open-book',
  'padlock-open',
  'pause-button',
  'pencil',
  'play-button',
  'pocket-watch',
  'previous-button',
  'prisoner',
  'return-arrow',
  'rolling-dices',
  'scroll-quill',
  'share',
  'speaker',
  'speaker-off',
  'spiky-explosion',
  'steam-locomotive',
  'sun',
  'talk',
  'tombstone',
  'trophy',
  'vintage-robot',
  'wanted-reward',
] as const;

export type IconName =
  | (typeof FURNITURE)[number]
  | (typeof CARD_ICONS)[keyof typeof CARD_ICONS]
  | (typeof CHARACTER_ICONS)[keyof typeof CHARACTER_ICONS]
  | (typeof EVENT_ICONS)[keyof typeof EVENT_ICONS]
  | (typeof ROLE_ICONS)[keyof typeof ROLE_ICONS]
  | (typeof COLOUR_ICONS)[keyof typeof COLOUR_ICONS]
  | typeof SOMEBODY;

/** All that the sprite must hold. */
export const ICON_NAMES: readonly IconName[] = [
  ...new Set<IconName>([
    ...FURNITURE,
    ...Object.values(CARD_ICONS),
    ...Object.values(CHARACTER_ICONS),
    ...Object.values(EVENT_ICONS),
    ...Object.values(ROLE_ICONS),
    ...Object.values(COLOUR_ICONS),
    SOMEBODY,
  ]),
];
