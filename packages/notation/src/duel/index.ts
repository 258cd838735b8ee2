/** The Duel as text: its records, positions and scenarios. */
export { isCalled, isCardName } from './card-names.ts';
export { type DuelRecord, type ReadDuel, readDuelRecord, writeDuelRecord } from './records.ts';
export { type DuelHost, readDuelScenarios, runDuelScenario } from './scenarios.ts';
export { type DuelSpec, duelStateFrom, type SideSpecs } from './state-from.ts';
