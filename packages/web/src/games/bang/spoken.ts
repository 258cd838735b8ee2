import { SKIP } from './after-death.ts';
import { playableNow } from './bar-model.ts';
import { cardsInFront } from './company.ts';
import { sayPlainly } from './move-sentence.ts';
import { clockwise } from './ring.ts';
import type { TableModel } from './table-model.ts';

/** What I am asked and may do, for ears; empty when nothing. */
export function askedAloud(model: TableModel): string {
  const { scene, composer, bar, isAiming, seatStateOf, cardStateOf, tray } = model;
  const { vocabulary, company, game } = scene;
  const { words, sayCard, saySign, refusal } = vocabulary;
  const isHalted = bar.buttons.some(({ key }) => key === SKIP);
  const isAsked = bar.isAsked || bar.isMyPlay || composer.draft.standing !== null;
  if (composer.isSending || (!isAsked && !isHalted)) return '';
  const said = [closed(sayPlainly(bar.sentence, vocabulary))];
  if (composer.why !== undefined) said.push(refusal(composer.why.refusal));
  if (isAiming && model.aim === undefined) {
    const targets = clockwise(game.table.order, company.me).flatMap(({ seat }) =>
      seatStateOf(seat).is === 'legal' ? [company.names[seat] ?? ''] : [],
    );
    said.push(words.live.targets(targets.join(', ')));
  }
  const isBlank = composer.draft.steps.length === 0 && composer.draft.picks.length === 0;
  if (isBlank && bar.isMyPlay) {
    const cards = playableNow(scene, composer).map(({ card, sign }) => sayCard(card, sign));
    said.push(cards.length === 0 ? words.live.nothingToPlay : words.live.mayPlay(cards.join('; ')));
  }
  const inPlay = game.table.seats.flatMap(cardsInFront).filter(({ id }) => cardStateOf(id).is === 'legal');
  if (inPlay.length > 0) said.push(words.live.inPlay(inPlay.map(({ card, sign }) => sayCard(card, sign)).join('; ')));
  if (tray.length > 0 && game.ask?.question !== undefined) {
    const cards = tray.map(({ card, sign }) => sayCard(card, sign));
    said.push(words.live.youSee(cards.join('; ')));
  }
  const buttons = bar.end === undefined ? bar.buttons : [...bar.buttons, bar.end];
  const options = buttons.map(({ label, sign }) => {
    const said = label.replace(' → ', ': ');
    return sign === undefined ? said : `${said} ${saySign(sign)}`;
  });
  if (options.length > 0) said.push(words.live.options(options.join('; ')));
  return said.join(' ');
}

/** A sentence that ends as one. */
function closed(said: string): string {
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
