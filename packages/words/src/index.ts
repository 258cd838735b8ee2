export type { Catalogue, Message } from './catalogue.ts';
export { isLanguage, LANGUAGES, type Language, nearestLanguage, SOURCE } from './languages.ts';
export { type Argument, type Arguments, type Messages, messagesIn } from './messages.ts';
export { cutName, isolated, type Piece, type Pieces, plainText, textPiece } from './pieces.ts';
