import { changeSettings, themeShown, useSettings } from '../app/settings.ts';
import { go, Link } from '../app/router.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';
import { IconButton } from '../ui/small.tsx';
import type { TableModel } from './table-model.ts';
import type { Furniture } from './table-screen.tsx';
import { personAt } from './company.ts';

/** The header of the table: where the game stands, and the switches. */
export function TopBar({ model, furniture, isPhone }: { model: TableModel; furniture: Furniture; isPhone: boolean }) {
  const { words } = useVocabulary();
  const settings = useSettings();
  const { table } = model.scene.game;
  const theme = themeShown(settings);
  const alive = table.seats.filter(({ presence }) => presence !== 'out').length;
  const turn = personAt(model.scene.company, table.turn.seat);
  const hasBegun = table.turn.number > 0;
  const facts = [...(hasBegun ? [words.turnNumber(table.turn.number)] : []), words.alive(alive, table.seats.length)];
  if (!isPhone && hasBegun && table.outcome === null) facts.push(words.toPlay(turn));
  return (
    <header className="top on-dark">
      <h1 className="sr-only">{`Dustup, ${model.table.info.code}`}</h1>
      <Link to="" className="wm">
        Dustup
      </Link>
      <span className="sep" />
      {!isPhone && <b>{model.table.info.code}</b>}
      <span className="mut">{facts.join(' · ')}</span>
      <span className="sp" />
      <IconButton
        icon="notebook"
        size={19}
        label={words.menu.notebook}
        pressed={furniture.isDrawerOpen && furniture.tab === 'notes'}
        onPress={() => furniture.openTab('notes')}
      />
      {isPhone ? (
        <IconButton
          icon="chat-bubble"
          size={19}
          label={words.menu.chat}
          badge={furniture.unread}
          onPress={() => furniture.openTab('chat')}
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
}
