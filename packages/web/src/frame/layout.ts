/** Sizes in pixels of the design. */
export type Layout = {
  readonly kind: 'ring' | 'phone';
  /** Of the table, the drawer aside. */
  readonly width: number;
  readonly height: number;
  readonly hasDrawer: boolean;
  /** Wider than high: two columns on a phone, or at twice the text size. */
  readonly isWide: boolean;
  /** How much of everything there is room for on an upright screen. */
  readonly room: Room;
};

/** Tall from 760, short below 640; tiny: only the bar and the hand are sure of their place, the rest scrolls. */
export type Room = 'tall' | 'middle' | 'short' | 'tiny';

const DRAWER = 288;
const DESIGN_WIDTH = 1152;
const DESIGN_HEIGHT = 900;
const LARGEST = 1.35;
const DRAWER_FROM = 1200;
const RING_FROM = 900;
const RING_HEIGHT = 680;
const WIDE_FROM = 560;
/** Many need more room for a ring. */
const SEVEN = { width: 980, height: RING_HEIGHT, drawerFrom: 1280 };
const EIGHT = { width: 1060, height: 712, drawerFrom: 1280 };
const FEW = { width: RING_FROM, height: RING_HEIGHT, drawerFrom: DRAWER_FROM };

/** How the table fits a window of this size at this text size, and how much it is scaled up. */
export function layoutFor(
  innerWidth: number,
  innerHeight: number,
  text: number,
  players: number,
): Layout & { readonly scale: number } {
  const width = innerWidth / text;
  const height = innerHeight / text;
  const needed = players >= 8 ? EIGHT : players === 7 ? SEVEN : FEW;
  if (width < needed.width || height < needed.height || height > width) return phoneLayout(width, height);
  const hasDrawer = width >= needed.drawerFrom;
  const fits = Math.min(width / (DESIGN_WIDTH + (hasDrawer ? DRAWER : 0)), height / DESIGN_HEIGHT);
  const scale = Math.min(LARGEST, Math.max(1, fits));
  return {
    kind: 'ring',
    width: width / scale - (hasDrawer ? DRAWER : 0),
    height: height / scale,
    hasDrawer,
    isWide: true,
    room: 'tall',
    scale,
  };
}

const UPRIGHT = { width: 460, height: 820 };
const TALL = 760;
const MIDDLE = 640;
/** `wide`: on its side. */
const TINY = { height: 480, width: 300, wide: 370 };

function phoneLayout(width: number, height: number): Layout & { readonly scale: number } {
  const isWide = width > height && (width >= WIDE_FROM || height < TINY.wide);
  const isTiny = isWide ? height < TINY.wide : height < TINY.height || width < TINY.width;
  const room = isTiny ? 'tiny' : height >= TALL ? 'tall' : height >= MIDDLE || isWide ? 'middle' : 'short';
  // A tablet shows the same, larger.
  const scale = isWide ? 1 : Math.min(LARGEST, Math.max(1, Math.min(width / UPRIGHT.width, height / UPRIGHT.height)));
  return { kind: 'phone', width: width / scale, height: height / scale, hasDrawer: false, isWide, room, scale };
}
