import { isSelection } from '@dustup/kernel';
import { CharacterCard } from './cards/card.tsx';
import { questionFor, slotAfter } from '../../frame/draft.ts';
import type { TableModel } from './table-model.ts';

/** As many characters as there is room for lie there as cards; of more, the bar's buttons are enough. */
export function hasCharacterCards(model: TableModel, most: number): boolean {
  const { length } = charactersToChoose(model);
  return length > 0 && length <= most;
}

/** The characters one may be, or borrow from; empty where none is asked for. */
function charactersToChoose({ scene, composer }: TableModel): readonly string[] {
  const root = composer.isSending ? undefined : questionFor(scene.game.ask, composer.draft)?.options;
  const slot = root === undefined ? undefined : slotAfter(root, composer.draft.steps);
  const chosen = composer.draft.steps.find((step) => step.slot === 'character');
  if (chosen !== undefined && root !== undefined && !isSelection(root)) return root.candidates.map(String);
  return slot === undefined || isSelection(slot) || slot.slot !== 'character' ? [] : slot.candidates.map(String);
}

export function CharacterChoice({ model, width }: { model: TableModel; width: number }) {
  const { composer } = model;
  const chosen = composer.draft.steps.find((step) => step.slot === 'character')?.value;
  return (
    <ul className="character-choice">
      {charactersToChoose(model).map((character) => (
        <li key={character}>
          <button
            type="button"
            className={`hand-card ${character === chosen ? 'up' : ''}`}
            aria-pressed={character === chosen}
            onClick={() => composer.touch({ kind: 'word', word: character })}
          >
            <CharacterCard character={character} width={width} />
          </button>
        </li>
      ))}
    </ul>
  );
}
