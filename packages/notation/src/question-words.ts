import { spelledOut, thirdPerson } from './english.ts';

type QuestionWords = {
  /** After «is asked». */
  readonly asked: string;
  /** What he does who answers, when the answer's first slot is no verb. */
  readonly verb: string;
};

/** What questions are called. One that is not here is called by its kind: `putBack` is «to put back». */
const QUESTION_WORDS: { readonly [kind: string]: QuestionWords } = {
  chooseCharacter: { asked: 'to choose a character', verb: 'choose' },
  discard: { asked: 'to discard', verb: 'discard' },
  discardOf: { asked: 'which card he discards', verb: 'discard' },
  discardOne: { asked: 'to discard a card in play', verb: 'discard' },
  drawFrom: { asked: 'to draw', verb: 'draw' },
  duel: { asked: 'to return fire in a Duel', verb: 'answer' },
  giveLife: { asked: 'to give a life point', verb: 'answer' },
  generalStore: { asked: 'to pick', verb: 'pick' },
  indians: { asked: 'to answer Indians!', verb: 'answer' },
  orderDiscards: { asked: 'to order the discards', verb: 'order' },
  pickCard: { asked: 'to take a card', verb: 'take' },
  pickTurned: { asked: 'to pick a turned card', verb: 'pick' },
  rescue: { asked: 'to stay alive', verb: 'answer' },
  turnStarts: { asked: 'before the turn', verb: 'answer' },
};

export function questionWords(kind: string): QuestionWords {
  return QUESTION_WORDS[kind] ?? { asked: `to ${spelledOut(kind)}`, verb: isOneVerb(kind) ? spelledOut(kind) : 'pick' };
}

/** `putBack` reads as a verb, `general-store` as a name. */
function isOneVerb(kind: string): boolean {
  return /^[a-z]+([A-Z][a-z]+)?$/.test(kind);
}

/** All the verbs with which such a question may be answered; the first is the one we write. */
export function verbsFor(kind: string): readonly string[] {
  const own = questionWords(kind).verb;
  const verbs = [own, ...['pick', 'choose', 'answer'].filter((verb) => verb !== own)];
  return verbs.flatMap((verb) => [thirdPerson(verb), verb]);
}
