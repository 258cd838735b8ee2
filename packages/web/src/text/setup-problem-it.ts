type Known = { readonly says: RegExp; readonly italian: (...found: readonly string[]) => string };

/** What the rules say against a set-up, in their own words, which are English. */
const KNOWN: readonly Known[] = [
  {
    says: /^(\d+) players: (?:these sets are|there are games) for (\d+) to (\d+)$/,
    italian: (players = '', least = '', most = '') =>
      least === most
        ? `una partita così è per ${least} giocatori, non ${players}`
        : `una partita così è per ${least}–${most} giocatori, non ${players}`,
  },
  { says: /choose base too$/, italian: () => 'queste espansioni si aggiungono al gioco base: scegli anche quello' },
  { says: /too few characters/, italian: () => 'non ci sono abbastanza personaggi per tutti i posti' },
  {
    says: /^more events are for/,
    italian: () => 'più eventi ci sono solo con tutt’e due i mazzi di eventi: sceglili entrambi',
  },
  {
    says: /^the Stick of Dynamite has nothing to do/,
    italian: () => 'nella partita per principianti non c’è la Dinamite, e il suo candelotto non serve',
  },
];

export function setupProblemInItalian(problem: string): string {
  for (const { says, italian } of KNOWN) {
    const found = says.exec(problem);
    if (found !== null) return italian(...found.slice(1));
  }
  return 'una partita così non si può giocare';
}
