import { useEffect, useState } from 'react';
import { RoleCard } from '../cards/card.tsx';
import type { GameState } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { personAt } from './company.ts';
import type { TableModel } from './table-model.ts';
import { goalOf } from './view-parts.ts';

/** Once the first turn has begun it is in nobody's way for long. */
const READ = 5000;

/** The game has just been dealt: nobody has had a second turn. */
function isFresh({ table }: GameState): boolean {
  return table.turn.number <= 1 && table.outcome === null;
}

/** My role turns on the baize, with its goal in one sentence, and who the Sheriff is; a touch, or my first move, puts it away. */
export function Opening({ model }: { readonly model: TableModel }) {
  const { scene, stage, tray, composer } = model;
  const { game, company } = scene;
  const { words, roleLine, roleName } = useVocabulary();
  const [isOpen, setOpen] = useState(() => isFresh(game));
  const hasBegun = game.table.turn.number > 0;
  useEffect(() => {
    if (!isOpen || !hasBegun) return undefined;
    const timer = setTimeout(() => setOpen(false), READ);
    return () => clearTimeout(timer);
  }, [isOpen, hasBegun]);
  // Something else wants to be seen: a card on the table, or one that I have picked.
  const isBusy = stage !== undefined || tray.length > 0 || composer.draft.steps.length > 0;
  useEffect(() => {
    if (isBusy) setOpen(false);
  }, [isBusy]);
  const role = game.own?.role;
  if (!isOpen || isBusy || role === undefined || !isFresh(game)) return null;
  const sheriff = game.table.seats.findIndex((seat) => seat.role === 'sheriff');
  const goal = goalOf(scene) ?? roleLine(role);
  return (
    <button type="button" className="opening" onClick={() => setOpen(false)}>
      <span className="opening-card">
        <RoleCard role={role} width={96} />
      </span>
      <span className="opening-text">
        <b>
          {words.stage.youAre}: {roleName(role)}
        </b>
        <span>{words.stage.myGoal(goal)}</span>
        {sheriff >= 0 && sheriff !== company.me && (
          <span>{words.stage.sheriffIs(personAt(company, sheriff).name)}</span>
        )}
        <i>{words.stage.gotIt}</i>
      </span>
    </button>
  );
}
