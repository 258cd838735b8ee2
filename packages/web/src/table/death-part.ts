import { later } from '../ui/later.tsx';

/** How one went out; fetched when the table is quiet. */
export const DeathStory = later(async () => (await import('./death-story.tsx')).DeathStory);
