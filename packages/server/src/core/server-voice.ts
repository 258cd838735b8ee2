/** Who speaks when the server does. No guest has this id: theirs are hexadecimal numbers. */
export const SERVER_VOICE = { id: 'server', name: 'Dustup' } as const;

/** Nobody at a table is called like this, or so that it looks like this: they get a number. */
export const RESERVED_NAMES: readonly string[] = [
  SERVER_VOICE.name,
  'Server',
  'System',
  'Admin',
  'Administrator',
  'Moderator',
  'Sistema',
  'Amministratore',
  'Moderatore',
];
