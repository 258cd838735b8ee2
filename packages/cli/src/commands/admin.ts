import * as v from 'valibot';
import { columns } from '../columns.ts';
import { type ExitCode, OK, PROBLEM, type Say, UsageError } from '../io.ts';
import type { Shell } from '../program.ts';
import type { SpokenCommand } from '../spoken-command.ts';

type Flags = { readonly url: string; readonly token?: string; readonly table?: string };

const USUAL_URL = 'http://localhost:4780/';
const TOKEN = 'DUSTUP_ADMIN_TOKEN';
const WAIT = 10_000;

/** Servers of the club that did not answer. */
const silent = v.optional(v.array(v.string()), []);
const tablesAnswer = v.object({
  silent,
  tables: v.array(
    v.object({
      code: v.string(),
      phase: v.string(),
      game: v.string(),
      isPublic: v.boolean(),
      people: v.array(v.string()),
      bots: v.number(),
      here: v.number(),
    }),
  ),
});
const guestsAnswer = v.object({
  silent,
  guests: v.array(v.object({ id: v.string(), name: v.string(), at: v.nullable(v.string()), connections: v.number() })),
});
const saidAnswer = v.object({ silent, tables: v.number() });
const refusal = v.object({ refused: v.string() });

/** The server cannot be reached or will not do it, with the reason. */
class NotDone extends Error {
  override readonly name = 'NotDone';
}

export function addAdmin(command: SpokenCommand, shell: Shell): void {
  const { say } = shell;
  command
    .argument('<task>', say('usage.admin.task'))
    .argument('[words...]', say('usage.admin.words'))
    .option('--url <address>', say('usage.admin.url'), USUAL_URL)
    .option('--token <secret>', say('usage.admin.token', { variable: TOKEN }))
    .option('--table <code>', say('usage.admin.table'))
    .action(async (task: string, words: readonly string[], flags: Flags) => {
      shell.result.code = await administer(shell, task, words, flags);
    });
}

async function administer(shell: Shell, task: string, words: readonly string[], flags: Flags): Promise<ExitCode> {
  const { io, say } = shell;
  const work = TASKS[task];
  if (work === undefined) throw new UsageError('noSuchTask', { task, known: Object.keys(TASKS).join(', ') });
  const token = flags.token ?? io.env[TOKEN];
  if (token === undefined) throw new UsageError('noAdminToken', { variable: TOKEN });
  const server = new Server(flags.url, token);
  try {
    for (const line of await work(server, say, words, flags.table)) io.write(`${line}\n`);
    return OK;
  } catch (error) {
    if (!(error instanceof NotDone)) throw error;
    io.error(`${say('admin.refused', { reason: error.message, url: flags.url })}\n`);
    return PROBLEM;
  }
}

type Task = (server: Server, say: Say, words: readonly string[], table: string | undefined) => Promise<string[]>;

const TASKS: { readonly [task: string]: Task } = {
  tables: async (server, say) => {
    const { tables, silent: nodes } = await server.ask('tables', tablesAnswer);
    const head = ['code', 'phase', 'here', 'bots', 'people'].map((name) => say(`admin.heads.${name}`));
    const rows = tables.map(({ code, phase, here, bots, people }) => [
      code,
      say(`admin.phases.${phase}`),
      `${here}`,
      `${bots}`,
      people.join(', '),
    ]);
    return [...(tables.length === 0 ? [say('admin.noTables')] : columns([head, ...rows])), ...unheard(say, nodes)];
  },
  guests: async (server, say) => {
    const { guests, silent: nodes } = await server.ask('guests', guestsAnswer);
    const head = ['guest', 'table', 'name'].map((name) => say(`admin.heads.${name}`));
    const rows = guests.map(({ id, name, at }) => [id, at ?? '–', name]);
    return [...(guests.length === 0 ? [say('admin.noGuests')] : columns([head, ...rows])), ...unheard(say, nodes)];
  },
  close: async (server, say, [code, ...more]) => {
    if (code === undefined || more.length > 0) throw new UsageError('nameTable');
    await server.ask('close', v.undefined(), { code });
    return [say('admin.closed', { code })];
  },
  say: async (server, say, words, table) => {
    if (words.length === 0) throw new UsageError('nothingToSay');
    const asked = { text: words.join(' '), code: table ?? null };
    const { tables, silent: nodes } = await server.ask('say', saidAnswer, asked);
    return [say('admin.said', { tables }), ...unheard(say, nodes)];
  },
};

/** A club that does not answer as a whole. */
function unheard(say: Say, nodes: readonly string[]): string[] {
  return nodes.length === 0 ? [] : [say('admin.silent', { nodes: nodes.join(', ') })];
}

/** A running server, as `/api/admin` answers. */
class Server {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  /** What it answers to this, in this shape. */
  async ask<T>(what: string, shape: v.GenericSchema<unknown, T>, body?: object): Promise<T> {
    const base = this.#url.endsWith('/') ? this.#url : `${this.#url}/`;
    if (!URL.canParse(base)) throw new UsageError('noAddress', { url: this.#url });
    const response = await fetch(new URL(`api/admin/${what}`, base), {
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(WAIT),
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    }).catch(() => {
      throw new NotDone('noServer');
    });
    const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => null);
    const refused = v.safeParse(refusal, answer);
    if (refused.success) throw new NotDone(refused.output.refused);
    const parsed = v.safeParse(shape, answer);
    if (!response.ok || !parsed.success) throw new NotDone('notOurs');
    return parsed.output;
  }
}
