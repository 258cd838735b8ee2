import { setIcon } from '../cards/book.ts';
import type { SetFacts } from '../cards/book-types.ts';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChoiceRow, SwitchRow } from '../../../screens/shared/choices.tsx';
import type { LobbyScene } from '../../../screens/lobby/lobby.tsx';
import { deadStay, OFFERED, optionsWith } from './offered.ts';

function sizeOf(sets: readonly string[]) {
  const chosen = OFFERED.filter(({ slug }) => sets.includes(slug)).map(({ counts }) => counts);
  const sum = (count: (of: SetFacts['counts']) => number) => chosen.reduce((so, one) => so + count(one), 0);
  return { cards: sum((of) => of.cards), characters: sum((of) => of.characters), events: sum((of) => of.events) };
}

export function SetsPanel({ scene }: { scene: LobbyScene }) {
  const { words, texts, setName } = useVocabulary();
  const { lobby } = words;
  const { isHost, change } = scene;
  const { house } = scene.table.info;
  const size = sizeOf(house.sets);
  const toggle = (set: string, isOn: boolean) => {
    const sets = isOn ? [...house.sets, set] : house.sets.filter((one) => one !== set);
    change({ sets, ...onlyFor(sets, house.options), ...(deadStay(sets, house.options) ? {} : { deadSeeAll: false }) });
  };
  return (
    <section className="sets-panel">
      <h3>{lobby.sets}</h3>
      <p className="fine">{lobby.setCounts(size.cards, size.characters, size.events)}</p>
      <div className="set-grid">
        {OFFERED.map(({ slug, players }) => {
          const icon = <Icon name={setIcon(slug)} size={24} />;
          const suits = players === null ? '' : ` · ${lobby.suits(players.least, players.most)}`;
          const line = (texts.sets[slug]?.line ?? '') + suits;
          if (slug !== 'base') {
            return (
              <SwitchRow
                key={slug}
                icon={icon}
                words={[setName(slug), line]}
                isOn={house.sets.includes(slug)}
                disabled={!isHost}
                onChange={(isOn) => toggle(slug, isOn)}
              />
            );
          }
          return (
            <ChoiceRow key={slug} name={setName(slug)} hint={line} icon={icon}>
              <small className="fine">{lobby.always}</small>
            </ChoiceRow>
          );
        })}
      </div>
    </section>
  );
}

/** Options that still mean something with these sets. */
function onlyFor(sets: readonly string[], options: readonly string[]) {
  const known = optionsWith(sets);
  return options.every((option) => known.includes(option))
    ? {}
    : { options: options.filter((option) => known.includes(option)) };
}
