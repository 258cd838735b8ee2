import { describe, expect, it } from 'vitest';
import { CoreWorld } from './testing/core-world.ts';
import { playAtChance, playingPeople, QUICK, seatPeople } from './testing/play.ts';

const DAY = 24 * 60 * 60_000;

function linkOf(client: ReturnType<CoreWorld['guest']> | undefined): string {
  const reply = client?.ask({ t: 'link' });
  return JSON.parse(JSON.stringify(reply ?? {})).with?.link ?? '';
}

describe('Who somebody is', () => {
  it('is told to reload when the client is of another time', () => {
    const world = new CoreWorld();
    const old = world.connect().hello({ v: 0 });
    expect(old.messages).toEqual([{ t: 'reload', v: 2, build: 'test' }]);
    expect(old.ask({ t: 'list', on: true })).toMatchObject({ why: { refused: 'helloFirst' } });
  });

  it('is told so whatever else that client says of itself', () => {
    const world = new CoreWorld();
    for (const hello of ['{"t":"hello","v":3,"capabilities":["x"]}', '{"t":"hello","v":"2026.11","token":7}']) {
      const other = world.connect();
      other.sendText(hello);
      expect(other.messages).toEqual([{ t: 'reload', v: 2, build: 'test' }]);
    }
  });

  it('is known by the token alone, which is kept hashed', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const again = ann && world.again(ann);
    expect(again?.last('welcome')).toMatchObject({ guest: ann?.guest, name: 'Ann', tables: [{ phase: 'lobby' }] });
    expect(again?.last('welcome')).not.toHaveProperty('token');
    const stranger = world.connect().hello({ token: `${ann?.token}0`, name: 'Eve' });
    expect(stranger.guest).not.toBe(ann?.guest);
    expect(stranger.token).toBeDefined();
    expect(ann?.token).toMatch(/^[0-9a-f]{40}$/);
    expect(JSON.stringify(world.log.facts('guest'))).not.toContain(ann?.token);
  });

  it('survives a restart once something of him is kept, and not before', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const eve = world.guest('Eve');
    world.restart();
    expect(ann && world.again(ann).guest).toBe(ann?.guest);
    const back = world.again(eve);
    expect(back.guest).not.toBe(eve.guest);
    expect(back.last('welcome')?.token).toBeDefined();
  });

  it('may change his name, which is cleaned', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    expect(ann?.ask({ t: 'rename', name: '  An\u202ena \n' })).toMatchObject({ t: 'done', with: { name: 'Anna' } });
    expect(ben?.table?.seats[0]?.name).toBe('Anna');
    expect(ann?.ask({ t: 'rename', name: '\u200b' })).toMatchObject({ why: { refused: 'noName' } });
    expect(world.guest('').last('welcome')?.name).toMatch(/^#\w{3}$/);
  });

  it('wears what he likes, at every table and after a restart', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const attire = { hat: 'pilgrim', colour: 'brick' } as const;
    expect(ann?.ask({ t: 'dress', ...attire })).toMatchObject({ t: 'done' });
    expect(ben?.table?.seats.map((held) => held?.attire)).toEqual([attire, undefined, undefined, undefined]);
    world.restart();
    expect(ann && world.again(ann).last('welcome')?.attire).toEqual(attire);
  });

  it('says hello first, and once', () => {
    const world = new CoreWorld();
    const ann = world.connect();
    expect(ann.ask({ t: 'create', house: {} })).toMatchObject({ why: { refused: 'helloFirst' } });
    ann.hello().hello();
    expect(ann.last('refused')).toMatchObject({ re: '', why: { refused: 'helloTwice' } });
  });

  it('is forgotten when he wishes: his games go, his name goes, others keep theirs', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    playAtChance(
      world,
      [ann, ben].flatMap((one) => one ?? []),
      1,
    );
    const [game] = world.log.ids();
    expect(ann?.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    expect(JSON.stringify(world.log.facts('game'))).not.toContain('Ann');
    expect(JSON.stringify(world.log.facts('game'))).toContain('Ben');
    expect(JSON.stringify(world.log.facts('guest'))).not.toContain('Ann');
    expect(ann?.ask({ t: 'sync' })).toMatchObject({ why: { refused: 'helloFirst' } });
    expect(world.log.ids()).toEqual([game]);
    ben?.send({ t: 'leave' });
    expect(ben?.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    expect(world.log.facts('game')).toEqual([]);
    expect(world.log.facts('mine')).toEqual([]);
    expect(world.log.ids()).toEqual([]);
  });
});

describe('Whoever is forgotten in the middle of a game', () => {
  it('is not in its record either, and does not keep it from being deleted', () => {
    const world = new CoreWorld();
    const [ann, ben] = playingPeople(world, ['Ann', 'Ben']);
    if (ann === undefined || ben === undefined) throw new Error('nobody came');
    expect(ann.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    playAtChance(world, [ben], 1);
    expect(ben.table?.phase).toBe('over');
    const listings = JSON.stringify(world.log.facts('game'));
    expect(listings).toContain(ben.guest);
    expect(listings).not.toContain(ann.guest);
    ben.send({ t: 'leave' });
    ben.send({ t: 'forget' });
    expect([world.log.facts('game'), world.log.facts('mine'), world.log.ids()]).toEqual([[], [], []]);
  });
});

describe('Whoever is forgotten as the last one of a game', () => {
  it('takes it along', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann']);
    expect(ann?.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    expect([world.log.facts('game'), world.log.facts('mine'), world.log.ids()]).toEqual([[], [], []]);
  });
});

describe('Whoever is forgotten while he watches', () => {
  it('is gone from the tables it watched, in every window', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const eve = world.guest('Eve');
    eve.send({ t: 'rename', name: 'Eva' });
    const tab = world.again(eve);
    tab.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(ann?.table?.spectators).toBe(1);
    expect(eve.ask({ t: 'forget' })).toMatchObject({ t: 'done' });
    expect(tab.last('gone')).toEqual({ t: 'gone', why: 'left' });
    expect(ann?.table?.spectators).toBe(0);
  });
});

describe('Whoever has stayed away for long', () => {
  it('is forgotten, but not while he is here or has something going on', () => {
    const world = new CoreWorld();
    const [ann, ben, cleo] = ['Ann', 'Ben', 'Cleo'].map((name) => world.guest(name));
    for (const one of [ann, ben, cleo]) one?.send({ t: 'rename', name: 'Somebody' });
    ben?.send({ t: 'create', house: QUICK });
    for (const one of [ann, ben]) one?.close();
    world.now += 40 * DAY;
    const since = world.now - 30 * DAY;
    expect(world.core.unseenSince(since)).toEqual([ann?.guest]);
    world.give({ type: 'lapsed', guests: [ann, ben, cleo].flatMap((one) => one?.guest ?? []), since });
    expect(world.log.facts('guest').map(({ id }) => id)).toEqual([ben?.guest, cleo?.guest]);
    expect(world.core.figures().guests).toBe(2);
    const again = world.connect().hello({ token: ann?.token, name: 'Ann' });
    expect(again.guest).not.toBe(ann?.guest);
  });

  it('is not, when that cannot be written', () => {
    const world = new CoreWorld();
    const ann = world.guest('Ann');
    ann.send({ t: 'rename', name: 'Anna' });
    ann.close();
    world.isManual = true;
    world.now += 40 * DAY;
    world.give({ type: 'lapsed', guests: [ann.guest], since: world.now - DAY });
    world.fail();
    world.isManual = false;
    expect(world.again(ann).guest).toBe(ann.guest);
  });
});

describe('A second tab', () => {
  it('takes the seat, and the first one says so', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const tab = ann && world.again(ann);
    tab?.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(ann?.last('elsewhere')).toEqual({ t: 'elsewhere' });
    expect(tab?.seat).toBe(0);
    expect(ann?.ask({ t: 'stand' })).toMatchObject({ why: { refused: 'elsewhere' } });
    const heard = ann?.messages.length;
    ben?.send({ t: 'stand' });
    expect(ann?.messages).toHaveLength(heard ?? -1);
    expect(tab?.table?.seats[1]).toBeNull();
    expect(ann?.ask({ t: 'take' })).toMatchObject({ t: 'done' });
    expect(tab?.last('elsewhere')).toEqual({ t: 'elsewhere' });
    expect(ann?.ask({ t: 'sit', seat: 1 })).toMatchObject({ t: 'done' });
  });

  it('gives the seat back when it is closed', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const tab = ann && world.again(ann);
    tab?.send({ t: 'enter', code: ann?.table?.code ?? '' });
    tab?.close();
    expect(ben?.table?.seats[0]).toMatchObject({ isHere: true });
    expect(ann?.ask({ t: 'stand' })).toMatchObject({ t: 'done' });
  });
});

describe('A seat link', () => {
  it('brings the seat to another device, with a token of its own', () => {
    const world = new CoreWorld();
    const [ann] = playingPeople(world, ['Ann']);
    const phone = world.connect().hello({ link: linkOf(ann) });
    expect(phone.guest).toBe(ann?.guest);
    expect(phone.token).toBeDefined();
    expect(phone.token).not.toBe(ann?.token);
    phone.send({ t: 'enter', code: phone.last('welcome')?.tables[0]?.code ?? '' });
    expect(phone.seat).toBe(0);
    expect(phone.game?.own).toEqual(ann?.game?.own);
    expect(ann?.last('elsewhere')).toBeDefined();
    expect(world.again(phone).guest).toBe(ann?.guest);
  });

  it('away from any table brings the games of somebody of whom something is kept', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    ann?.send({ t: 'leave' });
    const phone = world.connect().hello({ link: linkOf(ann) });
    expect(phone.guest).toBe(ann?.guest);
    expect(world.guest('Eve').ask({ t: 'link' })).toMatchObject({ why: { refused: 'noSeat' } });
  });

  it('is void when it is forged, too old or revoked', () => {
    const world = new CoreWorld();
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const link = linkOf(ann);
    const forged = link.replace(ann?.guest ?? '', ben?.guest ?? '');
    expect(world.connect().hello({ link: forged }).guest).not.toBe(ben?.guest);
    expect(world.connect().hello({ link: link.slice(0, -1) }).guest).not.toBe(ann?.guest);
    expect(world.connect().hello({ link: forged }).last('welcome')?.why).toEqual({ refused: 'linkVoid' });
    ann?.send({ t: 'take' });
    ann?.send({ t: 'revoke' });
    expect(world.connect().hello({ link }).guest).not.toBe(ann?.guest);
    const later = linkOf(ann);
    world.now += 16 * 60_000;
    expect(world.connect().hello({ link: later }).guest).not.toBe(ann?.guest);
    const eve = world.guest('Eve');
    eve.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(eve.ask({ t: 'link' })).toMatchObject({ why: { refused: 'noSeat' } });
  });

  it('is good for one device, and says so to the next', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const link = linkOf(ann);
    const phone = world.connect().hello({ link, device: 'phone' });
    expect(phone.guest).toBe(ann?.guest);
    expect(phone.last('welcome')).not.toHaveProperty('why');
    for (const device of ['thief', undefined]) {
      const thief = world.connect().hello({ link, ...(device !== undefined && { device }), name: 'Eve' });
      expect(thief.guest).not.toBe(ann?.guest);
      expect(thief.last('welcome')).toMatchObject({ name: 'Eve', why: { refused: 'linkUsed' } });
    }
    world.restart();
    expect(world.connect().hello({ link, device: 'thief' }).last('welcome')?.why).toEqual({ refused: 'linkUsed' });
    const known = ann && world.connect().hello({ link: linkOf(undefined) || 'x', token: ann.token });
    expect(known?.last('welcome')).toMatchObject({ guest: ann?.guest, why: { refused: 'linkVoid' } });
  });

  it('is opened once more by the same device, should it not have heard of it', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const link = linkOf(ann);
    const phone = world.connect().hello({ link, device: 'phone' });
    world.restart();
    const again = world.connect().hello({ link, device: 'phone' });
    expect(again.guest).toBe(ann?.guest);
    expect(again.token).not.toBe(phone.token);
    expect(world.again(phone).closedWith).toBe(4001);
    expect(world.again(again).guest).toBe(ann?.guest);
    expect(ann && world.again(ann).guest).toBe(ann?.guest);
  });

  it('that could not be noted as used is not used', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const link = linkOf(ann);
    world.isManual = true;
    const phone = world.connect().hello({ link, device: 'phone' });
    expect(phone.messages).toEqual([]);
    world.fail();
    expect(phone.closedWith).toBe(1013);
    world.isManual = false;
    expect(world.connect().hello({ link, device: 'tablet' }).guest).toBe(ann?.guest);
  });

  it('brings in a guest who has as many connections as he may', () => {
    const world = new CoreWorld({ limits: { connectionsPerGuest: 1 } });
    const [ann, ben] = seatPeople(world, ['Ann', 'Ben']);
    const phone = world.connect().hello({ link: linkOf(ann), device: 'phone' });
    expect(phone.guest).toBe(ann?.guest);
    expect(ann?.closedWith).toBe(4002);
    expect(ben?.table?.seats[0]).toMatchObject({ isHere: false });
    phone.send({ t: 'enter', code: ann?.table?.code ?? '' });
    expect(ben?.table?.seats[0]).toMatchObject({ isHere: true });
  });

  it('does not fill the disk', () => {
    const world = new CoreWorld({ limits: { messages: 1000 } });
    const [ann] = seatPeople(world, ['Ann']);
    for (let devices = 0; devices < 32; devices++) {
      const link = linkOf(ann);
      world.connect().hello({ link, device: 'phone' }).close();
    }
    const link = linkOf(ann);
    const tooMany = world.connect().hello({ link, device: 'phone' });
    expect(tooMany.last('welcome')?.why).toMatchObject({ refused: 'tooFast', messages: 32 });
    world.now += 15 * 60_000 + 1;
    expect(world.connect().hello({ link: linkOf(ann), device: 'phone' }).guest).toBe(ann?.guest);
  });

  it('of a ninth device signs out the one that was not used for longest, and tells it', () => {
    const world = new CoreWorld({ limits: { connectionsPerGuest: 20 } });
    const [ann] = seatPeople(world, ['Ann']);
    if (ann === undefined) throw new Error('nobody came');
    const devices = Array.from({ length: 7 }, () => world.connect().hello({ link: linkOf(ann) }));
    for (const device of devices) expect(device.guest).toBe(ann.guest);
    const [oldest, second, ...others] = devices;
    if (oldest === undefined || second === undefined) throw new Error('no devices');
    world.again(ann); // the first token, but used since
    world.again(oldest);
    const ninth = world.connect().hello({ link: linkOf(ann) });
    expect(ninth.guest).toBe(ann.guest);
    expect(second.closedWith).toBe(4001);
    expect(world.again(second).closedWith).toBe(4001);
    for (const one of [ann, oldest, ...others]) {
      expect(one.closedWith).toBeUndefined();
      expect(world.again(one).guest).toBe(ann.guest);
    }
  });

  it('of a ninth device signs out one that is away, if there is one', () => {
    const world = new CoreWorld({ limits: { connectionsPerGuest: 20 } });
    const [ann] = seatPeople(world, ['Ann']);
    const devices = Array.from({ length: 7 }, () => world.connect().hello({ link: linkOf(ann) }));
    devices[4]?.close();
    world.connect().hello({ link: linkOf(ann) });
    expect(devices.map(({ closedWith }) => closedWith)).toEqual(devices.map(() => undefined));
    world.restart();
    const away = devices[4] && world.again(devices[4]);
    expect(away?.closedWith).toBe(4001);
    expect(away?.messages).toEqual([]);
  });

  it('and other devices are signed out when that is on disk, and not before', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const phone = world.connect().hello({ link: linkOf(ann) });
    world.isManual = true;
    ann?.send({ t: 'revoke' });
    expect(phone.closedWith).toBeUndefined();
    world.fail();
    world.isManual = false;
    expect(phone.closedWith).toBeUndefined();
    expect(world.again(phone).guest).toBe(ann?.guest);
  });

  it('and other devices are signed out together', () => {
    const world = new CoreWorld();
    const [ann] = seatPeople(world, ['Ann']);
    const phone = world.connect().hello({ link: linkOf(ann) });
    expect(ann?.ask({ t: 'revoke' })).toMatchObject({ t: 'done' });
    expect(phone.closedWith).toBe(4001);
    expect(world.again(phone).closedWith).toBe(4001);
    expect(world.connect().hello({}).guest).not.toBe(ann?.guest);
    expect(ann && world.again(ann).guest).toBe(ann?.guest);
  });
});
