/** The sides that can win, as the sets call them. */
export const SIDES = ['law', 'outlaws', 'renegade', 'deputy', 'outlaw', 'survivor', 'nobody'];
