import { TRY_LATER } from '@dustup/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Input, Output } from './core/index.ts';
import type { ClubPort, Driver } from './driver.ts';
import type { LogWrite } from './log/log.ts';
import { testDriver } from './testing/test-driver.ts';

const made = (body: number, expects: number | null): LogWrite => ({
  entries: [],
  facts: [{ kind: 'keys', id: 'ann', body, expects }],
});

let driver: Driver;

afterEach(() => driver.stop());

describe('The driver', () => {
  it('says which writes were overtaken, with all that are on disk', async () => {
    const heard: Omit<Input, 'now'>[] = [];
    const writes = [made(1, null), made(2, null), made(3, 1)];
    driver = testDriver(({ now: _, ...input }): readonly Output[] => {
      heard.push(input);
      if (input.type !== 'timer') return [];
      return writes.map((write, at) => ({ type: 'write', number: at + 1, write }));
    });
    driver.input({ type: 'timer' });
    await driver.settled();
    expect(heard).toEqual([{ type: 'timer' }, { type: 'committed', upTo: 3, overtaken: [2] }]);
  });
});

describe('The driver of a node that is not sure to own its tables', () => {
  /** Says what the core hears, and which connections were closed. */
  function unsure() {
    const club = { isSure: false };
    const [heard, closed]: [string[], (readonly [number, number])[]] = [[], []];
    const events: string[] = [];
    driver = testDriver((input) => {
      events.push(input.type);
      if (input.type === 'received') heard.push(`${input.connection} ${input.text}`);
      return input.type === 'opened' ? [{ type: 'wake', at: 100 }] : [];
    });
    const nothing = () => undefined;
    const port: ClubPort = {
      isSure: () => club.isSure,
      catchUp: nothing,
      giveBack: nothing,
      relay: nothing,
      forward: nothing,
      unrelay: nothing,
    };
    driver.join(port);
    const open = (): number => {
      const connection: number = driver.open('here', {
        send: nothing,
        flush: nothing,
        close: (code) => closed.push([connection, code]),
      });
      return connection;
    };
    const confirm = () => {
      club.isSure = true;
      driver.isSureAgain();
    };
    return { heard, closed, events, open, confirm };
  }

  it('lets nothing through before it is, and then all that was said, in order', () => {
    const { heard, open, confirm } = unsure();
    const ann = open();
    driver.received(ann, 'one');
    driver.received(ann, 'two');
    expect(heard).toEqual([]);
    confirm();
    driver.received(ann, 'three');
    expect(heard).toEqual(['1 one', '1 two', '1 three']);
  });

  it('keeps little for each connection, and nothing for one that has gone', () => {
    const { heard, closed, open, confirm } = unsure();
    const [ann, ben] = [open(), open()];
    for (let at = 1; at <= 1000; at++) driver.received(ann, String(at));
    expect(closed[0]).toEqual([ann, TRY_LATER]);
    driver.received(ben, 'hello');
    driver.closed(ann);
    confirm();
    expect(heard).toEqual(['2 hello']);
  });

  it('says of nobody that they have gone before it is, and lets no time run that is due', () => {
    vi.useFakeTimers();
    const { events, open, confirm } = unsure();
    const [ann, ben] = [open(), open()];
    driver.closed(ann);
    driver.received(ben, 'hello');
    vi.advanceTimersByTime(100);
    expect(events.splice(0)).toEqual(['opened', 'opened', 'stalled', 'timer']);
    confirm();
    expect(events).toEqual(['flows', 'closed', 'received']);
    vi.useRealTimers();
  });
});
