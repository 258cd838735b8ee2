import { expect, it } from 'vitest';
import { asKept, confusablesIn } from './confusables.ts';

/** The head of a part: four bytes, then what kind it is. */
function part(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(32);
  head.writeUInt16LE(head.length, 0);
  head.writeUInt16LE(0x27da, 2);
  head.write(kind, 12, 'latin1');
  return Buffer.concat([head, body]);
}

/** а looks like a, m like rn. */
function list(): Buffer {
  const body = Buffer.alloc(104);
  for (const [at, value] of [0x3845fdef, 2, 104, 80, 2, 88, 2, 92, 4].entries()) body.writeUInt32LE(value, at * 4);
  body.writeUInt32LE(0x0430, 80);
  body.writeUInt32LE(0x006d + 0x01_00_00_00, 84);
  body.write('a', 88, 'utf16le');
  body.writeUInt16LE(1, 90); // the second letter of the text
  body.write('-rn-', 92, 'utf16le');
  return part('Cfu ', body);
}

function program(): Buffer {
  const names = Buffer.from('icudt00/other.res\0icudt00/confusables.cfu\0', 'latin1');
  const contents = Buffer.alloc(20);
  const [other, confusables] = [part('ResB', Buffer.alloc(8)), list()];
  const first = contents.length + names.length;
  for (const [at, value] of [2, 20, first, 38, first + other.length].entries()) contents.writeUInt32LE(value, at * 4);
  return Buffer.concat([
    Buffer.from('CmnD, and before it '),
    part('CmnD', Buffer.concat([contents, names, other, confusables])),
  ]);
}

it('the letters that look like others are found in a program', () => {
  expect([...confusablesIn(program())]).toEqual([
    ['а', 'a'],
    ['m', 'rn'],
  ]);
  expect(() => confusablesIn(Buffer.from('nothing of the kind'))).toThrow('no confusables.cfu');
});

it('they are kept as code points, by what they look like', () => {
  const looks = new Map([
    ['а', 'a'],
    ['ａ', 'a'],
    ['m', 'rn'],
  ]);
  expect(JSON.parse(asKept(['free'], '17.0', looks))).toEqual({
    licence: ['free'],
    unicode: '17.0',
    looks: { '0061': '0430 FF41', '0072 006E': '006D' },
  });
});
