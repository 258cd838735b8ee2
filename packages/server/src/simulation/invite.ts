import type { Agenda } from './agenda.ts';
import { chanceFrom } from './chance.ts';
import { Device } from './device.ts';
import type { End, Network } from './network.ts';
import { Party } from './party.ts';
import { Person } from './person.ts';
import type { PartyPlan } from './plan.ts';

export type Invitation = {
  readonly seed: number;
  readonly parties: readonly PartyPlan[];
  readonly agenda: Agenda;
  readonly network: Network;
  readonly dial: (device: Device, number: number, end: End) => void;
  readonly incoming?: ((device: Device, text: string) => string | undefined) | undefined;
  readonly isStormy: () => boolean;
  readonly isLate: () => boolean;
  readonly isMoody: boolean;
  /** When clients notice that a server is gone; as usual, if nothing is said. */
  readonly patience?: { readonly silence: number; readonly pong: number };
};

/** How long people wait for one another in the lobby. */
const PATIENCE = 60_000;

/** Everybody who comes, each with a window of their own to begin with. */
export function invite(invitation: Invitation): Person[] {
  const { seed, parties, agenda, isStormy, isMoody, isLate } = invitation;
  const open = opener(invitation);
  const people: Person[] = [];
  for (const [number, plan] of parties.entries()) {
    const party = new Party(plan, agenda.now + PATIENCE);
    for (let at = 0; at < plan.people + plan.spectators; at++) {
      const name = `p${number}${at}`;
      const chance = chanceFrom(seed, name);
      const person = new Person(name, party, at < plan.people, { agenda, chance, open, isStormy, isMoody, isLate });
      party.founder ??= person;
      people.push(person);
    }
  }
  return people;
}

function opener({ seed, agenda, network, dial, incoming, patience }: Invitation) {
  let opened = 0;
  return (person: Person, browser: Device['browser'], link?: string): Device => {
    const name = `${person.name}w${++opened}`;
    const chance = chanceFrom(seed, name);
    const parts = chanceFrom(seed, `${name} parts`);
    let requests = 0;
    const options = {
      newRe: () => `${name}-${++requests}`,
      newPart: () => parts.hex(32),
      chance: () => chance.below(1000) / 1000,
      name: person.name,
      ...(patience === undefined ? {} : { patience }),
      ...(link === undefined ? {} : { link }),
    };
    return new Device(name, browser, options, {
      agenda,
      network,
      dial,
      onSettled: (_, request, reply) => person.hear(request, reply),
      onChanged: () => person.look(),
      incoming: (device, text) => (incoming === undefined ? text : incoming(device, text)),
    });
  };
}
