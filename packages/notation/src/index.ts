export { faceText, isNamed, readCardName, readCharacter, readEvent } from './card-names.ts';
export { NotationError, type PositionSpec, type SeatSpec, stateFrom } from './position-spec.ts';
