import { Portrait } from './cards/card.tsx';
import { Life } from '../../cards/life.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Hat } from '../../ui/attire.tsx';
import { Tag } from '../../ui/small.tsx';
import { ArmButton } from './dock.tsx';
import { EndTurn } from './end-turn.tsx';
import { OwnCards, type PlateProps, PressMe } from './own-plate.tsx';
import { RoleCaption, Tokens } from './seat.tsx';
import { PresenceTag } from './seat-tags.tsx';
import { armChoices, type TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';

type UprightProps = PlateProps & { readonly model: TableModel; readonly furniture: Furniture };

/** My own seat above the bar. */
export function UprightPlate({ model, furniture, ...plate }: UprightProps) {
  const { seat, role, name, attire, isTurn, isAsked, state } = plate;
  const { words, characterName, power } = useVocabulary();
  const [borrowed] = seat.borrowed;
  const character = borrowed ?? seat.character;
  const classes = ['me', isAsked ? 'asked' : isTurn ? 'turn' : '', state.is === 'idle' ? '' : state.is];
  if (seat.presence === 'out') classes.push('out');
  return (
    <section className={classes.join(' ')} data-spot={`seat:${seat.seat}`} aria-label={`${name}, ${words.you}`}>
      <PressMe {...plate} />
      <div className="por">
        <Portrait character={seat.character} size={24} />
        <RoleCaption role={role} />
      </div>
      <div className="who">
        <div className="own-top">
          {attire !== undefined && <Hat attire={attire} size={13} />}
          {seat.maxLife > 0 && <Life life={seat.life} most={seat.maxLife} height={19} />}
          <Tokens tokens={seat.tokens} />
          <OwnCards {...plate} />
        </div>
        <p className="own-power">
          <PresenceTag presence={seat.presence} />
          <b>{borrowed === undefined ? characterName(character) : words.as(characterName(character))}</b>{' '}
          <span>{power(character)}</span>
        </p>
      </div>
      <PlateSide model={model} furniture={furniture} plate={plate} />
    </section>
  );
}

/** What can be pressed on the plate: the end of my turn, or what I do if I am shot. */
function PlateSide({ model, furniture, plate }: Pick<UprightProps, 'model' | 'furniture'> & { plate: PlateProps }) {
  const { tags, out } = useVocabulary().words;
  const { isTurn, isAsked, seat } = plate;
  if (seat.presence === 'out') return <Tag icon="tombstone">{out}</Tag>;
  if (model.bar.end !== undefined) return <EndTurn end={model.bar.end} />;
  if (isAsked) {
    return (
      <Tag kind="ask big" icon="on-target">
        {tags.answerNow}
      </Tag>
    );
  }
  if (isTurn) {
    return (
      <Tag kind="turn big" icon="pocket-watch">
        {tags.yourTurn}
      </Tag>
    );
  }
  return <ArmButton choices={armChoices(model, furniture.armed)} armed={furniture.armed} onChange={furniture.arm} />;
}
