import { addToLibrary } from '../book.ts';
import type { SetDefinition } from '../set-definition.ts';

/** Each set on its own, in the order of the library. Written by `npm run sets`. */
const LOADERS: { readonly [slug: string]: () => Promise<SetDefinition> } = {
  base: async () => (await import('./base/index.ts')).base,
  'stick-of-dynamite': async () => (await import('./stick-of-dynamite/index.ts')).stickOfDynamite,
  'dodge-city': async () => (await import('./dodge-city/index.ts')).dodgeCity,
  'high-noon': async () => (await import('./high-noon/index.ts')).highNoon,
  'a-fistful-of-cards': async () => (await import('./a-fistful-of-cards/index.ts')).aFistfulOfCards,
  'wild-west-show': async () => (await import('./wild-west-show/index.ts')).wildWestShow,
  'valley-of-shadows': async () => (await import('./valley-of-shadows/index.ts')).valleyOfShadows,
  'gold-rush': async () => (await import('./gold-rush/index.ts')).goldRush,
  'armed-and-dangerous': async () => (await import('./armed-and-dangerous/index.ts')).armedAndDangerous,
  'shadow-gunslingers': async () => (await import('./shadow-gunslingers/index.ts')).shadowGunslingers,
  'great-train-robbery': async () => (await import('./great-train-robbery/index.ts')).greatTrainRobbery,
};

/** Puts these sets on the shelf and loads no others: for a program that needs only some. */
export async function loadSets(slugs: readonly string[]): Promise<void> {
  const loaders = Object.entries(LOADERS).filter(([slug]) => slugs.includes(slug));
  addToLibrary(await Promise.all(loaders.map(([, load]) => load())));
}
