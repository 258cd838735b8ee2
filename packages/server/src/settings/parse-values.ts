import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';

/** What a value of a setting has to be, with the numbers and names that belong to it. */
export type ValueNeeds = {
  readonly needs:
    | 'wholeNumber'
    | 'oneOf'
    | 'yesOrNo'
    | 'secret'
    | 'path'
    | 'address'
    | 'origins'
    | 'proxies'
    | 'database'
    | 'name'
    | 'hostAndPort';
  readonly [fact: string]: string | number;
};

/** A value that will not do, and what it has to be. */
export class UnfitValue extends Error {
  override readonly name = 'UnfitValue';
  readonly needs: ValueNeeds;

  constructor(needs: ValueNeeds) {
    super(needs.needs);
    this.needs = needs;
  }
}

/** The same with the flag or the variable that has it: facts, which the terminal says in its reader's language. */
export class SettingsProblem extends Error {
  override readonly name = 'SettingsProblem';
  readonly setting: string;
  readonly needs: ValueNeeds;

  constructor(setting: string, needs: ValueNeeds) {
    super(`${setting}: ${needs.needs}`);
    this.setting = setting;
    this.needs = needs;
  }
}

/** Makes a value of what was typed; throws an `UnfitValue` that says what to use instead. */
export type Parse<Value> = (text: string) => Value;

export function wholeNumber(least: number, most: number): Parse<number> {
  return (text) => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UnfitValue({ needs: 'wholeNumber', least, most });
  };
}

export function oneOf<const Name extends string>(...names: readonly Name[]): Parse<Name> {
  return (text) => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    throw new UnfitValue({ needs: 'oneOf', names: names.join(', ') });
  };
}

export function yesOrNo(text: string): boolean {
  if (['1', 'true', 'yes', 'on'].includes(text)) return true;
  if (['0', 'false', 'no', 'off', ''].includes(text)) return false;
  throw new UnfitValue({ needs: 'yesOrNo' });
}

export function anyText(text: string): string {
  return text;
}

export function folder(text: string): string {
  return resolve(text);
}

const SECRET_LENGTH = 16;

/** A secret that is too short to be one is refused. */
export function secret(text: string): string {
  if (text.length >= SECRET_LENGTH) return text;
  throw new UnfitValue({ needs: 'secret', least: SECRET_LENGTH });
}

/** `/`, or `/dustup/`: with a slash at both ends. */
export function basePath(text: string): string {
  const path = `/${text}/`.replaceAll(/\/+/g, '/');
  if (/^\/([\w.~-]+\/)*$/.test(path)) return path;
  throw new UnfitValue({ needs: 'path' });
}

/** An address that people type, such as https://example.org/dustup; with a slash at its end. */
export function publicUrl(text: string): URL {
  const url = URL.parse(text.endsWith('/') ? text : `${text}/`);
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '')
    return url;
  throw new UnfitValue({ needs: 'address' });
}

/** `postgres://user:password@host/database` */
export function databaseUrl(text: string): string {
  if (/^postgres(ql)?:\/\/[^/]*\/[^/?]+/.test(text)) return text;
  throw new UnfitValue({ needs: 'database' });
}

/** A word, so that it can stand in figures and log lines. */
export function nodeName(text: string): string {
  if (/^[\w.-]{1,60}$/.test(text)) return text;
  throw new UnfitValue({ needs: 'name' });
}

/** `10.0.0.2:4790`, `[fd00::2]:4790`, `node-2:4790` */
export function hostAndPort(text: string): string {
  const url = URL.parse(`tcp://${text}`);
  if (url !== null && url.host === text && url.port !== '') return text;
  throw new UnfitValue({ needs: 'hostAndPort' });
}

/** `https://a.example,https://b.example` */
export function origins(text: string): readonly string[] {
  return listed(text).map((one) => {
    const url = URL.parse(one);
    if (url === null || url.origin === 'null' || url.pathname !== '/') throw new UnfitValue({ needs: 'origins' });
    return url.origin;
  });
}

/** Whether an address, so many hops away, is a proxy that tells the truth about whom it forwards. */
export type Trust = (address: string, hop: number) => boolean;

/** `no`, a number of proxies in front, or whose word counts: `loopback`, addresses, networks such as 10.0.0.0/8. */
export function trust(text: string): Trust {
  if (text === '' || text === 'no' || text === '0') return () => false;
  if (/^\d$/.test(text)) return (_, hop) => hop < Number(text);
  const trusted = new BlockList();
  for (const one of listed(text))
    for (const network of one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]) addNetwork(trusted, network);
  return (address) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function addNetwork(trusted: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const length = bits === undefined ? most : Number(bits);
  if (family === 0 || !Number.isInteger(length) || length < 0 || length > most)
    throw new UnfitValue({ needs: 'proxies' });
  trusted.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
}

function listed(text: string): readonly string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
