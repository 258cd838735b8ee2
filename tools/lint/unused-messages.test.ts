import { expect, it } from 'vitest';
import { findUnused } from './unused-messages.ts';

const inFile = (file: string) => (name: string, at: number) => ({ file, line: at + 1, name });

function unused(file: string, names: readonly string[], source: string, printed: readonly string[] = []) {
  const sources = new Map([[file.replace('text/en.json', 'src/x.ts'), source]]);
  return findUnused(names.map(inFile(file)), { sources, printed: new Set(printed) });
}

it('finds messages of the page that nothing says, though their last word is said elsewhere', () => {
  const source = 'words.lobby.title; const { start } = lobby; results.pause; lobby.bots[kind]';
  const names = ['lobby.title', 'lobby.start', 'lobby.lost', 'settings.title', 'lobby.bots.rule', 'table.you'];
  expect(unused('packages/web/text/en.json', names, source)).toEqual([
    'packages/web/text/en.json:3: lobby.lost is used nowhere',
    'packages/web/text/en.json:4: settings.title is used nowhere',
    'packages/web/text/en.json:6: table.you is used nowhere',
  ]);
});

it('finds messages of the terminal that are said neither in full nor by their last part', () => {
  const source = "say('errors.bug'); say(`errors.${problem}`); throw new UsageError('noText'); const lost = bug;";
  expect(unused('packages/cli/text/en.json', ['errors.bug', 'errors.noText', 'errors.lost'], source)).toEqual([
    'packages/cli/text/en.json:3: errors.lost is used nowhere',
  ]);
});

it('finds refusals that nobody gives', () => {
  const source = "refuse('tooFar'); const never = 1;";
  expect(unused('packages/words/text/en.json', ['refusals.tooFar', 'refusals.never'], source)).toEqual([
    'packages/words/text/en.json:2: refusals.never is used nowhere',
  ]);
});

it('takes the words of a set as used when it prints the thing', () => {
  const names = ['cards.beer.line', 'cards.beer.lien', 'cards.wine.line', 'questions.sid-ketchum'];
  expect(unused('packages/bang/src/sets/base/text/en.json', names, '', ['beer', 'sid-ketchum'])).toEqual([
    'packages/bang/src/sets/base/text/en.json:2: cards.beer.lien is used nowhere',
    'packages/bang/src/sets/base/text/en.json:3: cards.wine.line is used nowhere',
  ]);
});
