import { memo } from 'react';
import { changeSettings, themeShown, useSettings } from '../../app/settings.ts';
import { go, Link } from '../../app/router.tsx';
import { tableName } from '../../app/table-name.ts';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { IconButton } from '../../ui/small.tsx';
import type { TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { personAt } from '../../frame/company.ts';
import { sameProps } from '../../frame/same-props.ts';

/** The header of the table: where the game stands, and the switches. */
export function TopBar({ model, furniture, isPhone }: { model: TableModel; furniture: Furniture; isPhone: boolean }) {
  const { words } = useVocabulary();
  const { table } = model.scene.game;
  const alive = table.seats.filter(({ presence }) => presence !== 'out').length;
  const turn = personAt(model.scene.company, table.turn.seat);
  const hasBegun = table.turn.number > 0;
  const facts = [...(hasBegun ? [words.turnNumber(table.turn.number)] : []), words.alive(alive, table.seats.length)];
  if (!isPhone && hasBegun && table.outcome === null) facts.push(words.toPlay(turn));
  return (
    <Bar
      name={tableName(model.table.info.code)}
      facts={facts.join(' · ')}
      isPhone={isPhone}
      hasNotes={furniture.isDrawerOpen && furniture.tab === 'notes'}
      unread={furniture.unread}
      openTab={furniture.openTab}
    />
  );
}

type BarProps = Pick<Furniture, 'unread' | 'openTab'> & {
  readonly name: string;
  readonly facts: string;
  readonly isPhone: boolean;
  readonly hasNotes: boolean;
};

const Bar = memo(function Bar({ name, facts, isPhone, hasNotes, unread, openTab }: BarProps) {
  const { words } = useVocabulary();
  const settings = useSettings();
  const theme = themeShown(settings);
  return (
    <header className="top on-dark">
      <h1 className="sr-only">{`Dustup, ${name}`}</h1>
      <Link to="" className="wm">
        Dustup
      </Link>
      <span className="sep" />
      {!isPhone && <b>{name}</b>}
      <span className="mut">{facts}</span>
      <span className="sp" />
      <IconButton
        icon="notebook"
        size={19}
        label={words.menu.notebook}
        pressed={hasNotes}
        onPress={() => openTab('notes')}
      />
      {isPhone ? (
        <IconButton
          icon="chat-bubble"
          size={19}
          label={words.menu.chat}
          badge={unread}
          onPress={() => openTab('chat')}
        />
      ) : (
        <>
          <IconButton
            icon={settings.hasSound ? 'speaker' : 'speaker-off'}
            label={settings.hasSound ? words.menu.soundOn : words.menu.soundOff}
            onPress={() => changeSettings({ hasSound: !settings.hasSound })}
          />
          <IconButton
            icon={theme === 'noon' ? 'moon' : 'sun'}
            size={18}
            label={theme === 'noon' ? words.menu.midnight : words.menu.noon}
            onPress={() => changeSettings({ theme: theme === 'noon' ? 'midnight' : 'noon' })}
          />
        </>
      )}
      <IconButton icon="cog" size={19} label={words.menu.settings} onPress={() => go('settings')} />
    </header>
  );
}, sameProps);
