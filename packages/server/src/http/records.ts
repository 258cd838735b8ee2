import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Library } from '../records/library.ts';
import { isGameId } from './game-id.ts';

export type RecordsOptions = {
  readonly library: Library;
  /** Whose token this is. */
  readonly guestOf: (token: string) => string | undefined | Promise<string | undefined>;
};

type WithId = { Params: { id: string } };

const compress = promisify(gzip);
const WORTH_COMPRESSING = 2000;

/** Games that are over. The client says who it is with its token, as a bearer. */
export function addRecords(app: FastifyInstance, { library, guestOf }: RecordsOptions): void {
  const asking = async (request: FastifyRequest) => {
    const [, token] = /^Bearer ([\w.-]{1,200})$/.exec(request.headers.authorization ?? '') ?? [];
    return token === undefined ? undefined : guestOf(token);
  };

  /** Who signs the records here. */
  app.get('/api/key', (request, reply) => sendJson(request, reply, { key: library.key }));

  app.get('/api/games', async (request, reply) => {
    const guest = await asking(request);
    if (guest === undefined) return refuse(reply);
    return sendJson(request, reply, { games: await library.listFor(guest) });
  });

  app.get<WithId>('/api/games/:id', async (request, reply) => {
    const { id } = request.params;
    const record = isGameId(id) ? await library.recordFor(id, (await asking(request)) ?? null) : undefined;
    if (record === undefined) return reply.code(404).send({ refused: 'noSuchGame' });
    if ('refused' in record) return reply.code(404).send(record);
    return sendJson(request, reply, record);
  });

  app.delete<WithId>('/api/games/:id', async (request, reply) => {
    const guest = await asking(request);
    if (guest === undefined) return refuse(reply);
    const { id } = request.params;
    const done = isGameId(id) ? await library.deleteFor(id, guest) : 'none';
    if (done === 'none') return reply.code(404).send({ refused: 'noSuchGame' });
    if (done === 'open') return reply.code(409).send({ refused: 'tableIsOpen' });
    return reply.code(204).send();
  });

  app.delete('/api/games', async (request, reply) => {
    const guest = await asking(request);
    if (guest === undefined) return refuse(reply);
    return library.deleteAllFor(guest);
  });
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(401).header('www-authenticate', 'Bearer').send({ refused: 'whoAreYou' });
}

async function sendJson(request: FastifyRequest, reply: FastifyReply, json: object): Promise<FastifyReply> {
  const text = JSON.stringify(json);
  reply.headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    vary: 'accept-encoding, authorization',
  });
  if (text.length < WORTH_COMPRESSING || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await compress(text));
}
