export { backUp } from './copy/back-up.ts';
export { copyAll, type Place, placeText, readPlace } from './copy/copy.ts';
export { LogProblem } from './log/problem.ts';
export { addBackup } from './log/sqlite/keep-backups.ts';
export { openServer } from './open-server.ts';
export { factsOf as logFacts, type RunOptions, runServer } from './run-server.ts';
export { type Flags, parseSettings } from './settings/parse-settings.ts';
export { SettingsProblem } from './settings/parse-values.ts';
export { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './settings/settings.ts';
