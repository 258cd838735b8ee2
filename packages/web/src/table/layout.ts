/** Sizes in pixels of the design. */
export type Layout = {
  readonly kind: 'ring' | 'phone';
  /** Of the table, the drawer aside. */
  readonly width: number;
  readonly height: number;
  readonly hasDrawer: boolean;
  /** Wider than high: two columns on a phone, or at twice the text size. */
  readonly isWide: boolean;
};

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
  if (width < needed.width || height < needed.height)
    return { kind: 'phone', width, height, hasDrawer: false, isWide: width > height && width >= WIDE_FROM, scale: 1 };
  const hasDrawer = width >= needed.drawerFrom;
  const fits = Math.min(width / (DESIGN_WIDTH + (hasDrawer ? DRAWER : 0)), height / DESIGN_HEIGHT);
  const scale = Math.min(LARGEST, Math.max(1, fits));
  return {
    kind: 'ring',
    width: width / scale - (hasDrawer ? DRAWER : 0),
    height: height / scale,
    hasDrawer,
    isWide: true,
    scale,
  };
}
