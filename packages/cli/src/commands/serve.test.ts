import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { diceFrom } from '@dustup/bots';
import { PROTOCOL_VERSION } from '@dustup/protocol';
import { connect, playSeat, randomAnswerFrom } from '@dustup/protocol/client';
import { SETTING_NAMES, SETTINGS } from '@dustup/server';
import { afterEach, describe, expect, it } from 'vitest';
import { newFolder, run } from '../fake-io.ts';

const BIN = fileURLToPath(new URL('../../bin/dustup.js', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A server in a process of its own. */
async function started(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0', '--host', '127.0.0.1', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) {
    const { msg, local } = JSON.parse(line) as { msg: string; local: string };
    if (msg === 'Listening') return { child, ended, url: local };
  }
  throw new Error('it ended before it listened');
}

async function greeted(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}socket`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL_VERSION }));
  await once(socket, 'message');
  return socket;
}

describe('dustup serve', () => {
  it('listens, and ends with 0 when it is told to stop, though somebody is connected', async () => {
    const { child, ended, url } = await started(['--data', newFolder()]);
    expect(await (await fetch(`${url}readyz`)).text()).toBe('ready\n');
    const closed = once(await greeted(url), 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect((await closed)[0]).toMatchObject({ code: 1012 });
  });

  it('dies at a failpoint if it is told to by flag, and at none by the environment alone', async () => {
    const data = newFolder();
    const env = { DUSTUP_FAILPOINT: 'after-send:1' };
    const calm = await started(['--data', data], env);
    await greeted(calm.url);
    calm.child.kill('SIGTERM');
    expect(await calm.ended).toEqual([0, null]);
    const doomed = await started(['--data', data, '--failpoints'], env);
    await Promise.allSettled([greeted(doomed.url), doomed.ended]).then(() => doomed.ended);
    expect(doomed.child.signalCode).toBe('SIGKILL');
  });

  it('plays a game of which the record holds', async () => {
    const folder = newFolder();
    const { url } = await started(['--data', join(folder, 'data'), '--max-messages', '100000']);
    const token = Promise.withResolvers<string>();
    const storage = {
      getItem: () => null,
      setItem: (_key: string, kept: string) => token.resolve(/"token":"([^"]+)"/.exec(kept)?.[1] ?? ''),
      removeItem: () => undefined,
    };
    const ann = connect(`${url.replace('http', 'ws')}socket`, { name: 'Ann', storage });
    const house = { players: 4, pace: 'fast' as const, clock: null, pokerFace: false };
    await ann.request({ t: 'create', house });
    await ann.request({ t: 'start', fill: 'random' });
    const dice = diceFrom(1);
    playSeat(ann, { answer: (question) => randomAnswerFrom(question, dice) });
    const id = await new Promise<string>((resolve) => {
      ann.subscribe(() => {
        const info = ann.state.table?.info;
        if (info?.phase === 'over') resolve(info.game?.id ?? '');
      });
    });
    ann.close();
    const record = await fetch(`${url}api/games/${id}`, {
      headers: { authorization: `Bearer ${await token.promise}` },
    });
    writeFileSync(join(folder, 'game.json'), await record.text());
    expect(await run('verify game.json', { folder })).toMatchObject({
      code: 0,
      out: expect.stringContaining('game.json is fair'),
    });
  });

  it('is backed up while it runs, and the copy serves', async () => {
    const [data, copy] = [newFolder(), newFolder()];
    await started(['--data', data]);
    const { code, out } = await run(`backup ${copy}/backup --data ${data}`);
    expect([code, out]).toEqual([0, `Copied ${data} to ${copy}/backup/dustup.sqlite\n`]);
    const { url } = await started(['--data', `${copy}/backup`]);
    expect((await fetch(`${url}readyz`)).status).toBe(200);
    expect(await run(`backup ${copy}/backup --data ${data}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('already exists'),
    });
    for (let time = 0; time < 3; time += 1)
      expect(await run(`backup --to ${copy}/many --keep 2 --data ${data}`)).toMatchObject({ code: 0 });
    expect(readdirSync(join(copy, 'many'))).toHaveLength(2);
    for (const bad of ['', '--to x --every soon', '--to x --keep 0'])
      expect(await run(`backup ${bad} --data ${data}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('--every 10m'),
      });
    expect(await run(`backup ${copy}/other --data ${copy}`)).toMatchObject({
      code: 1,
      err: `There is no server data in ${copy}.\n`,
    });
  });

  it('says what is wrong with what was typed', async () => {
    expect(await run('serve --port many')).toMatchObject({
      code: 2,
      err: 'error: --port: use a whole number from 0 to 65535\n',
    });
    expect(await run('serve', { env: { DUSTUP_RETENTION: 'long' } })).toMatchObject({
      code: 2,
      err: 'error: DUSTUP_RETENTION: use a whole number from 0 to 36500\n',
    });
    expect(await run('serve --compress perhaps')).toMatchObject({
      code: 2,
      err: 'error: --compress: use yes or no\n',
    });
    expect(await run('serve --salvage --compress no --retention many')).toMatchObject({
      code: 2,
      err: 'error: --retention: use a whole number from 0 to 36500\n',
    });
    expect((await run('serve --port x --lang it')).err).toBe(
      'errore: --port: ci vuole un numero intero da 0 a 65535\n',
    );
    expect(await run('backup copy', { env: { DUSTUP_PORT: 'x' } })).toMatchObject({
      code: 2,
      err: 'error: DUSTUP_PORT: use a whole number from 0 to 65535\n',
    });
    expect(await run('serve --prot 1')).toMatchObject({ code: 2, err: expect.stringContaining('--port') });
  });

  it('says in the reader’s language why it cannot start, and of what kind a problem with its data is', async () => {
    const nowhere = await run(`serve --host 192.0.2.123 --port 0 --lang it --data ${newFolder()}`);
    expect(nowhere).toMatchObject({
      code: 1,
      err: '192.0.2.123 non è un indirizzo di questa macchina. Scegline un altro con --host.\n',
    });
    const empty = newFolder();
    expect((await run(`backup ${empty}/copy --data ${empty} --lang it`)).err).toBe(
      `In ${empty} non ci sono dati di un server.\n`,
    );
  });

  it('has help for everything that can be set', async () => {
    const { out } = await run('serve --help');
    for (const name of SETTING_NAMES) {
      const { flag, env } = SETTINGS[name];
      for (const word of [`--${flag}`, ...env]) expect(out).toContain(word);
    }
    expect(out).not.toContain('failpoint');
  });
});
