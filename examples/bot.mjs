// A bot in a file of its own. Try it:
//
//     npx dustup play --bot examples/bot.mjs
//     npx dustup simulate --bot examples/bot.mjs --players 6 --games 100
//
// It gets plain data: what its seat sees, and a question. It gives back an answer, which is the value of each slot.

/** A bot for one seat. It may also have `interjects(view, question)` and `hears(event)`; see packages/bots/README.md. */
export default () => ({
  answer(view, question) {
    const answer = {};
    for (let slot = question.options; slot !== undefined; ) {
      const chosen = slot.from === undefined ? choose(slot, view) : chooseSeveral(slot);
      answer[slot.slot] = chosen;
      slot = slot.next?.(slot.from === undefined ? chosen : chosen.length);
    }
    return answer;
  },
});

/** One value: it plays cards while it can, and aims at the player with the least life. */
function choose({ slot, candidates, why }, view) {
  const legal = candidates.filter((value) => why?.(value) === undefined);
  if (slot === 'at') return legal.toSorted((a, b) => view.seats[a].life - view.seats[b].life)[0];
  return legal.includes('play') ? 'play' : legal[0];
}

/** Several values: as few as it may. */
function chooseSeveral({ from, least, why }) {
  return from.filter((value) => why?.(value) === undefined).slice(0, least);
}
