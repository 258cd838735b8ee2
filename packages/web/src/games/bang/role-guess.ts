/** What somebody may be taken for: the Sheriff is known. */
export const ROLES_GUESSED = ['deputy', 'outlaw', 'renegade'] as const;
export type RoleGuess = (typeof ROLES_GUESSED)[number];
