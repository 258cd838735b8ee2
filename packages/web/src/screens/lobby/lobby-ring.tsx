import type { HouseRules, SeatInfo } from '@dustup/protocol/client';
import { Suspense } from 'react';
import { pageOf } from '../../games/pages.ts';
import type { Style } from '../../ui/style.ts';
import { Baize } from '../../ui/baize.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Hat } from '../../ui/attire.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LobbyScene } from './lobby.tsx';
import { usualBot } from './usual-bot.ts';

const WIDTH = 590;
const HEIGHT = 540;
const HALF_WIDTH = 35;
const HALF_HEIGHT = 40;

/** The seats around the table, mine in front; a list where there is no room for a ring. */
export function LobbyRing({ scene }: { scene: LobbyScene }) {
  const { lobby } = useVocabulary().words;
  const { info, seat: mine } = scene.table;
  const count = info.seats.length;
  return (
    <section className="lobby-ring" aria-label={lobby.seats}>
      <div className="lobby-table">
        <Baize width={WIDTH} height={HEIGHT} cx={WIDTH / 2} cy={HEIGHT / 2} rx={226} ry={190} />
      </div>
      <InTheMiddle house={info.house} seated={info.seats.filter((held) => held !== null).length} />
      <ul className={`lobby-seats ${count < 4 ? 'few' : ''}`}>
        {info.seats.map((held, seat) => (
          <li key={seat} style={placeOf(seat - (mine ?? 0), count)}>
            {held === null ? (
              <OpenSeat seat={seat} scene={scene} />
            ) : (
              <TakenSeat held={held} seat={seat} scene={scene} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On the ring, in percent of it; the first one in front. */
function placeOf(k: number, count: number): Style {
  const angle = Math.PI / 2 + (k * 2 * Math.PI) / count;
  return {
    '--x': `${(50 + HALF_WIDTH * Math.cos(angle)).toFixed(2)}%`,
    '--y': `${(50 + HALF_HEIGHT * Math.sin(angle)).toFixed(2)}%`,
  };
}

/** How many are here, and what will be dealt. */
function InTheMiddle({ house, seated }: { house: HouseRules; seated: number }) {
  const { lobby } = useVocabulary().words;
  const { Dealt } = pageOf(house.game);
  return (
    <div className="role-mix">
      <p className="role-seated">
        {seated}
        <span>
          {' / '}
          {house.players} {lobby.seatedOf(seated)}
        </span>
      </p>
      {Dealt !== undefined && (
        <Suspense>
          <Dealt house={house} />
        </Suspense>
      )}
    </div>
  );
}

type SeatOf = { readonly seat: number; readonly scene: LobbyScene };

function TakenSeat({ held, seat, scene }: SeatOf & { readonly held: SeatInfo }) {
  const { lobby } = useVocabulary().words;
  const { table, guest, isHost, ask } = scene;
  const { name, bot, isHere, won } = held;
  const isMe = held.guest !== null && held.guest === guest;
  const isTableHost = held.guest === table.info.host;
  const { ready } = table.info;
  const isAtResults = held.guest !== null && isHere && ready !== undefined && !ready.includes(held.guest);
  const facts =
    bot === null
      ? [
          isMe ? lobby.you : isAtResults ? lobby.atResults : isHere ? lobby.here : lobby.away,
          isTableHost ? lobby.host : '',
        ]
      : [lobby.botKind, lobby.bots[bot] ?? bot];
  if (table.info.played > 0) facts.push(lobby.won(won));
  return (
    <div className={`lobby-seat ${isMe ? 'mine' : ''} ${bot === null ? '' : 'bot'} ${isHere ? '' : 'away'}`}>
      <span className="lobby-face">
        {bot === null ? (
          <Hat attire={held.attire} usual={isTableHost ? 'outback-hat' : 'western-hat'} size={30} />
        ) : (
          <Icon name="vintage-robot" size={30} />
        )}
      </span>
      <span className="lobby-who">
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>{facts.filter((fact) => fact !== '').join(' · ')}</small>
      </span>
      {isMe && <SeatButton icon="exit" label={lobby.stand} onPress={() => ask({ t: 'stand' })} />}
      {isHost && bot !== null && <SeatFor seat={seat} bot={bot} isKept={false} scene={scene} />}
      {isHost && !isMe && bot === null && held.guest !== null && (
        <span className="lobby-both">
          {isHere && (
            <SeatButton
              icon="star"
              label={lobby.passStarTo(name)}
              onPress={() => ask({ t: 'host', guest: held.guest ?? '' })}
            />
          )}
          <SeatButton
            icon="out"
            label={lobby.removeGuest(name)}
            onPress={() => ask({ t: 'remove', guest: held.guest ?? '' })}
          />
        </span>
      )}
      {!isMe && !isHost && isHere && <Tick />}
    </div>
  );
}

/** A free seat: the host puts a bot there, the others sit down. */
function OpenSeat({ seat, scene }: SeatOf) {
  const { lobby } = useVocabulary().words;
  const { table, isHost, ask, bots } = scene;
  const { kept = [], house, offers = [] } = table.info;
  const offer = offers.find((one) => one.seat === seat);
  if (kept.includes(seat)) return <KeptSeat seat={seat} scene={scene} isAsked={house.isPublic && !isHost} />;
  const putsBot = isHost && table.seat !== null;
  const sit = () => ask({ t: 'sit', seat });
  const addBot = () => ask({ t: 'bot', seat, bot: usualBot(bots) });
  return (
    <div className="lobby-seat open">
      <button type="button" className="lobby-open" onClick={putsBot ? addBot : sit}>
        <span className="lobby-face plus" aria-hidden="true">
          +
        </span>
        <span className="lobby-who">
          <b>
            {lobby.openSeat} <span className="sr-only">{seat + 1},</span>
          </b>
          <small>
            {offer !== undefined ? lobby.offeredTo(offer.name) : putsBot ? lobby.openSeatHost : lobby.openSeatGuest}
          </small>
        </span>
      </button>
      {isHost && <SeatFor seat={seat} bot={null} isKept={false} scene={scene} />}
    </div>
  );
}

/** The friend says that it is hers; where strangers come, the host decides. */
function KeptSeat({ seat, scene, isAsked }: SeatOf & { readonly isAsked: boolean }) {
  const { lobby } = useVocabulary().words;
  const { table, isHost, ask } = scene;
  const mayTake = table.seat === null;
  const text = (
    <>
      <span className="lobby-face plus" aria-hidden="true">
        <Icon name="pocket-watch" size={26} />
      </span>
      <span className="lobby-who">
        <b>{lobby.keptSeat}</b>
        <small>{mayTake ? (isAsked ? lobby.keptAsk : lobby.keptTake) : lobby.keptHint}</small>
      </span>
    </>
  );
  return (
    <div className="lobby-seat open kept">
      {mayTake ? (
        <button type="button" className="lobby-open" onClick={() => ask({ t: 'claim', seat })}>
          {text}
        </button>
      ) : (
        <span className="lobby-open">{text}</span>
      )}
      {isHost && <SeatFor seat={seat} bot={null} isKept scene={scene} />}
    </div>
  );
}

type Offer = 'anybody' | 'friend' | `bot ${string}` | `guest ${string}`;

/** For whom a seat is: anybody, somebody who watches, a bot of a kind, or a friend who is late. A list as every browser has it, under an icon. */
function SeatFor({ seat, bot, isKept, scene }: SeatOf & { readonly bot: string | null; readonly isKept: boolean }) {
  const { lobby } = useVocabulary().words;
  const { ask, bots, guest: me } = scene;
  const { offers = [], watchers } = scene.table.info;
  const offered = offers.find((one) => one.seat === seat)?.guest;
  const now: Offer =
    offered !== undefined ? `guest ${offered}` : bot !== null ? `bot ${bot}` : isKept ? 'friend' : 'anybody';
  const offer = (wish: string) => {
    if (wish === now) return;
    if (offered !== undefined) ask({ t: 'keep', seat, on: false, guest: offered });
    if (bot !== null && !wish.startsWith('bot')) ask({ t: 'bot', seat, bot: null });
    if (isKept && wish === 'anybody') ask({ t: 'keep', seat, on: false });
    if (wish === 'me') ask({ t: 'sit', seat });
    if (wish === 'friend') ask({ t: 'keep', seat, on: true });
    if (wish.startsWith('guest ')) ask({ t: 'keep', seat, on: true, guest: wish.slice('guest '.length) });
    if (wish.startsWith('bot ')) ask({ t: 'bot', seat, bot: wish.slice('bot '.length) });
  };
  return (
    <span className="lobby-do seat-for" title={lobby.seatFor(seat + 1)}>
      <Icon name="cog" size={19} />
      <select aria-label={lobby.seatFor(seat + 1)} value={now} onChange={(event) => offer(event.target.value)}>
        <option value="anybody">{lobby.forAnybody}</option>
        {bots.toReversed().map((kind) => (
          <option key={kind} value={`bot ${kind}`}>
            {lobby.forBot(lobby.bots[kind] ?? kind)}
          </option>
        ))}
        {watchers
          .filter(({ guest }) => guest !== me)
          .map(({ guest, name }) => (
            <option key={guest} value={`guest ${guest}`}>
              {lobby.forWatcher(name)}
            </option>
          ))}
        <option value="me">{lobby.sitHere}</option>
        <option value="friend">{lobby.forFriend}</option>
      </select>
    </span>
  );
}

const SEAT_ICONS = { exit: 'spyglass', star: 'law-star' } as const;

function SeatButton({
  icon,
  label,
  onPress,
}: {
  icon: keyof typeof SEAT_ICONS | 'out';
  label: string;
  onPress: () => void;
}) {
  return (
    <button type="button" className="lobby-do" aria-label={label} title={label} onClick={onPress}>
      {icon === 'out' ? (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3l10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      ) : (
        <Icon name={SEAT_ICONS[icon]} size={20} />
      )}
    </button>
  );
}

function Tick() {
  return (
    <svg className="lobby-tick" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 8.5 6.2 13 14 3.5" fill="none" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  );
}
