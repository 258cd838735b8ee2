import { useEffect, useState } from 'react';
import { Portrait, RoleCard } from './cards/card.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { personAt } from '../../frame/company.ts';
import type { Scene } from './move-sentence.ts';
import { isJustDealt } from './scene.ts';
import type { TableModel } from './table-model.ts';
import { goalOf } from './view-parts.ts';

/** Once the first turn has begun each of the two is in nobody's way for long. */
const READ = 3000;

/**
 * My role turns on the baize, with its goal in one sentence and who the Sheriff is; then my character. A touch goes on, and my first move
 * puts it away.
 */
export function Opening({ model }: { readonly model: TableModel }) {
  const { scene, stage, tray, composer } = model;
  const { game } = scene;
  const [page, setPage] = useState<Page | null>(() => (isJustDealt(game) ? 'role' : null));
  const hasBegun = game.table.turn.number > 0;
  const character = hasBegun ? (model.me?.character ?? '') : '';
  const next = page === 'role' && character !== '' ? 'character' : null;
  useEffect(() => {
    if (page === null || !hasBegun) return undefined;
    const timer = setTimeout(() => setPage(next), READ);
    return () => clearTimeout(timer);
  }, [page, next, hasBegun]);
  // Something else wants to be seen: a card on the table, or one that I have picked.
  const isBusy = stage !== undefined || tray.length > 0 || composer.draft.steps.length > 0;
  useEffect(() => {
    if (isBusy) setPage(null);
  }, [isBusy]);
  if (page === null || isBusy || game.own === null || !isJustDealt(game)) return null;
  return (
    <button key={page} type="button" className="opening" onClick={() => setPage(next)}>
      {page === 'role' ? <Role scene={scene} role={game.own.role} /> : <Character character={character} />}
    </button>
  );
}

type Page = 'role' | 'character';

function Role({ scene, role }: { readonly scene: Scene; readonly role: string }) {
  const { words, roleLine, roleName } = useVocabulary();
  const { game, company } = scene;
  const sheriff = game.table.seats.findIndex((seat) => seat.role === 'sheriff');
  return (
    <>
      <span className="opening-card">
        <RoleCard role={role} width={96} goal={goalOf(scene)} />
      </span>
      <span className="opening-text">
        <b>
          {words.stage.youAre}: {roleName(role)}
        </b>
        <span>{words.stage.myGoal(goalOf(scene) ?? roleLine(role))}</span>
        {sheriff >= 0 && sheriff !== company.me && (
          <span>{words.stage.sheriffIs(personAt(company, sheriff).name)}</span>
        )}
        <i>{words.stage.gotIt}</i>
      </span>
    </>
  );
}

function Character({ character }: { readonly character: string }) {
  const { words, characterName, characterLine } = useVocabulary();
  return (
    <>
      <span className="opening-card">
        <Portrait character={character} size={88} />
      </span>
      <span className="opening-text">
        <span>{words.stage.yourCharacter}</span>
        <b>{characterName(character)}</b>
        <span>{characterLine(character)}</span>
        <i>{words.stage.gotIt}</i>
      </span>
    </>
  );
}
