import type { SeatView } from '@dustup/bang';
import { cardFacts } from './cards/book.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Tag } from '../../ui/small.tsx';
import { type Absence, absenceOf } from '../../frame/company.ts';
import { backAs } from './presence.ts';
import type { SeatProps } from './seat.tsx';

const ICONS: { readonly [absence in Absence]: IconName } = {
  gone: 'night-sleep',
  away: 'night-sleep',
  slow: 'vintage-robot',
  conceded: 'vintage-robot',
};

/** What to know about a seat, in a word. An empty seat is always marked: everybody may be waiting for it. */
export function SeatTags({ seat, isTurn, isAsked, info, state }: SeatProps) {
  const { tags } = useVocabulary().words;
  if (state.is === 'chosen') {
    return (
      <span className="rib">
        <Icon name="crosshair" size={14} />
        {tags.target}
      </span>
    );
  }
  const isBound = seat.inPlay.some(({ card }) => cardFacts(card).binds === true);
  const duty = isAsked ? 'ask' : isTurn ? 'turn' : isBound ? 'bound' : undefined;
  const absence = absenceOf(info);
  if (absence !== null) {
    return (
      <>
        {duty !== undefined && <DutyTag duty={duty} isShort />}
        <Tag kind="away" icon={ICONS[absence]}>
          <span title={tags[absence]}>{tags.absent[absence]}</span>
        </Tag>
      </>
    );
  }
  if (backAs(seat.presence, tags) !== undefined) {
    return (
      <>
        {duty !== undefined && <DutyTag duty={duty} isShort />}
        <PresenceTag presence={seat.presence} />
      </>
    );
  }
  if (duty !== undefined) return <DutyTag duty={duty} isShort={false} />;
  if (info?.bot == null) return null;
  return (
    <Tag kind="bot" icon="vintage-robot">
      {tags.bot}
    </Tag>
  );
}

export function PresenceTag({ presence }: Pick<SeatView, 'presence'>) {
  const back = backAs(presence, useVocabulary().words.tags);
  if (back === undefined) return null;
  return (
    <Tag kind="back" icon={back.icon}>
      {back.said}
    </Tag>
  );
}

const DUTIES = { ask: 'on-target', turn: 'pocket-watch', bound: 'prisoner' } as const;

function DutyTag({ duty, isShort }: { duty: keyof typeof DUTIES; isShort: boolean }) {
  const { tags } = useVocabulary().words;
  const said = { ask: tags.mustAnswer, turn: tags.turn, bound: tags.bound }[duty];
  return (
    <Tag kind={isShort ? `${duty} bare` : duty} icon={DUTIES[duty]}>
      {!isShort && said}
    </Tag>
  );
}
