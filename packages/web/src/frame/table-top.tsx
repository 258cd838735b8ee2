import { go, Link } from '../app/router.tsx';
import { changeSettings, themeShown, useSettings } from '../app/settings.ts';
import { useVocabulary } from '../text/vocabulary.tsx';
import { IconButton } from '../ui/small.tsx';
import type { Tab } from './drawer.tsx';

type TopProps = {
  /** The table's. */
  readonly name: string;
  /** Where the game stands. */
  readonly facts: readonly string[];
  readonly isPhone: boolean;
  readonly unread: number;
  readonly openTab: (tab: Tab) => void;
};

/** The header of a table: where the game stands, and the switches. */
export function TableTop({ name, facts, isPhone, unread, openTab }: TopProps) {
  const { words } = useVocabulary();
  const settings = useSettings();
  const isNoon = themeShown(settings) === 'noon';
  const { hasSound } = settings;
  return (
    <header className="top on-dark">
      <h1 className="sr-only">{`Dustup, ${name}`}</h1>
      <Link to="" className="wm">
        Dustup
      </Link>
      <span className="sep" />
      {!isPhone && <b>{name}</b>}
      <span className="mut">{facts.join(' · ')}</span>
      <span className="sp" />
      {isPhone && (
        <IconButton
          icon="chat-bubble"
          size={19}
          label={words.menu.chat}
          badge={unread}
          onPress={() => openTab('chat')}
        />
      )}
      {!isPhone && (
        <>
          <IconButton
            icon={hasSound ? 'speaker' : 'speaker-off'}
            label={hasSound ? words.menu.soundOn : words.menu.soundOff}
            onPress={() => changeSettings({ hasSound: !hasSound })}
          />
          <IconButton
            icon={isNoon ? 'moon' : 'sun'}
            size={18}
            label={isNoon ? words.menu.midnight : words.menu.noon}
            onPress={() => changeSettings({ theme: isNoon ? 'midnight' : 'noon' })}
          />
        </>
      )}
      <IconButton icon="cog" size={19} label={words.menu.settings} onPress={() => go('settings')} />
    </header>
  );
}
