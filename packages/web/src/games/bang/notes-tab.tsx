import { cardIcon, contents } from './cards/book.ts';
import { ownRoleShown, roleShown } from './cards/role-shown.ts';
import { useFullText } from './cards/use-full-text.ts';
import type { GameState } from './wire.ts';
import { useFullTextsOf, useVocabulary } from '../../text/vocabulary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Company, personAt } from '../../frame/company.ts';
import { cardsInFront } from './company.ts';
import { guess, type Guesses } from './guesses.ts';
import { rulesAs } from './presence.ts';
import { ROLES_GUESSED } from './role-guess.ts';
import { clockwise } from './ring.ts';
import { deedsOf } from './scene.ts';

type NotesProps = {
  readonly game: GameState;
  readonly company: Company;
  readonly guesses: Guesses;
  /** Whom one wants to know all about, first. */
  readonly details: number | null;
};

/** The notebook: my private guesses, and who has turned on whom, as everybody has seen it. */
export function NotesTab(props: NotesProps) {
  const { game, company, details } = props;
  const { words } = useVocabulary();
  const seats = clockwise(game.table.order, company.me).map(({ seat }) => seat);
  const ordered = details === null ? seats : [details, ...seats.filter((seat) => seat !== details)];
  return (
    <div className="notes" tabIndex={0}>
      <p className="private">{words.notes.private}</p>
      {ordered.map((seat) => (
        <SeatNotes key={seat} {...props} seat={seat} isOpen={seat === details} />
      ))}
    </div>
  );
}

function SeatNotes({ game, company, guesses, seat, isOpen }: NotesProps & { seat: number; isOpen: boolean }) {
  const { words, characterName, roleName, texts } = useVocabulary();
  const there = game.table.seats[seat];
  useFullText(isOpen ? there?.character : null);
  if (there === undefined) return null;
  const { name } = personAt(company, seat);
  const rules = rulesAs(there.presence, words.stage);
  return (
    <section className={isOpen ? 'open' : ''}>
      <h3>
        <bdi>{name}</bdi> <span>{characterName(there.character)}</span>
      </h3>
      {seat === company.me && <MyRole role={ownRoleShown(game, company.me)} players={game.table.seats.length} />}
      {rules !== undefined && <p className="known">{rules}</p>}
      {isOpen && <p className="fulltext">{texts.characters[there.character]?.full ?? ''}</p>}
      {isOpen && <InFront cards={cardsInFront(there).map(({ card }) => card)} />}
      {seat === company.me ? null : there.role === null ? (
        <fieldset className="guesses">
          <legend className="sr-only">{words.notes.guessFor(name)}</legend>
          {[undefined, ...ROLES_GUESSED].map((role) => (
            <label key={role ?? ''} className={guesses[seat] === role ? 'on' : ''}>
              <input
                type="radio"
                className="sr-only"
                name={`guess-${seat}`}
                checked={guesses[seat] === role}
                onChange={() => guess(game.id, seat, role)}
              />
              {role === undefined ? words.unknownRole : roleName(role)}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="known">{roleName(roleShown(there) ?? '')}</p>
      )}
      <Deeds title={words.notes.harmed} counts={game.table.ledger.harmed} by={seat} company={company} isAlways />
      <Deeds title={words.notes.helped} counts={game.table.ledger.helped} by={seat} company={company} />
    </section>
  );
}

/** Who I am, and what I want. */
function MyRole({ role, players }: { role: string; players: number }) {
  const { words, roleName, teller, parts } = useVocabulary();
  useFullTextsOf(contents().map(({ slug }) => slug));
  const areTextsThere = parts.includes('base-full');
  return (
    <p className="known">
      {roleName(role)}. {areTextsThere && words.stage.myGoal(teller.goal(role, players))}
    </p>
  );
}

function InFront({ cards }: { cards: readonly string[] }) {
  const { words, texts, cardName } = useVocabulary();
  return (
    <ul className="in-front" aria-label={words.notes.inPlay}>
      {cards.map((card) => (
        <li key={card}>
          <Icon name={cardIcon(card)} size={18} />
          <span>
            <b>{cardName(card)}</b> {texts.cards[card]?.line ?? ''}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Deeds(props: { title: string; counts: readonly number[]; by: number; company: Company; isAlways?: boolean }) {
  const { title, counts, by, company, isAlways = false } = props;
  const { words } = useVocabulary();
  const deeds = deedsOf(counts, company.names.length, by);
  if (deeds.length === 0 && !isAlways) return null;
  const text = deeds.map(({ seat, count }) => {
    const { name, isYou } = personAt(company, seat);
    return words.notes.times(isYou ? words.you : name, count);
  });
  return (
    <p className="deeds">
      <b>{title}</b> {text.length === 0 ? words.notes.nobody : text.join(', ')}
    </p>
  );
}
