import { isSelection, type Question } from '@dustup/kernel';
import { cardFacts } from './cards/book.ts';
import type { BarButton } from './action-bar.tsx';
import {
  type Barred,
  barredDeeds,
  BLANK,
  cardState,
  type Filled,
  heapsOf,
  kindOf,
  type Option,
  optionsAt,
  otherUses,
  questionFor,
  slotAfter,
  type Thing,
  tokenPlace,
} from '../../frame/draft.ts';
import { type Armed, offerIn } from './arming.ts';
import { consequenceOf, hopesOf } from './consequences.ts';
import { narration } from './narration.ts';
import { type Scene, sentenceOfDraft, sentenceOfQuestion, type Sentence } from './move-sentence.ts';
import { fieldOf } from '../../frame/field.ts';
import type { Composer } from '../../frame/use-composer.ts';

export type BarModel = {
  readonly sentence: Sentence;
  readonly buttons: readonly BarButton[];
  readonly isAsked: boolean;
  /** My own play, not an answer to somebody. */
  readonly isMyPlay: boolean;
  readonly pips: { readonly done: number; readonly all: number } | undefined;
  /** Ends my turn. It never stands in the bar, where Play was a moment ago. */
  readonly end: BarButton | undefined;
  /** What the card that was picked says; empty when none is. */
  readonly reading: string;
  /** The only thing I can do about it, done without a press: nothing I hold helps. */
  readonly only: Option | undefined;
  /** Tokens are to be paid: from which place how many. */
  readonly steppers: readonly Stepper[];
};

/** A place where tokens lie, and how many are paid from it. */
export type Stepper = {
  readonly key: string;
  readonly label: string;
  readonly source: string;
  readonly has: number;
  readonly paid: number;
  readonly onMore: (() => void) | undefined;
  readonly onLess: (() => void) | undefined;
};

const OWN_PLAY = 'play';
const END = 'end';
const PICK_TURNED = 'pickTurned';

/** What the bar says and offers. */
export function barModel(scene: Scene, composer: Composer, arm: (armed: Armed) => void = () => undefined): BarModel {
  const { ask } = scene.game;
  const { draft } = composer;
  const question = questionFor(ask, draft);
  const isMyPlay = ask?.question?.kind === OWN_PLAY;
  const isAsked = ask?.question !== undefined && !isMyPlay;
  if (question === undefined || composer.isSending) {
    const offers = composer.isSending ? [] : standingButtons(scene, composer, 1);
    return {
      sentence: waitingSentence(scene, composer.isSending),
      buttons: offers,
      isAsked: false,
      isMyPlay: false,
      pips: undefined,
      end: undefined,
      reading: '',
      only: undefined,
      steppers: [],
    };
  }
  const isBlank = draft.steps.length === 0 && draft.picks.length === 0 && draft.standing === null;
  const sentence = isBlank ? openingSentence(scene, question) : draftSentence(scene, question, composer);
  const pips = isBlank ? pipsOf(question) : undefined;
  const end = isMyPlay ? endButton(scene, composer) : undefined;
  const only = isAsked && isBlank ? onlyOption(scene, question) : undefined;
  if (only !== undefined) {
    return {
      sentence: helpless(scene, sentence, only, question),
      buttons: [],
      isAsked,
      isMyPlay,
      pips,
      end,
      reading: '',
      only,
      steppers: [],
    };
  }
  return {
    sentence:
      pips === undefined
        ? sentence
        : { ...sentence, facts: [scene.vocabulary.words.missedSoFar(pips.done, pips.all), ...sentence.facts] },
    buttons: isBlank
      ? withDeclining(openButtons(scene, composer, question), scene, composer, question, arm)
      : draftButtons(scene, composer, question),
    isAsked,
    isMyPlay,
    pips,
    end,
    reading: readingOf(scene, composer),
    only,
    steppers: steppersOf(scene, composer, question),
  };
}

function steppersOf(scene: Scene, { draft, touch, giveBack }: Composer, { options }: Question): readonly Stepper[] {
  const { characterName } = scene.vocabulary;
  const { me } = scene.company;
  const character = me === null ? '' : (scene.game.table.seats[me]?.character ?? '');
  return heapsOf(options, draft).map(({ place, has, paid, isFull }) => {
    const { label, source = character } = describePlace(scene, place);
    const name = place.kind === 'word' ? characterName(character) : label;
    return {
      key: JSON.stringify(place),
      label: name,
      source,
      has,
      paid,
      onMore: paid < has && !(isFull && paid === draft.picks.length) ? () => touch(place) : undefined,
      onLess: paid > 0 ? () => giveBack(place) : undefined,
    };
  });
}

function readingOf({ seen, vocabulary }: Scene, { draft }: Composer): string {
  const card = draft.steps.find(({ slot }) => slot === 'card')?.value ?? draft.picks.at(-1);
  const found = typeof card === 'number' ? seen.get(card) : undefined;
  return found === undefined ? '' : vocabulary.faceLine(found.card);
}

/** What is left when nothing I hold, and nothing I can do, helps: to decline. */
function onlyOption(scene: Scene, question: Question): Option | undefined {
  const options = optionsAt(question.options, BLANK, true, handNamer(scene));
  const [only, ...more] = options;
  const hasOffers = (scene.game.ask?.standing.length ?? 0) > 0;
  return only?.isPass === true && only.isWhole && more.length === 0 && !hasOffers ? only : undefined;
}

/** Says what happens anyway instead of offering a choice of one. */
function helpless(scene: Scene, sentence: Sentence, only: Option, question: Question): Sentence {
  const { stage } = scene.vocabulary.words;
  const { note = '' } = describe(scene, only.steps.at(-1) ?? NOTHING_FILLED, question);
  const isLethal = question.kind === 'rescue' || note === scene.vocabulary.words.lethal;
  return {
    parts: [...sentence.parts, { kind: 'outcome', text: isLethal ? stage.cannotSave : stage.cannotStop }],
    facts: [note === '' || isLethal ? '' : note, stage.takesItsTime].filter((fact) => fact !== ''),
  };
}

function endButton(scene: Scene, composer: Composer): BarButton | undefined {
  const root = scene.game.ask?.question?.options;
  if (root === undefined) return undefined;
  const end = optionsAt(root, BLANK, false, handNamer(scene)).find(({ steps }) => steps.at(-1)?.value === END);
  if (end === undefined) return undefined;
  const { endTurn } = scene.vocabulary.words;
  return { key: END, hotkey: 'E', label: endTurn, tone: 'plain', onPress: () => composer.finish(end) };
}

function waitingSentence(scene: Scene, isSending: boolean): Sentence {
  const { game, company, vocabulary } = scene;
  const { words } = vocabulary;
  const { table } = game;
  const me = company.me === null ? undefined : table.seats[company.me];
  if (table.outcome !== null) {
    const won = vocabulary.teller.text(`sides.${table.outcome.side}`);
    return { parts: [{ kind: 'text', text: words.gameOver }], facts: [won] };
  }
  const facts: string[] = [];
  if (company.me === null) facts.push(words.watching);
  else if (me?.presence === 'out') facts.push(words.youAreOut);
  const waitedFor = table.asked.filter((seat) => seat !== company.me);
  const isAbsent = waitedFor.some((seat) => (company.absences?.[seat] ?? null) !== null);
  const asked = waitedFor.map((seat) => {
    const absence = company.absences?.[seat] ?? null;
    const name = company.names[seat] ?? '';
    return absence === null ? name : words.waitingAbsent(name, absence);
  });
  if (isSending && asked.length === 0) return { parts: [{ kind: 'text', text: words.sent }], facts };
  const told = isAbsent ? undefined : narration(scene);
  if (told !== undefined) return { parts: told.parts, facts: [...facts, ...told.facts] };
  return { parts: [{ kind: 'text', text: words.waitingFor(asked) }], facts };
}

function openingSentence(scene: Scene, question: Question): Sentence {
  const { words } = scene.vocabulary;
  if (question.kind === OWN_PLAY) return { parts: [{ kind: 'text', text: words.playACard }], facts: [words.playHint] };
  const sentence = sentenceOfQuestion(scene, question);
  const { options } = question;
  if (question.kind === PICK_TURNED) return { ...sentence, facts: hopesOf(scene, question) };
  if (!isSelection(options)) return sentence;
  return { ...sentence, facts: [words.pickHint(0, options.least, options.most)] };
}

/** How many Missed! are still needed, where it takes more than one. */
function pipsOf({ about }: Question): BarModel['pips'] {
  const missing = Number(fieldOf(about, 'missing'));
  return missing > 1 ? { done: 0, all: missing } : undefined;
}

function draftSentence(scene: Scene, question: Question, { draft, answer }: Composer): Sentence {
  const { words, nameOf, teller } = scene.vocabulary;
  const sentence = sentenceOfDraft(scene, draft);
  const slot = slotAfter(question.options, draft.steps);
  const parts =
    draft.standing === null
      ? sentence.parts
      : [{ kind: 'name', text: nameOf(question.kind) } as const, ...sentence.parts];
  if (slot === undefined) {
    const comes = consequenceOf(scene, draft);
    const hopes = question.kind === PICK_TURNED ? hopesOf(scene, question) : [];
    return { parts, facts: [...(comes === undefined ? [] : [comes.text]), ...hopes, ...sentence.facts] };
  }
  if (isSelection(slot)) {
    const { least, most, ordered } = slot;
    const hint = ordered ? words.orderHint(draft.picks.length, most) : words.pickHint(draft.picks.length, least, most);
    return { parts, facts: [teller.slot(slot.slot), hint] };
  }
  return answer === undefined
    ? { parts, facts: [teller.slot(slot.slot), ...sentence.facts] }
    : { parts, facts: sentence.facts };
}

function openButtons(scene: Scene, composer: Composer, question: Question): readonly BarButton[] {
  const isAnswer = question.kind !== OWN_PLAY;
  const options = optionsAt(question.options, composer.draft, isAnswer, handNamer(scene));
  const shown = options.filter((option) => !isOnTray(scene, option) && option.steps.at(-1)?.value !== END);
  let number = 0;
  const buttons = shown.map((option) => {
    const hotkey = option.isPass ? '0' : String(++number);
    const tone = option.isPass || !isAnswer ? 'plain' : number === 1 ? 'teal' : 'plain';
    return buttonFor(scene, option, { hotkey, tone, onPress: () => composer.press(option, isAnswer) }, question);
  });
  const barred = isAnswer ? [] : barredButtons(scene, composer, barredDeeds(question.options));
  const offers = [...standingButtons(scene, composer, number + 1), ...barred];
  const last = buttons.findIndex(({ hotkey }) => hotkey === '0');
  return last < 0 ? [...buttons, ...offers] : buttons.toSpliced(last, 0, ...offers);
}

/** What comes again and again in others' turns can be declined for the whole turn. */
function withDeclining(
  buttons: readonly BarButton[],
  { game, company, seen, vocabulary }: Scene,
  composer: Composer,
  question: Question,
  arm: (armed: Armed) => void,
): readonly BarButton[] {
  const used = offerIn(question);
  const pass = optionsAt(question.options, BLANK, true, () => undefined).find(({ isPass }) => isPass);
  const { turn } = game.table;
  if (used === undefined || pass === undefined || turn.seat === company.me) return buttons;
  const { nameOf, cardName, words } = vocabulary;
  const name = typeof used === 'string' ? nameOf(used) : cardName(seen.get(used)?.card ?? '');
  const decline: BarButton = {
    key: 'decline',
    hotkey: '9',
    label: words.stage.passThisTurn,
    tone: 'plain',
    onPress: () => {
      arm({ kind: 'offer', question: question.kind, name, turn: turn.number });
      composer.finish(pass);
    },
  };
  return [...buttons, decline];
}

/** What the rules of a set let one do stands there even when it is not possible, with the reason. */
function barredButtons({ vocabulary }: Scene, composer: Composer, barred: readonly Barred[]): readonly BarButton[] {
  const { teller, nameOf, shortRefusal } = vocabulary;
  return barred
    .filter(({ word }) => teller.placeOf(word)?.startsWith('keywords.') === true)
    .map(({ word, refusal }) => ({
      key: `barred ${word}`,
      hotkey: '',
      label: nameOf(word),
      source: word,
      note: shortRefusal(refusal),
      tone: 'plain',
      isBarred: true,
      onPress: () => composer.ask({ thing: { kind: 'word', word }, refusal }),
    }));
}

/** A card that lies in the tray is taken there. */
function isOnTray({ game }: Scene, { steps }: Option): boolean {
  const { slot, value } = steps.at(-1) ?? {};
  if (slot !== 'card' || typeof value !== 'number') return false;
  const lying = [...game.table.shelf, ...(game.own?.lookedAt ?? [])];
  return lying.some(({ id }) => id === value);
}

function standingButtons(scene: Scene, composer: Composer, first: number): readonly BarButton[] {
  const { words, nameOf, power, faceLine } = scene.vocabulary;
  return (scene.game.ask?.standing ?? []).map(({ kind }, at) => ({
    key: `standing ${kind}`,
    hotkey: first + at > 9 ? '' : String(first + at),
    label: words.useIt(nameOf(kind)),
    source: kind,
    note: power(kind) || faceLine(kind),
    tone: 'plain',
    onPress: () => composer.begin(at),
  }));
}

function draftButtons(scene: Scene, composer: Composer, question: Question): readonly BarButton[] {
  const { words } = scene.vocabulary;
  const { draft, answer } = composer;
  const options = optionsAt(question.options, draft, true, handNamer(scene)).filter(
    (option) => !isOnTray(scene, option),
  );
  const others = draft.standing === null ? otherUses(question.options, draft) : [];
  const choices = [...options, ...others].map((option, at) =>
    buttonFor(
      scene,
      option,
      { hotkey: String(at + 1), tone: 'plain', onPress: () => composer.press(option, false) },
      question,
      others.includes(option),
    ),
  );
  const isWasted = answer !== undefined && consequenceOf(scene, draft)?.isWasted === true;
  const label = isWasted ? words.stage.keepIt : words.back;
  const back: BarButton = { key: 'back', hotkey: 'Esc', label, tone: 'plain', onPress: composer.back };
  if (answer === undefined) return [...choices, back];
  const commit: BarButton = {
    key: 'commit',
    hotkey: 'Enter',
    label: isWasted ? words.stage.playAnyway : commitLabel(scene, composer, question),
    tone: question.kind === OWN_PLAY || draft.standing !== null ? 'red' : 'teal',
    onPress: composer.commit,
  };
  return [...choices, back, commit];
}

function commitLabel({ seen, vocabulary }: Scene, { draft }: Composer, { kind }: Question): string {
  const { words, cardName, nameOf } = vocabulary;
  if (draft.standing !== null) return words.useIt(nameOf(kind));
  const as = draft.steps.find(({ slot }) => slot === 'as')?.value;
  const card = draft.steps.find(({ slot }) => slot === 'card')?.value;
  const use = draft.steps.find(({ slot }) => slot === 'use')?.value;
  const { price } = cardFacts(seen.get(Number(card))?.card ?? '');
  if (use !== undefined && price !== undefined) return words.stage.buyFor(price);
  if (typeof use === 'string' && vocabulary.teller.placeOf(use)?.startsWith('keywords.') === true) return nameOf(use);
  if (use !== undefined)
    return words.useIt(typeof use === 'string' ? nameOf(use) : cardName(seen.get(Number(use))?.card ?? ''));
  const played = typeof as === 'string' ? as : seen.get(Number(card))?.card;
  if (played === undefined) return words.confirm;
  const isPlayed = draft.steps.some(({ slot, value }) => slot === 'do' && value === 'play');
  if (!isPlayed) return words.confirm;
  return kind === OWN_PLAY ? words.playIt(cardName(played)) : words.answerWith(cardName(played));
}

const NOTHING_FILLED: Filled = { slot: '', value: '' };

type Pressing = Pick<BarButton, 'hotkey' | 'tone' | 'onPress'>;

/** `isOther`: another use of a card that is chosen already. */
function buttonFor(scene: Scene, option: Option, pressing: Pressing, question: Question, isOther = false): BarButton {
  const last = option.steps.at(isOther ? -2 : -1) ?? NOTHING_FILLED;
  const key = option.steps.map(({ slot, value }) => `${slot}:${String(value)}`).join(' ');
  return { key, ...pressing, ...describe(scene, last, question) };
}

type Described = Pick<BarButton, 'label' | 'sign' | 'source' | 'icon' | 'note'>;

/** What a button says: a card with its sign, an ability, a word, and what comes of it. */
function describe(scene: Scene, step: Filled, question: Question): Described {
  const { seen, vocabulary } = scene;
  const { words, teller, cardName, nameOf, power, faceLine, characterLine } = vocabulary;
  const { slot, value } = step;
  if (typeof value === 'object') return { label: words.confirm };
  if (kindOf(step) === 'number') return { label: String(value) };
  if (kindOf(step) === 'token') return describePlace(scene, tokenPlace(value));
  if (typeof value === 'number') {
    const card = seen.get(value);
    if (card === undefined) return { label: words.cards(1) };
    const missing = Number(fieldOf(question.about, 'missing'));
    const isUse = slot === 'use';
    const note = isUse ? faceLine(card.card) : missing > 1 ? words.oneOf(missing) : '';
    return { label: cardName(card.card), source: card.card, note, ...(isUse ? {} : { sign: card.sign }) };
  }
  if (slot === 'do') return describeDeed(scene, value, question);
  if (teller.has(`values.${value}`)) return { label: teller.value(slot, value) };
  const note = slot === 'character' ? characterLine(value) : slot === 'use' ? power(value) : '';
  return { label: nameOf(value), source: value, note };
}

function describePlace({ seen, vocabulary }: Scene, place: Thing): Described {
  const { cardName, teller } = vocabulary;
  const slug = place.kind === 'card' ? (seen.get(place.id)?.card ?? '') : '';
  if (place.kind === 'card') return { label: cardName(slug), source: slug };
  return { label: place.kind === 'word' ? teller.value('pay', place.word) : '' };
}

function describeDeed({ game, company, vocabulary }: Scene, deed: string, { about }: Question): Described {
  const { words } = vocabulary;
  const label = vocabulary.teller.value('do', deed);
  if (deed === END) return { label: words.endTurn };
  if (deed !== 'takeIt' && deed !== 'giveIn') return { label };
  const shot = game.table.resolving.findLast((frame) => frame.kind === 'shot');
  if (fieldOf(about, 'stake') !== '') return { label };
  const damage = Number(fieldOf(about, 'damage')) || (shot?.kind === 'shot' ? shot.damage : 1);
  const life = company.me === null ? 0 : (game.table.seats[company.me]?.life ?? 0);
  const left = life - damage;
  return {
    label: left > 0 ? `${label} → ${words.takeItLeft(left)}` : label,
    icon: 'bullet-impacts',
    note: left > 0 ? words.loses(damage) : words.lethal,
  };
}

function handNamer({ game }: Scene) {
  const names = new Map((game.own?.hand ?? []).map(({ id, card }) => [Number(id), card]));
  return (card: number) => names.get(card);
}

/** Cards of the hand that may be played now, for whoever listens. */
export function playableNow({ game }: Scene, composer: Composer) {
  const root = game.ask?.question?.options;
  return (game.own?.hand ?? []).filter(({ id }) => cardState(root, composer.draft, id).is === 'legal');
}
