import { later } from '../../ui/later.tsx';

// Parts of both views, fetched when the table is quiet.
export const Arrows = later(async () => (await import('./arrows.tsx')).Arrows);
/** How one went out. */
export const DeathStory = later(async () => (await import('./death-story.tsx')).DeathStory);
export const Opening = later(async () => (await import('./opening.tsx')).Opening);
export const PhoneArrows = later(async () => (await import('./phone-arrows.tsx')).PhoneArrows);
