// Reads rows straight from the pages of a damaged database, without its schema, its indexes or its trees. What is read this way is
// only believed if its check sum is right, which is up to the caller.

/** One row, cell by cell, in the order of its columns. */
export type Cells = readonly (string | number | null)[];

const USUAL_PAGE = 4096;
const FILE_HEADER = 100;
const TABLE_LEAF = 13;
const MOST_TEXT = 100_000_000;

/** Every row of every table that still lies on a page of the file and is not deleted. */
export function* carve(file: Uint8Array): Iterable<Cells> {
  const pages = new Pages(file);
  const free = pages.free();
  for (let page = 1; page <= pages.count; page += 1) if (!free.has(page)) yield* rowsOn(pages, page);
}

class Pages {
  readonly #view: DataView;
  readonly #file: Uint8Array;
  readonly size: number;
  /** Bytes of a page that SQLite uses. */
  readonly usable: number;
  readonly count: number;

  constructor(file: Uint8Array) {
    this.#file = file;
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const said = file.length < FILE_HEADER ? 0 : this.#view.getUint16(16);
    const size = said === 1 ? 65_536 : said;
    const isRight = size >= 512 && Number.isInteger(Math.log2(size));
    this.size = isRight ? size : USUAL_PAGE;
    this.usable = isRight ? this.size - (file[20] ?? 0) : this.size;
    this.count = Math.floor(file.length / this.size);
  }

  bytes(page: number): Uint8Array {
    return page < 1 || page > this.count
      ? new Uint8Array(0)
      : this.#file.subarray((page - 1) * this.size, page * this.size);
  }

  number(page: number, at: number): number {
    const where = (page - 1) * this.size + at;
    return where >= 0 && where + 4 <= this.#file.length ? this.#view.getUint32(where) : 0;
  }

  /** Pages that hold nothing any more, as far as the list of them can be read: what was deleted stays deleted. */
  free(): ReadonlySet<number> {
    const free = new Set<number>();
    for (let trunk = this.number(1, 32); trunk > 1 && trunk <= this.count && !free.has(trunk); ) {
      free.add(trunk);
      const leaves = Math.min(this.number(trunk, 4), this.usable / 4 - 2);
      for (let leaf = 0; leaf < leaves; leaf += 1) free.add(this.number(trunk, 8 + leaf * 4));
      trunk = this.number(trunk, 0);
    }
    return free;
  }
}

function* rowsOn(pages: Pages, page: number): Iterable<Cells> {
  const bytes = pages.bytes(page);
  const start = page === 1 ? FILE_HEADER : 0;
  if (bytes[start] !== TABLE_LEAF) return;
  const cells = word(bytes, start + 3);
  for (let cell = 0; cell < cells && start + 10 + cell * 2 <= bytes.length; cell += 1) {
    const row = rowAt(pages, page, word(bytes, start + 8 + cell * 2));
    if (row !== undefined) yield row;
  }
}

function rowAt(pages: Pages, page: number, at: number): Cells | undefined {
  const bytes = pages.bytes(page);
  const [length, afterLength] = varint(bytes, at);
  const [, start] = varint(bytes, afterLength);
  if (length > MOST_TEXT || start >= bytes.length) return undefined;
  const here = localBytes(length, pages.usable);
  const payload = new Uint8Array(length);
  payload.set(bytes.subarray(start, start + here));
  if (here < length && !readOverflow(pages, pages.number(page, start + here), payload.subarray(here))) return undefined;
  return cellsOf(payload);
}

/** How many bytes of a row lie on its own page. */
function localBytes(length: number, usable: number): number {
  const most = usable - 35;
  if (length <= most) return length;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const rest = least + ((length - least) % (usable - 4));
  return rest <= most ? rest : least;
}

/** The rest of a long row lies on a chain of pages. False when the chain is broken. */
function readOverflow(pages: Pages, first: number, into: Uint8Array): boolean {
  let page = first;
  for (let at = 0; at < into.length; at += pages.usable - 4) {
    if (page < 2 || page > pages.count) return false;
    into.set(pages.bytes(page).subarray(4, Math.min(pages.usable, 4 + into.length - at)), at);
    page = pages.number(page, 0);
  }
  return true;
}

const WHOLE_NUMBER_BYTES = [0, 1, 2, 3, 4, 6, 8];
const DECODER = new TextDecoder();

function cellsOf(payload: Uint8Array): Cells | undefined {
  const [headerLength, first] = varint(payload, 0);
  const cells: (string | number | null)[] = [];
  let body = headerLength;
  for (let at = first; at < headerLength; ) {
    const [type, next] = varint(payload, at);
    const bytes = type >= 12 ? Math.floor((type - 12) / 2) : (WHOLE_NUMBER_BYTES[type] ?? 0);
    if (body + bytes > payload.length) return undefined;
    cells.push(cellOf(type, payload.subarray(body, body + bytes)));
    body += bytes;
    at = next;
  }
  return cells;
}

function cellOf(type: number, bytes: Uint8Array): string | number | null {
  if (type >= 13 && type % 2 === 1) return DECODER.decode(bytes);
  if (type === 8 || type === 9) return type - 8;
  if (type >= 1 && type <= 6)
    return Number(
      BigInt.asIntN(
        bytes.length * 8,
        bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n),
      ),
    );
  return null;
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
}

/** A number of one to nine bytes, and where it ends. */
function varint(bytes: Uint8Array, from: number): [value: number, next: number] {
  let value = 0;
  for (let at = from; at < from + 8; at += 1) {
    const byte = bytes[at] ?? 0;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + 1];
  }
  return [value * 256 + (bytes[from + 8] ?? 0), from + 9];
}
