import { SIGNED_OUT } from '@dustup/protocol';
import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { seatPeople } from './testing/play.ts';

/** Ann with a seat, on two devices. */
function twoDevices(world: CoreWorld) {
  const [first] = seatPeople(world, ['Ann']);
  const reply = first?.ask({ t: 'link' });
  const link = reply?.t === 'done' ? String(Object(reply.with).link) : '';
  const second = world.connect().hello({ link, device: 'phone' });
  if (first === undefined) throw new Error('nobody came');
  return { first, second };
}

describe('Keys of somebody of whom nothing was kept', () => {
  it('are written once, as they are after the first thing done with them', () => {
    const world = new CoreWorld();
    const ann = world.connect().hello();
    expect(ann.ask({ t: 'revoke' })).toMatchObject({ t: 'done' });
    expect(world.log.facts('keys')).toMatchObject([{ id: ann.guest, body: { generation: 1 } }]);
    expect(world.again(ann).guest).toBe(ann.guest);
  });
});

describe('Keys that another server has changed meanwhile', () => {
  it('stay as they are: the change is refused, and nobody is signed out by it', () => {
    const world = new CoreWorld();
    const { first, second } = twoDevices(world);
    world.isManual = true;
    const re = first.send({ t: 'revoke' });
    const said = first.send({ t: 'rename', name: 'Annie' });
    world.commitOvertaken();
    expect(first.replyTo(re)).toMatchObject({ t: 'refused', why: { refused: 'notSaved' } });
    expect(first.replyTo(said)).toMatchObject({ t: 'done' });
    expect(second.closedWith).toBeUndefined();
    expect(world.again(second).guest).toBe(first.guest);
  });

  it('can be changed once more', () => {
    const world = new CoreWorld();
    const { first, second } = twoDevices(world);
    world.isManual = true;
    first.send({ t: 'revoke' });
    world.commitOvertaken();
    world.isManual = false;
    expect(first.ask({ t: 'revoke' })).toMatchObject({ t: 'done' });
    expect(second.closedWith).toBe(SIGNED_OUT);
  });
});
