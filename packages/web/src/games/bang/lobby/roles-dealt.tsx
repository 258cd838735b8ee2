import type { HouseRules } from '@dustup/protocol/client';
import { useVocabulary } from '../../../text/vocabulary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { book, roleIcon } from '../cards/book.ts';

/** Which roles a game of so many has. */
export function RolesDealt({ house }: { house: HouseRules }) {
  const { lobby } = useVocabulary().words;
  const roles = book.roles[house.players] ?? [];
  const kinds = ['sheriff', 'deputy', 'outlaw', 'renegade'].filter((role) => roles.includes(role));
  return (
    <>
      <ul>
        {kinds.map((role) => {
          const count = roles.filter((one) => one === role).length;
          return (
            <li key={role}>
              <Icon name={roleIcon(role)} size={30} />
              <b>{count}</b>
              <span>{lobby.roleCounts[role]?.(count)}</span>
            </li>
          );
        })}
      </ul>
      <p>{lobby.rolesDealt}</p>
    </>
  );
}
