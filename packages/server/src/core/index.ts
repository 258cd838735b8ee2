export type { AdminGuest, AdminTable } from './admin.ts';
export { type Core, createCore, type Figures } from './create-core.ts';
export {
  type ConnectionId,
  type Input,
  type Limits,
  type Output,
  type Powers,
  USUAL_LIMITS,
  type Vouched,
} from './core.ts';
export type { TableEntry } from './entries.ts';
export { type GameListing, parseEntry, parseListing } from './parse-entry.ts';
