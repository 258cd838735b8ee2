import { type ReactNode, useEffect } from 'react';
import { changeSettings, themeShown, useSettings } from '../../app/settings.ts';
import { go, goBack, Link } from '../../app/router.tsx';
import { useVocabulary } from '../../text/vocabulary.tsx';
import { IconButton } from '../../ui/small.tsx';
import './pages.css';

/** Noon or midnight. */
export function ThemeButton() {
  const { shared } = useVocabulary().words;
  const theme = themeShown(useSettings());
  const isNoon = theme === 'noon';
  return (
    <IconButton
      icon={isNoon ? 'moon' : 'sun'}
      size={18}
      label={isNoon ? shared.toMidnight : shared.toNoon}
      onPress={() => changeSettings({ theme: isNoon ? 'midnight' : 'noon' })}
    />
  );
}

/** What the window is called while this page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Dustup' : `${title} – Dustup`;
  }, [title]);
}

export type TopProps = {
  readonly name: string;
  readonly note?: string;
  /** Buttons at the right, before the theme and the settings. */
  readonly children?: ReactNode;
};

/** The header of a page that is not the table. */
export function PageTop({ name, note = '', children }: TopProps) {
  const { shared } = useVocabulary().words;
  return (
    <header className="top on-dark page-top">
      <Link to="" className="wm">
        Dustup
      </Link>
      <span className="sep" />
      <b className="page-name">{name}</b>
      <span className="mut">{note}</span>
      <span className="sp" />
      {children}
      <ThemeButton />
      <IconButton icon="cog" size={19} label={shared.settings} onPress={() => go('settings')} />
    </header>
  );
}

type PageProps = TopProps & {
  readonly className?: string;
  /** What the way back is called, where there is one. */
  readonly back?: string;
};

/** A page with a header and a heading. */
export function Page({ name, note, children, className = '', back }: PageProps) {
  useTitle(name);
  return (
    <div className={`page has-title ${className}`}>
      <PageTop name={name} {...(note === undefined ? {} : { note })} />
      <main className="page-main">
        {back !== undefined && (
          <button type="button" className="btn small page-back" onClick={goBack}>
            {back}
          </button>
        )}
        <h1 className="page-title">{name}</h1>
        {children}
      </main>
    </div>
  );
}
