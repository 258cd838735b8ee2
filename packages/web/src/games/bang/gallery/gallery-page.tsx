import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from '../../../app/router.tsx';
import { book } from '../cards/book.ts';
import { useFullTextsOf, useVocabulary, useWordsOf } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../screens/shared/page.tsx';
import { allEntries } from './entries.ts';
import { entriesWith, type GalleryEntry, KINDS } from './filters.ts';
import { EntryDetails } from './entry-details.tsx';
import { EntryFace } from './entry-face.tsx';
import './gallery.css';

const ALL_SETS = book.sets.map(({ slug }) => slug);

/** All cards and characters, to be looked up. */
export function GalleryPage() {
  const vocabulary = useVocabulary();
  useWordsOf(ALL_SETS);
  useFullTextsOf(ALL_SETS);
  const { gallery } = vocabulary.words;
  const [text, setText] = useState('');
  const [set, setSet] = useState('');
  const [kind, setKind] = useState('');
  const [opened, setOpened] = useState<GalleryEntry | undefined>(undefined);
  const entries = useMemo(() => allEntries(vocabulary), [vocabulary]);
  const wanted = useDeferredValue(text);
  const found = useMemo(() => entriesWith(entries, { text: wanted, set, kind }), [entries, wanted, set, kind]);
  const sets = [...new Set(entries.map((entry) => entry.set))];
  const kinds = KINDS.filter((one) => entries.some((entry) => entry.kind === one));
  return (
    <Page name={gallery.title} className="gallery">
      <p className="page-lead">
        {gallery.lead} <Link to="cards/duel">{gallery.duel}</Link>
      </p>
      <search className="gallery-filters panel">
        <label className="gallery-search">
          <span>{gallery.search}</span>
          <span className="field">
            <Icon name="magnifying-glass" size={20} />
            <input className="inp" type="search" value={text} onChange={(event) => setText(event.target.value)} />
          </span>
        </label>
        <Choice
          label={gallery.set}
          value={set}
          onChange={setSet}
          options={sets.map((one) => [one, vocabulary.setName(one)])}
        />
        <Choice
          label={gallery.kind}
          value={kind}
          onChange={setKind}
          options={kinds.map((one) => [one, gallery.kinds[one] ?? one])}
        />
        <output className="fine">{gallery.found(found.length)}</output>
      </search>
      {found.length === 0 && <p className="page-note">{gallery.nothing}</p>}
      <ul className="gallery-grid">
        {found.map((entry) => (
          <li key={`${entry.kind} ${entry.slug}`}>
            <button
              type="button"
              className={`gallery-entry ${entry.kind}`}
              aria-haspopup="dialog"
              onClick={() => setOpened(entry)}
            >
              <span className="sr-only">
                {entry.name}. {entry.line}
              </span>
              <span aria-hidden="true">
                <EntryFace entry={entry} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <EntryDetails key={`${opened.kind} ${opened.slug}`} entry={opened} onClose={() => setOpened(undefined)} />
      )}
    </Page>
  );
}

function Choice(props: {
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}) {
  const { label, value, options, onChange } = props;
  const { gallery } = useVocabulary().words;
  return (
    <label className="gallery-choice">
      <span>{label}</span>
      <select className="inp" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{gallery.all}</option>
        {options.map(([slug, name]) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
