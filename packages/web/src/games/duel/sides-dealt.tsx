import type { HouseRules } from '@dustup/protocol/client';
import { useVocabulary } from '../../text/vocabulary.tsx';

/** Who plays which side. */
export function SidesDealt({ house }: { house: HouseRules }) {
  const { lobby } = useVocabulary().words;
  return <p>{house.options.includes('chooseSides') ? lobby.sidesChosen : lobby.sidesDrawn}</p>;
}
