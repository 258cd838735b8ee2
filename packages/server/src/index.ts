export { LogProblem } from './log/problem.ts';
export { backUp } from './log/sqlite/folder.ts';
export { addBackup } from './log/sqlite/keep-backups.ts';
export { openServer } from './open-server.ts';
export { type RunOptions, runServer } from './run-server.ts';
export { type Flags, parseSettings } from './settings/parse-settings.ts';
export { SettingsProblem } from './settings/parse-values.ts';
export { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './settings/settings.ts';
