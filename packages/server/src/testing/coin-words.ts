/** What the coins are called, for pages. */
export const COIN_WORDS = {
  en: {
    name: 'Coins',
    line: 'Take one to three; whoever takes the last coin wins.',
    'questions.take': 'Take coins: {heap} are left',
    'slots.coins': 'How many?',
    'events.took': '{who} takes {coins}.',
    'refusals.tooMany': 'there are only {heap}',
    'options.bigHeap': 'Forty coins',
    'table.heap': 'Coins left',
    'table.purses': 'Purse',
    'sides.luck': 'They took the last coin.',
  },
};
