import type { Refusal } from '@dustup/kernel';
import { useState } from 'react';
import { connection } from '../../app/connection.ts';
import { go } from '../../app/router.tsx';
import type { ClientState } from '../../app/wire.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { codeIn } from './code-in.ts';
import { NameField } from './name-field.tsx';
import { pageOf, USUAL_GAME, usualPage } from '../../games/pages.ts';
import { useBots } from '../lobby/use-bots.ts';
import { usualBot } from '../lobby/usual-bot.ts';
import { openTable, playNow } from './open-table.ts';
import { useGameWords } from './use-game-words.ts';

/** Who I am, and the ways to a table. */
export function PlayPanel({ state }: { state: ClientState }) {
  const { words, refusal } = useVocabulary();
  const { home } = words;
  const [isOpening, setOpening] = useState(false);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const open = async (opening: Promise<string | Refusal>) => {
    setOpening(true);
    setWrong(undefined);
    const opened = await opening;
    setOpening(false);
    if (typeof opened === 'string') go(`table/${opened}`);
    else setWrong(words.shared.wrong(refusal(opened)));
  };
  const before = state.me?.house ?? null;
  const bots = useBots(USUAL_GAME);
  const others = state.me?.games.filter((game) => game !== USUAL_GAME) ?? [];
  return (
    <section className="panel play-panel">
      <NameField name={state.me?.name ?? ''} />
      <button
        type="button"
        className="btn pri huge"
        disabled={isOpening}
        onClick={() => void open(playNow(connection(), usualPage.quickTable?.(before) ?? {}, usualBot(bots)))}
      >
        <Icon name="crossed-pistols" size={34} />
        <span className="btn-text">
          <b>{home.playNow}</b>
          <small>{isOpening ? home.opening : home.playNowHint}</small>
        </span>
      </button>
      <button
        type="button"
        className="btn wide"
        disabled={isOpening}
        onClick={() => void open(openTable(connection(), usualPage.newTable(before, USUAL_GAME)))}
      >
        <Icon name="saloon-doors" size={28} />
        <span className="btn-text">
          <b>{home.create}</b>
          <small>{home.createHint}</small>
        </span>
      </button>
      {others.map((game) => (
        <OtherGame
          key={game}
          game={game}
          isOpening={isOpening}
          onOpen={() => void open(openTable(connection(), pageOf(game).newTable(before, game)))}
        />
      ))}
      <JoinForm />
      {wrong !== undefined && (
        <p className="problem" role="alert">
          {wrong}
        </p>
      )}
      {state.status === 'signedOut' && (
        <p className="problem" role="alert">
          {words.banner.signedOut}{' '}
          <button type="button" className="btn small" onClick={() => location.reload()}>
            {words.banner.comeAnew}
          </button>
        </p>
      )}
      {state.status === 'lost' && state.problem === null && <p className="fine">{home.connecting}</p>}
      {state.status === 'lost' && state.problem !== null && (
        <p className="problem" role="alert">
          {words.banner.notLetIn(refusal(state.problem))}
        </p>
      )}
    </section>
  );
}

type OtherProps = { readonly game: string; readonly isOpening: boolean; readonly onOpen: () => void };

/** Another game that is offered: a table for it. */
function OtherGame({ game, isOpening, onOpen }: OtherProps) {
  const [name, hint] = useGameWords(game);
  return (
    <button type="button" className="btn wide" disabled={isOpening} onClick={onOpen}>
      <Icon name={pageOf(game).icon} size={28} />
      <span className="btn-text">
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </button>
  );
}

function JoinForm() {
  const { words, refusal } = useVocabulary();
  const { home } = words;
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const join = () => {
    const code = codeIn(text);
    setWrong(code === undefined);
    if (code !== undefined) go(`table/${code}`);
  };
  return (
    <>
      <form
        className="join-row"
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <span className="field">
          <Icon name="wanted-reward" size={24} />
          <input
            className="inp"
            value={text}
            placeholder={home.codeOrLink}
            aria-label={home.codeOrLink}
            aria-invalid={isWrong}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
        <button type="submit" className="btn">
          {home.join}
        </button>
      </form>
      {isWrong && (
        <p className="problem" role="alert">
          {words.shared.wrong(refusal({ refused: 'noSuchTable' }))}
        </p>
      )}
    </>
  );
}
