import { describe, expect, it } from 'vitest';
import { runScenarioFile } from '../scenario-file.ts';

const COLT = `game: duel
seat Law: front Wyatt Ear; rear Pat Garret; hand Missed!
seat Outlaws: front Babe Leroy; rear Slim Poet; hand Colt, Knife
turn: Outlaws
Outlaws plays Colt on Wyatt Ear
Law takes it
`;

function problemsIn(text: string): string[] {
  return runScenarioFile(text).flatMap(({ failures }) =>
    failures.map(({ line, expected, found }) => `${line}: ${expected}: ${found}`),
  );
}

describe('A scenario of The Duel', () => {
  it.each([
    '> Law front Wyatt Ear 3; rear Pat Garret 5; reserve 2; hand Missed!',
    '> Outlaws hand Knife',
    '> Outlaws hand 1 card',
    '> discard: Colt',
    '> common deck: none',
    '> turn: Outlaws, play',
    '> Outlaws is asked to play',
    '> nobody but Outlaws is asked',
    '> Law is not asked',
    '> Outlaws may play Knife on Wyatt Ear',
    '> Outlaws may not play Knife on Pat Garret: in the rear',
  ])('may expect %s', (line) => {
    expect(problemsIn(COLT + line)).toEqual([]);
  });

  it.each([
    ['> Law front Wyatt Ear 4', 'Law front Wyatt Ear 4: Wyatt Ear 3'],
    ['> Law rear none', 'Law rear none: Pat Garret 5'],
    ['> Outlaws hand Colt', 'Outlaws hand Colt: Knife (horseshoe)'],
    ['> discard: none', 'discard: none: Colt (dynamite)'],
    ['> turn: Law', 'turn: Law: Outlaws, play'],
    ['> Law wins', 'Law wins: the game goes on'],
    ['> Law is asked to avoid', 'Law is asked to avoid: Outlaws is asked to play'],
  ])('says what was found instead of %s', (line, problem) => {
    expect(problemsIn(COLT + line)).toEqual([`7: ${problem}`]);
  });

  it.each([
    ['game: poker', "1: a line that makes sense here: no game 'poker'; there are: bang, duel"],
    ['game: duel\nseat Law: front Wyat Ear\n> Law hand none', "no character 'Wyat Ear': did you mean 'Wyatt Ear'?"],
    ['game: duel\nseat Law: hand Colt (moon)\n> Law hand 1', "no symbol 'moon'"],
    ['game: duel\nseat Law: hand Bank, Bank\n> Law hand 2', "there is no 'Bank' left"],
    ['game: duel\nseat Law: hands Colt\n> Law hand 1', "'hands Colt': write one of these"],
    ['game: duel\nseat Law: front Jango 4\n> Law hand none', 'Jango has at most 3 life points'],
    ['game: duel\nseat Ann: hand Colt\n> Law hand none', "no line 'seat Ann'"],
    ['game: duel\nturn: Ann\n> Law hand none', "no seat 'Ann'; there are: Law, Outlaws"],
    ['game: duel\nturn: Law, dance\n> Law hand none', "no phase 'dance'"],
    ['game: duel\n> the sun shines', "'the sun shines' is not an expectation"],
    ['game: duel\nLaw dances\n> Law hand none', 'Law may: swap; end turn'],
  ])('that makes no sense says so: %s', (text, problem) => {
    expect(problemsIn(text).join('\n')).toContain(problem);
  });
});
