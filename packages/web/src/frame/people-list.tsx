import { useState } from 'react';
import type { TableState } from '../app/wire.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { type PersonThere, peopleAt } from './people.ts';
import { SureButton } from './sure-button.tsx';
import type { Request } from './table-screen-props.ts';
import { fieldOf } from './field.ts';

type PeopleProps = { readonly table: TableState; readonly guest: string; readonly request: Request };

/** Who is at the table, and how to get rid of somebody who lets all wait, or worse. */
export function PeopleList({ table, guest, request }: PeopleProps) {
  const { people } = useVocabulary().words;
  const all = peopleAt(table, guest);
  const isAnyBarred = all.some(({ door, held }) => door !== null && held !== null);
  return (
    <section className="people">
      <h3>{people.title}</h3>
      <ul>
        {all.map((one) => (
          <PersonLine
            key={one.guest}
            person={one}
            request={request}
            mayHost={table.info.host === guest && !one.isMe && one.held?.isHere !== false}
          />
        ))}
      </ul>
      {isAnyBarred && <p className="fine">{table.info.house.clock === null ? people.hintNoClock : people.hint}</p>}
    </section>
  );
}

type LineProps = {
  readonly person: PersonThere;
  readonly request: Request;
  /** I am the host, and may pass the star. */
  readonly mayHost: boolean;
};

function PersonLine({ person, request, mayHost }: LineProps) {
  const { people } = useVocabulary().words;
  const { guest, name, door } = person;
  const [came, setCame] = useState('');
  const facts = useFacts(person);
  const showOut = async () => {
    const reply = await request({ t: 'remove', guest });
    if (reply.t !== 'done') return;
    const votes = Number(fieldOf(reply.with, 'votes'));
    setCame(votes > 0 ? people.votes(votes, Number(fieldOf(reply.with, 'needed'))) : people.removed);
  };
  return (
    <li>
      <span className="person">
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <small>{facts.join(' · ')}</small>
        <small role="status">{came}</small>
      </span>
      {mayHost && (
        <SureButton
          label={people.makeHost}
          sure={people.sure}
          about={name}
          onSure={() => void request({ t: 'host', guest })}
        />
      )}
      {door !== null && (
        <SureButton
          label={door === 'atOnce' ? people.remove : people.voteRemove}
          sure={people.sure}
          about={name}
          onSure={() => void showOut()}
        />
      )}
    </li>
  );
}

function useFacts({ isMe, isHost, isOut, held }: PersonThere): readonly string[] {
  const { you, tags, out, people } = useVocabulary().words;
  const away = held === null || held.isHere ? '' : tags.gone;
  return [
    isMe ? you : '',
    isHost ? tags.host : '',
    held === null ? people.watches : '',
    isOut ? out : held?.standIn == null ? away : tags[held.standIn],
  ].filter((fact) => fact !== '');
}
