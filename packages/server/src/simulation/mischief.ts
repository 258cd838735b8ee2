import type { Device } from './device.ts';
import type { Person } from './person.ts';

type Prank = readonly [probability: number, prank: (person: Person, device: Device) => void];

/** What people do besides playing, and how often at one look. */
const PRANKS: readonly Prank[] = [
  [
    0.03,
    (person, device) =>
      person.ask(device, {
        t: 'say',
        to: person.chance.pick(['table', 'dead']) ?? 'table',
        text: `Howdy ${person.now}`,
      }),
  ],
  [0.01, (person, device) => person.ask(device, { t: 'vote', about: 'pause', yes: person.chance.happens(0.8) })],
  [0.03, (person, device) => person.ask(device, { t: 'vote', about: 'resume', yes: true })],
  [0.002, (person, device) => person.ask(device, { t: 'vote', about: 'abandon', yes: person.chance.happens(0.7) })],
  [0.003, (person, device) => person.ask(device, { t: 'concede' })],
  [0.004, (person, device) => person.ask(device, { t: 'leave' })],
  [0.004, (person, device) => person.ask(device, { t: 'stand' })],
  [0.004, (person, device) => person.ask(device, { t: 'rename', name: `${person.name} ${person.chance.below(9)}` })],
  [0.01, (person, device) => person.ask(device, { t: 'sync' })],
  [0.005, (person, device) => person.ask(device, { t: 'list', on: person.chance.happens(0.6) })],
  [0.003, (person, device) => person.ask(device, { t: 'revoke' })],
  [0.006, (person, device) => person.ask(device, { t: 'link' })],
  [0.003, (person, device) => person.ask(device, { t: 'forget' })],
  [0.005, (person, device) => changeHouse(person, device)],
  [0.005, (person, device) => moveBot(person, device)],
  [0.01, (person, device) => reload(person, device)],
  [0.008, (person) => person.leaveFor(person.chance.between(500, 70_000))],
  [0.02, (person) => openAnother(person)],
  [0.02, (person) => turnTo(person)],
  [0.015, (person) => person.dream(person.chance.between(2000, 40_000))],
  [0.02, (person, device) => answerNonsense(person, device)],
  [0.03, (person) => answerElsewhere(person)],
  [0.005, (person, device) => muteSomebody(person, device)],
  [0.003, (person, device) => removeSomebody(person, device)],
];

/** What people do who want a break, and then have enough of it all. */
const MOODS: readonly Prank[] = [
  [0.03, (person, device) => person.ask(device, { t: 'vote', about: 'pause', yes: true })],
  [
    0.2,
    (person, device) => {
      if (device.state.table?.info.isPaused === true) person.ask(device, { t: 'concede' });
    },
  ],
];

/** Now and then somebody does something else. True: did. */
export function mischief(person: Person, device: Device): boolean {
  return does(PRANKS, person, device);
}

/** The moods of those who have some do not end with the storm. */
export function moods(person: Person, device: Device): boolean {
  return person.isMoody && does(MOODS, person, device);
}

function does(pranks: readonly Prank[], person: Person, device: Device): boolean {
  for (const [probability, prank] of pranks) {
    if (!person.chance.happens(probability)) continue;
    prank(person, device);
    return true;
  }
  return false;
}

function reload(person: Person, device: Device): void {
  person.close(device);
  person.open(device.browser);
}

/** A second window of the same browser, once it knows who it is; and clicks in the first once more. */
function openAnother(person: Person): void {
  const before = person.window;
  if (person.browser.identity === null) return;
  person.open();
  for (let clicks = 0; clicks < 3; clicks++)
    person.later(person.chance.below(5000), () => before !== undefined && person.answerAtRandom(before));
}

/** Looks at another window. */
function turnTo(person: Person): void {
  const [oldest] = person.windows;
  if (oldest === undefined || person.windows.length < 2) return;
  person.windows.shift();
  person.windows.push(oldest);
  person.look();
}

function answerNonsense(person: Person, device: Device): void {
  const game = device.state.table?.game;
  if (game == null) return;
  const ask = person.chance.pick([game.ask?.id ?? 0, game.n, -1, 10 ** 9]) ?? 0;
  person.ask(device, { t: 'answer', game: game.id, ask, answer: { do: 'win' } });
}

/** A window that does not hold the seat tries to play it. */
function answerElsewhere(person: Person): void {
  const device = person.windows.find(({ state }) => state.status === 'elsewhere');
  if (device !== undefined) person.answerAtRandom(device);
}

function changeHouse(person: Person, device: Device): void {
  if (device.state.table?.info.phase !== 'lobby') return;
  person.ask(device, { t: 'house', house: { pace: 'fast', openHands: person.chance.happens(0.5) } });
}

function moveBot(person: Person, device: Device): void {
  const bot = person.chance.pick(['rule', 'random', null]) ?? null;
  if (device.state.table?.info.phase === 'lobby') person.ask(device, { t: 'bot', seat: person.chance.below(4), bot });
}

function muteSomebody(person: Person, device: Device): void {
  const guest = somebodyAt(person, device);
  if (guest !== undefined) person.ask(device, { t: 'mute', guest, on: person.chance.happens(0.7) });
}

function removeSomebody(person: Person, device: Device): void {
  const guest = somebodyAt(person, device);
  if (guest !== undefined) person.ask(device, { t: 'remove', guest });
}

function somebodyAt(person: Person, device: Device): string | undefined {
  const guests = device.state.table?.info.seats.flatMap((seat) => seat?.guest ?? []) ?? [];
  return person.chance.pick(guests);
}
