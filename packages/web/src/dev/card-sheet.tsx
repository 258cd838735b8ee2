import { contents } from '../games/bang/cards/book.ts';
import { Card, CardBack, CharacterCard, Chip, MiniCard, RoleCard } from '../games/bang/cards/card.tsx';

const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** All faces at a glance. */
export function CardSheet() {
  const cards = contents().flatMap(({ deck }) => deck.map(([card, signs]) => ({ card, sign: signs[0] ?? '2♣' })));
  return (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 14, padding: 20 }}>
      {cards.map(({ card, sign }) => (
        <Card key={card} card={card} sign={sign} />
      ))}
      <CardBack />
      {ROLES.map((role) => (
        <RoleCard key={role} role={role} />
      ))}
      {cards.slice(0, 8).map(({ card, sign }) => (
        <Card key={card} card={card} sign={sign} width={80} />
      ))}
      {cards.map(({ card, sign }) => (
        <MiniCard key={card} card={card} sign={sign} />
      ))}
      {cards.map(({ card, sign }) => (
        <Chip key={card} card={card} sign={sign} isWaiting={card.startsWith('c')} />
      ))}
      {contents()
        .flatMap(({ characters }) => Object.keys(characters))
        .map((character) => (
          <CharacterCard key={character} character={character} />
        ))}
    </main>
  );
}
