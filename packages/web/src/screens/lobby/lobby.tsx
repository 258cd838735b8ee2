import { Suspense, useRef, useState } from 'react';
import type { Refusal } from '@dustup/kernel';
import type { HouseRules } from '@dustup/protocol/client';
import { tableName } from '../../app/table-name.ts';
import type { TableState } from '../../app/wire.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { InvitePanel } from '../../ui/invite-panel.tsx';
import { IconButton } from '../../ui/small.tsx';
import type { Request } from '../../frame/table-screen-props.ts';
import { NoRoom } from '../shared/no-room.tsx';
import { PageTop, useTitle } from '../shared/page.tsx';
import { NameField } from '../home/name-field.tsx';
import { LobbyChat } from './lobby-chat.tsx';
import { useUnreadTalk } from './use-unread-talk.ts';
import { LobbyRing } from './lobby-ring.tsx';
import { StartBar } from './start-bar.tsx';
import { pageOf } from '../../games/pages.ts';
import { useBots } from './use-bots.ts';
import './lobby.css';

export type LobbyProps = {
  readonly table: TableState;
  /** My public id. */
  readonly guest: string;
  /** What I am called. */
  readonly name: string;
  readonly request: Request;
  readonly link: string;
  /** Why the link that was opened brought no seat. */
  readonly problem?: Refusal | null;
  readonly onLeave: () => void;
};

/** What the parts of the lobby need: how it stands, and what I may do. */
export type LobbyScene = {
  readonly table: TableState;
  readonly guest: string;
  readonly isHost: boolean;
  readonly ask: (wish: Parameters<Request>[0]) => void;
  readonly change: (house: Partial<HouseRules>) => void;
  /** The kinds of bots there are, the weakest first. */
  readonly bots: readonly string[];
};

/** A table before its game: who sits where, what is played, and how to bring friends. */
export function Lobby({ table, guest, name, request, link, problem: linkProblem = null, onLeave }: LobbyProps) {
  const { words, refusal } = useVocabulary();
  const { lobby } = words;
  const [wrong, setWrong] = useState(linkProblem === null ? undefined : refusal(linkProblem));
  const { info } = table;
  const isHost = info.host === guest;
  const host = [...info.seats, ...info.watchers].find((one) => one?.guest === info.host)?.name;
  const title = tableName(info.code);
  const { House } = pageOf(info.house.game);
  useTitle(title);
  const chat = useRef<HTMLElement>(null);
  const unread = useUnreadTalk(table.chat, chat);
  const ask: LobbyScene['ask'] = (wish) => {
    void request(wish).then((reply) => setWrong(reply.t === 'refused' ? refusal(reply.why) : undefined));
  };
  const scene: LobbyScene = {
    table,
    guest,
    isHost,
    ask,
    bots: useBots(info.house.game),
    change: (house) => ask({ t: 'house', house: writable(house) }),
  };
  const maySit = table.seat === null && info.seats.includes(null);
  const sit = () => ask({ t: 'sit' });
  const note = isHost ? lobby.youHost : host === undefined ? '' : lobby.hostIs(host);
  return (
    <div className={`page lobby ${isHost ? 'hosting' : ''}`}>
      <PageTop name={title} note={note}>
        <IconButton
          icon="chat-bubble"
          size={19}
          label={words.menu.chat}
          badge={unread}
          onPress={() => chat.current?.querySelector('input')?.focus()}
        />
        <IconButton icon="exit-door" label={lobby.leave} onPress={onLeave} />
      </PageTop>
      <main className="lobby-main">
        <h1 className="sr-only">{title}</h1>
        <div className="lobby-left">
          <LobbyRing scene={scene} />
          <section className="panel lobby-name">
            <NameField name={nameOf(table, guest, name)} onSit={maySit ? sit : undefined} />
          </section>
          <NoRoom />
        </div>
        <div className="lobby-side">
          <InvitePanel code={info.code} link={link} />
          {isHost && <Claims scene={scene} />}
          <Offered scene={scene} host={host} />
          <Suspense>
            <House scene={scene} />
          </Suspense>
        </div>
        <LobbyChat table={table} guest={guest} request={request} place={chat} />
      </main>
      <StartBar scene={scene} wrong={wrong} />
    </div>
  );
}

/** Who asks for a seat: the host decides. */
function Claims({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { claims = [] } = scene.table.info;
  if (claims.length === 0) return null;
  return (
    <section className="panel" role="alert">
      <ul className="lobby-claims">
        {claims.map(({ guest, name, seat }) => (
          <li key={guest}>
            <span>{lobby.claims(name, seat + 1)}</span>
            <button type="button" className="btn pri" onClick={() => scene.ask({ t: 'grant', guest, yes: true })}>
              {lobby.grant}
            </button>
            <button type="button" className="btn" onClick={() => scene.ask({ t: 'grant', guest, yes: false })}>
              {lobby.deny}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The host has offered me a seat: it is mine when I say so. */
function Offered({ scene, host = '' }: { scene: LobbyScene; host: string | undefined }) {
  const { lobby } = useVocabulary().words;
  const offer = scene.table.info.offers?.find(({ guest }) => guest === scene.guest);
  if (offer === undefined) return null;
  return (
    <section className="panel" role="alert">
      <ul className="lobby-claims">
        <li>
          <span>{lobby.offered(host, offer.seat + 1)}</span>
          <button type="button" className="btn pri" onClick={() => scene.ask({ t: 'claim', seat: offer.seat })}>
            {lobby.offerTake}
          </button>
          <button type="button" className="btn" onClick={() => scene.ask({ t: 'claim', seat: null })}>
            {lobby.offerNo}
          </button>
        </li>
      </ul>
    </section>
  );
}

/** As the others see me, once I sit here. */
function nameOf({ info }: TableState, guest: string, name: string): string {
  return [...info.seats, ...info.watchers].find((one) => one?.guest === guest)?.name ?? name;
}

/** Lists that are ours to change, as a message has them. */
function writable({ sets, options, ...house }: Partial<HouseRules>) {
  return { ...house, ...(sets && { sets: [...sets] }), ...(options && { options: [...options] }) };
}
