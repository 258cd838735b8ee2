export type { Catalogue, Message } from './catalogue.ts';
export { type Company, isOnly, seatPiece, type Standing, standingOf } from './company.ts';
export { fieldOf } from './field.ts';
export { isLanguage, LANGUAGES, type Language, nearestLanguage, SOURCE } from './languages.ts';
export { type Argument, type Arguments, type Messages, messagesIn } from './messages.ts';
export { rulingText } from './ruling-text.ts';
export { type Storyteller, storytellerOf } from './storyteller.ts';
export type { QuestionAsked } from './tell-question.ts';
export { cutName, isolated, type Piece, type Pieces, plainText, textPiece } from './pieces.ts';
