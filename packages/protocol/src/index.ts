export { CRASH_FORMAT, type CrashFile, crashFile, crashText } from './crash.ts';
export { frameAfter, frameOf, ownFrame, publicFrame, stepBetween } from './frame.ts';
export type * from './game.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './parse-request.ts';
export { applyPatch, diff } from './patch.ts';
export { isRecordFormat, RECORD_FORMAT, type RecordedAnswer, type RecordedStep, type RecordFile } from './record.ts';
export { type AskedOfMe, decodeAsk, decodeQuestion, encodeAsk, encodeQuestion } from './wire-question.ts';
