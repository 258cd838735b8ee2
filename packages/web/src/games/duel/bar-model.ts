import { holdsOf, isSelection, legalValues, type Question } from '@dustup/kernel';
import { type Pieces, textPiece } from '@dustup/words';
import { type Filled, kindOf, type Option, optionsAt, questionFor, slotAfter } from '../../frame/draft.ts';
import type { Composer } from '../../frame/use-composer.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { cardIcon, characterFacts, characterIcon, sourceIcon } from './book.ts';
import { type DuelScene, fighterNamed, readersOf } from './scene.ts';

export type BarButton = {
  readonly key: string;
  readonly hotkey: string;
  readonly label: string;
  readonly icon?: IconName | undefined;
  readonly note?: string;
  /** Of a character to choose: its life as printed. */
  readonly life?: number;
  readonly tone: 'plain' | 'teal' | 'red';
  readonly onPress: () => void;
};

/** What the bar says and offers; swapping and the end of the turn have places of their own. */
export type DuelBar = {
  readonly sentence: Pieces;
  readonly facts: readonly string[];
  readonly buttons: readonly BarButton[];
  readonly swap: BarButton | undefined;
  /** Why there is no swap now, in my own turn. */
  readonly noSwap: string;
  readonly end: BarButton | undefined;
  /** I have to answer something. */
  readonly isAsked: boolean;
  readonly isMyPlay: boolean;
};

const OWN_PLAY = 'play';
const END = 'end';
const SWAP = 'swap';

export function barModel(scene: DuelScene, composer: Composer): DuelBar {
  const question = questionFor(scene.game.ask, composer.draft);
  if (question === undefined || composer.isSending) return waiting(scene);
  const isMyPlay = question.kind === OWN_PLAY;
  const isBlank = composer.draft.steps.length === 0 && composer.draft.picks.length === 0;
  return {
    ...(isBlank ? opening(scene, question) : drafting(scene, composer, question)),
    buttons: buttonsFor(scene, composer, question, isBlank),
    swap: isMyPlay ? deed(scene, composer, question, SWAP, 'S') : undefined,
    noSwap: isMyPlay ? whyNot(scene, question, SWAP) : '',
    end: isMyPlay ? deed(scene, composer, question, END, 'E') : undefined,
    isAsked: !isMyPlay,
    isMyPlay,
  };
}

function waiting({ game, company, vocabulary }: DuelScene): DuelBar {
  const { teller } = vocabulary;
  const { outcome, asked } = game.table;
  const others = asked.filter((seat) => seat !== company.me).map((seat) => company.names[seat] ?? '');
  const says =
    outcome !== null
      ? teller.text(`sides.${outcome.side}`)
      : others.length === 0
        ? teller.text('mat.sent')
        : teller.text('mat.waiting', { who: others.join(', ') });
  return {
    sentence: [textPiece(says)],
    facts: company.me === null ? [teller.text('mat.watching')] : [],
    buttons: [],
    swap: undefined,
    noSwap: '',
    end: undefined,
    isAsked: false,
    isMyPlay: false,
  };
}

type Says = Pick<DuelBar, 'sentence' | 'facts'>;

function opening({ company, vocabulary }: DuelScene, question: Question): Says {
  const { teller } = vocabulary;
  if (question.kind === OWN_PLAY)
    return { sentence: [textPiece(teller.text('mat.playACard'))], facts: [teller.text('mat.playHint')] };
  const { options } = question;
  const facts = isSelection(options) ? [teller.text('mat.picked', { count: 0, most: options.most })] : [];
  return { sentence: teller.question(question, readersOf(company)), facts };
}

/** The move so far: «Peacemaker → Sid Curry». */
function drafting(scene: DuelScene, { draft, answer }: Composer, question: Question): Says {
  const { teller, faceLine, power } = scene.vocabulary;
  const parts = draft.steps.flatMap((step) => partOf(scene, step));
  const slot = slotAfter(question.options, draft.steps);
  const picked =
    slot !== undefined && isSelection(slot)
      ? [teller.text('mat.picked', { count: draft.picks.length, most: slot.most })]
      : [];
  const hint = answer === undefined && slot !== undefined && !isSelection(slot) ? [teller.slot(slot.slot)] : [];
  const played = draft.steps.find(({ slot: name }) => name === 'as' || name === 'card')?.value;
  const as = draft.steps.find(({ slot: name }) => name === 'as')?.value;
  const slug = typeof as === 'string' ? as : typeof played === 'number' ? scene.seen.get(played)?.card : undefined;
  const use = draft.steps.find(({ slot: name }) => name === 'use')?.value;
  const line = slug !== undefined ? faceLine(slug) : typeof use === 'string' ? power(use) || faceLine(use) : '';
  return {
    sentence:
      parts.length === 0
        ? opening(scene, question).sentence
        : parts.flatMap((part, at) => (at === 0 ? part : [textPiece(' → '), ...part])),
    facts: [...hint, ...picked, line].filter((fact) => fact !== ''),
  };
}

function partOf(scene: DuelScene, step: Filled): readonly Pieces[] {
  const { slot, value } = step;
  if (slot === 'do' && (value === 'play' || value === 'use')) return [];
  if (typeof value === 'object') return [];
  return [[{ kind: 'strong', pieces: [textPiece(nameOf(scene, step))] }]];
}

/** What a value of a slot is called. */
function nameOf({ game, seen, company, vocabulary }: DuelScene, step: Filled): string {
  const { teller, cardName, characterName } = vocabulary;
  const { slot, value } = step;
  if (typeof value === 'object') return '';
  const kind = kindOf(step);
  if (typeof value === 'number') {
    if (kind === 'fighter') return characterName(fighterNamed(game, value)?.character ?? '');
    if (kind === 'seat') return company.names[value] ?? '';
    if (kind === 'number') return String(value);
    return cardName(seen.get(value)?.card ?? '');
  }
  if (slot === 'character') return characterName(value);
  return teller.value(slot, value);
}

function buttonsFor(scene: DuelScene, composer: Composer, question: Question, isBlank: boolean): readonly BarButton[] {
  const { vocabulary } = scene;
  const isAnswer = question.kind !== OWN_PLAY;
  const names = new Map((scene.game.own?.hand ?? []).map(({ id, card }) => [Number(id), card]));
  const options = optionsAt(question.options, composer.draft, isAnswer, (card) => names.get(card)).filter(
    (option) => !isOnTheMat(scene, option) && !isElsewhere(option),
  );
  const further = isBlank ? [] : reloads(question, composer);
  const sides = sideOptions(question, composer);
  let number = 0;
  const choices = [...options, ...further, ...sides].map((option): BarButton => {
    const hotkey = option.isPass ? '0' : String(++number);
    return {
      key: option.steps.map(({ slot, value }) => `${slot}:${String(value)}`).join(' '),
      hotkey,
      ...described(scene, option),
      tone: isAnswer && isBlank && number === 1 && !option.isPass ? 'teal' : 'plain',
      onPress: () => composer.press(option, isAnswer && isBlank),
    };
  });
  if (isBlank) return choices;
  const { teller } = vocabulary;
  const back: BarButton = {
    key: 'back',
    hotkey: 'Esc',
    label: teller.text('mat.back'),
    tone: 'plain',
    onPress: composer.back,
  };
  if (composer.answer === undefined) return [...choices, back];
  const commit: BarButton = {
    key: 'commit',
    hotkey: 'Enter',
    label: commitLabel(scene, composer, question),
    tone: isAnswer ? 'teal' : 'red',
    onPress: composer.commit,
  };
  return [...choices, back, commit];
}

function commitLabel(scene: DuelScene, { draft }: Composer, { kind }: Question): string {
  const { teller } = scene.vocabulary;
  const card = draft.steps.find(({ slot }) => slot === 'card');
  const as = draft.steps.find(({ slot }) => slot === 'as');
  const what = draft.steps.find(({ slot }) => slot === 'do')?.value;
  const use = draft.steps.find(({ slot }) => slot === 'use');
  if (use !== undefined) return teller.text('mat.useIt', { name: nameOf(scene, use) });
  if (card === undefined || (what !== 'play' && what !== 'reload')) return teller.text('mat.confirm');
  const name = nameOf(scene, as ?? card);
  if (what === 'reload') return teller.text('mat.reloadIt', { name });
  return teller.text(kind === OWN_PLAY ? 'mat.playIt' : 'mat.answerWith', { name });
}

/** Cards that lie on the mat are touched there; the end and the swap have their places. */
function isOnTheMat({ game, seen }: DuelScene, { steps }: Option): boolean {
  const last = steps.at(-1);
  if (last === undefined || typeof last.value !== 'number' || kindOf(last) !== 'card') return false;
  const isHeld = game.own?.hand.some(({ id }) => id === last.value) === true;
  return !isHeld && seen.has(last.value);
}

function isElsewhere({ steps }: Option): boolean {
  const { slot, value } = steps.at(-1) ?? {};
  return slot === 'do' && (value === END || value === SWAP);
}

/** The chosen card could be reloaded as well. */
function reloads({ options }: Question, { draft }: Composer): readonly Option[] {
  const card = draft.steps.find(({ slot }) => slot === 'card')?.value;
  const isPlayed = draft.steps.some(({ slot, value }) => slot === 'do' && value === 'play');
  if (!isPlayed || typeof card !== 'number' || isSelection(options)) return [];
  const slot = options.why?.('reload') === undefined ? options.next?.('reload') : undefined;
  if (slot === undefined || isSelection(slot) || !legalValues(slot).includes(card)) return [];
  const steps = [
    { slot: 'do', value: 'reload' },
    { slot: 'card', value: card },
  ];
  return [{ steps, isWhole: true, isPass: false }];
}

/** A side is chosen by a button: it has no place of its own to touch. */
function sideOptions({ options }: Question, { draft }: Composer): readonly Option[] {
  const slot = slotAfter(options, draft.steps);
  if (slot === undefined || isSelection(slot) || holdsOf(slot) !== 'seat') return [];
  return legalValues(slot).map((value) => ({
    steps: [...draft.steps, { slot: slot.slot, value }],
    isWhole: true,
    isPass: false,
  }));
}

function described(scene: DuelScene, { steps }: Option): Pick<BarButton, 'label' | 'icon' | 'note' | 'life'> {
  const { vocabulary, seen } = scene;
  const step = steps.at(-1) ?? { slot: '', value: '' };
  const isReload = steps.some(({ slot, value }) => slot === 'do' && value === 'reload');
  const { slot, value } = step;
  const label = nameOf(scene, step);
  if (isReload) return { label: vocabulary.teller.text('mat.reloadIt', { name: label }), icon: 'card-exchange' };
  if (slot === 'character' && typeof value === 'string') {
    const { life } = characterFacts(value);
    return { label, icon: characterIcon(value), note: vocabulary.characterLine(value), life };
  }
  if (slot === 'use') {
    const slug = typeof value === 'string' ? value : (seen.get(Number(value))?.card ?? '');
    return { label, icon: sourceIcon(slug), note: vocabulary.characterLine(slug) || vocabulary.faceLine(slug) };
  }
  if (slot === 'card' && typeof value === 'number') return { label, icon: cardIcon(seen.get(value)?.card ?? '') };
  return { label };
}

function deed(
  { vocabulary }: DuelScene,
  composer: Composer,
  { options }: Question,
  word: string,
  hotkey: string,
): BarButton | undefined {
  if (isSelection(options) || !options.candidates.includes(word) || options.why?.(word) !== undefined) return undefined;
  const option = { steps: [{ slot: 'do', value: word }], isWhole: true, isPass: false };
  return {
    key: word,
    hotkey,
    label: vocabulary.teller.value('do', word),
    tone: 'plain',
    onPress: () => composer.finish(option),
  };
}

function whyNot({ vocabulary }: DuelScene, { options }: Question, word: string): string {
  const why = isSelection(options) ? undefined : options.why?.(word);
  return why === undefined ? '' : vocabulary.refusal(why);
}
