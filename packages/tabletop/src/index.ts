export { type CardId, cardId, type FaceId, faceId, NO_CARD, NO_FACE, type SeatId, seatId } from './ids.ts';
export { listNeeds, needsNode, type OneOf, type SlotNeed, type SomeOf, whyNotFilled } from './needs.ts';
export { redactCards } from './redact.ts';
export { sealed, SealedMap } from './sealed.ts';
export { shufflePile } from './shuffle.ts';
export { slugOf } from './slug.ts';
export { takeOut } from './take-out.ts';
export { parseKeptState } from './parse-kept-state.ts';
