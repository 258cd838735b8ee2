const CONFIDENCE = 0.95;

/**
 * With 95 % confidence a kill loses something in fewer than one case in so many, when it never did in `kills` kills: the largest share
 * that would still go unnoticed once in twenty such campaigns. (About kills / 3: the rule of three.)
 */
export function oneIn(kills: number): number {
  return Math.floor(1 / (1 - (1 - CONFIDENCE) ** (1 / kills)));
}

export function boundText(kills: number, what = 'kills'): string {
  const number = new Intl.NumberFormat('en-GB');
  return `0 losses in ${number.format(kills)} ${what}: with 95 % confidence fewer than 1 in ${number.format(oneIn(kills))}`;
}
