import type { Vote } from '@dustup/protocol/client';
import { Suspense, useState } from 'react';
import type { TableState, Wish } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { later } from '../ui/later.tsx';
import { ballotsOf, isStillPlaying } from './ballot.ts';
import { PeopleList } from './people-list.tsx';
import { SureButton } from './sure-button.tsx';
import { fieldOf } from './field.ts';
import type { Request } from './table-screen-props.ts';

// Its code to scan is a good deal to load, and seldom wanted here.
const InvitePanel = later(async () => (await import('../ui/invite-panel.tsx')).InvitePanel, 'lobby');
const AskSeat = later(async () => (await import('./ask-seat.tsx')).AskSeat, 'lobby');
const TableSettings = later(
  async () => (await import('../screens/settings/table-settings.tsx')).TableSettings,
  'settings',
);
const LanguageRow = later(async () => (await import('./language-row.tsx')).LanguageRow);

type TableTabProps = {
  readonly table: TableState;
  /** My guest id. */
  readonly guest: string;
  readonly request: Request;
  readonly linkTo: (secret?: string) => string;
  readonly onLeave: () => void;
};

/** What concerns the table itself: votes, giving up, another device, leaving; and the language. */
export function TableTab({ table, guest, request, linkTo, onLeave }: TableTabProps) {
  const { words } = useVocabulary();
  const { tableMenu } = words;
  const { info, seat } = table;
  const isPlaying = isStillPlaying(table);
  return (
    <div className="table-tab">
      {isPlaying && <Votes table={table} request={request} />}
      {isPlaying && (
        <SureButton
          label={tableMenu.concede}
          sure={tableMenu.concedeSure}
          onSure={() => void request({ t: 'concede' })}
        />
      )}
      {info.phase === 'playing' && guest !== '' && (
        <Suspense>
          <InvitePanel code={info.code} link={linkTo()} />
        </Suspense>
      )}
      {seat === null && info.phase === 'playing' && guest !== '' && (
        <Suspense>
          <AskSeat table={table} guest={guest} request={request} />
        </Suspense>
      )}
      {seat !== null && <DeviceLink request={request} linkTo={linkTo} />}
      <button type="button" className="btn small" onClick={onLeave}>
        {words.tableMenu.leave}
      </button>
      {info.phase === 'playing' && <PeopleList table={table} guest={guest} request={request} />}
      <Suspense>
        <LanguageRow />
      </Suspense>
      <Suspense>
        <TableSettings />
      </Suspense>
      <p>{words.tableMenu.watchers(info.spectators)}</p>
      {info.game !== null && (
        <div className="fair">
          <p>{words.tableMenu.fair(info.game.commitment)}</p>
          <CopyButton text={info.game.commitment} label={tableMenu.copyPromise} done={tableMenu.copied} />
        </div>
      )}
    </div>
  );
}

function Votes({ table, request }: Pick<TableTabProps, 'table' | 'request'>) {
  const { tableMenu, ballot, stage } = useVocabulary().words;
  // Who has nobody to ask need not vote.
  const isAlone = table.info.voters.length <= 1;
  const labels: { readonly [about in Vote]: string } = {
    pause: isAlone ? stage.pause : tableMenu.votePause,
    resume: isAlone ? stage.resume : tableMenu.voteResume,
    abandon: isAlone ? stage.endGame : tableMenu.voteAbandon,
    standIn: stage.botForNow,
  };
  return ballotsOf(table).map(({ about, yes, needed, isMine }) => {
    const wish: Wish = { t: 'vote', about, yes: !isMine };
    return (
      <button key={about} type="button" className="btn small" aria-pressed={isMine} onClick={() => void request(wish)}>
        {labels[about]}
        {yes.length > 0 && <small> {ballot.of(yes.length, needed)}</small>}
      </button>
    );
  });
}

/** A link that brings my seat to another device: a secret, shown only when it is asked for. */
function DeviceLink({ request, linkTo }: Pick<TableTabProps, 'request' | 'linkTo'>) {
  const { tableMenu } = useVocabulary().words;
  const [link, setLink] = useState('');
  const make = async () => {
    const reply = await request({ t: 'link' });
    if (reply.t === 'done') setLink(linkTo(fieldOf(reply.with, 'link')));
  };
  if (link === '') {
    return (
      <button type="button" className="btn small" onClick={() => void make()}>
        {tableMenu.link}
      </button>
    );
  }
  return (
    <div className="device-link">
      <p>{tableMenu.linkMade}</p>
      <input
        className="inp"
        readOnly
        value={link}
        aria-label={tableMenu.link}
        onFocus={({ target }) => target.select()}
      />
      <CopyButton text={link} label={tableMenu.copy} done={tableMenu.copied} field=".device-link .inp" />
    </div>
  );
}
