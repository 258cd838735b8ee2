import type { Json } from '@dustup/kernel';
import type { GameState } from '../../app/wire.ts';
import type { Company } from '../../frame/company.ts';
import { turnOf } from '../../frame/frame-facts.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { type FrameParts, type Member, partsOf } from './frame-parts.ts';
import type { PlainSpeech } from './plain-speech.ts';
import './plain.css';

type ViewProps = Pick<GameState, 'table' | 'own' | 'hands'> & {
  readonly company: Company;
  readonly speech: PlainSpeech;
};

/** Everything a frame holds: the seats with what is told of each, what lies on the table, and what only I see. */
export function PlainView({ table, own, hands, company, speech }: ViewProps) {
  const { plain } = useVocabulary().words;
  const count = company.names.length;
  const all = partsOf(table, count);
  const mine = own === null ? undefined : partsOf(own, NO_SEATS);
  const shown = hands?.map((hand) => partsOf(hand, NO_SEATS));
  return (
    <div className="plain-view">
      <Seats parts={all} hands={shown} {...{ table, company, speech }} />
      {isSomething(all) && <Panel title={plain.onTable} parts={all} speech={speech} />}
      {mine !== undefined && isSomething(mine) && <Panel title={plain.onlyYou} parts={mine} speech={speech} />}
    </div>
  );
}

/** Of what one seat sees, no list is told seat by seat. */
const NO_SEATS = -1;

function isSomething({ facts, zones }: FrameParts): boolean {
  return facts.length > 0 || zones.length > 0;
}

type SeatsProps = Pick<ViewProps, 'table' | 'company' | 'speech'> & {
  readonly parts: FrameParts;
  /** What each seat sees, where one may see it. */
  readonly hands: readonly FrameParts[] | undefined;
};

function Seats({ table, parts, hands, company, speech }: SeatsProps) {
  const { plain } = useVocabulary().words;
  const { names, me } = company;
  const heads = [...new Set(parts.seats.flatMap((told) => told.map(({ name }) => name)))];
  const turn = turnOf(table);
  return (
    <section className="panel plain-seats">
      <table>
        <caption className="sr-only">{plain.seats}</caption>
        <thead>
          <tr>
            <th scope="col">{plain.player}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {speech.say(`table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, seat) => {
            const isAsked = table.asked.includes(seat);
            const notes = [
              seat === me ? plain.you : '',
              isAsked ? plain.asked : '',
              turn.number > 0 && turn.seat === seat ? plain.turn : '',
            ].filter((note) => note !== '');
            const hand = hands?.[seat];
            return (
              <tr key={seat} data-spot={`seat:${seat}`} className={isAsked ? 'asked' : ''}>
                <th scope="row">
                  <bdi>{name}</bdi> {notes.length > 0 && <small>{notes.join(' · ')}</small>}
                  {hand !== undefined && isSomething(hand) && <Told parts={hand} speech={speech} />}
                </th>
                {heads.map((head) => (
                  <td key={head}>{valueOf(parts.seats[seat], head, speech)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function valueOf(told: readonly Member[] | undefined, head: string, speech: PlainSpeech): string {
  const found = told?.find(({ name }) => name === head);
  return found === undefined ? '' : speech.member(head, found.value);
}

function Panel({ title, parts, speech }: { title: string; parts: FrameParts; speech: PlainSpeech }) {
  return (
    <section className="panel plain-panel">
      <h2>{title}</h2>
      <Told parts={parts} speech={speech} />
    </section>
  );
}

/** Facts in a line each, lists as things side by side. */
function Told({ parts: { facts, zones }, speech }: { parts: FrameParts; speech: PlainSpeech }) {
  const { plain } = useVocabulary().words;
  return (
    <>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ name, value }, at) => (
            <div key={`${name} ${at}`}>
              <dt>{speech.say(`table.${name}`)}</dt>
              <dd>{speech.member(name, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {zones.map(({ name, things }) => (
        <div key={name} className="plain-zone">
          <h3>{speech.say(`table.${name}`)}</h3>
          <ul>
            {things.length === 0 && <li className="none">{plain.empty}</li>}
            {things.map((thing: Json, at) => (
              <li key={at}>{speech.value(thing)}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
