import { LONGEST_CHAT } from '@dustup/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AdminAnswer, AdminQuestion } from '../administration.ts';
import { hasToken } from './bearer.ts';

/** What whoever runs the server may ask and do, at all servers of a club. */
export type Admin = { ask(question: AdminQuestion): Promise<AdminAnswer> };

const announcement = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_CHAT)),
  code: v.optional(v.nullable(v.string()), null),
});

/** `dustup admin` asks here. Without a token of the settings all of it is off, also for this machine. */
export function addAdmin(app: FastifyInstance, admin: Admin, token: string | null): void {
  const guarded = (answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async function guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      if (token === null) return reply.code(403).send({ refused: 'adminIsOff' });
      if (!hasToken(request, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ refused: 'whoAreYou' });
      return answer(request, reply.header('cache-control', 'no-store'));
    };
  const noTable = (reply: FastifyReply, { silent }: AdminAnswer) =>
    silent.length === 0
      ? reply.code(404).send({ refused: 'noSuchTable' })
      : reply.code(503).send({ refused: 'notAllAnswer', silent });

  app.get(
    '/api/admin/tables',
    guarded(async (_request, reply) => {
      const { tables, silent } = await admin.ask({ do: 'tables' });
      return reply.send({ tables, silent });
    }),
  );
  app.get(
    '/api/admin/guests',
    guarded(async (_request, reply) => {
      const { guests, silent } = await admin.ask({ do: 'guests' });
      return reply.send({ guests, silent });
    }),
  );
  app.post(
    '/api/admin/say',
    guarded(async (request, reply) => {
      const said = v.safeParse(announcement, request.body);
      if (!said.success) return reply.code(400).send({ refused: 'badRequest' });
      const { code } = said.output;
      const answer = await admin.ask({ do: 'say', ...said.output });
      if (code !== null && answer.done === 0) return noTable(reply, answer);
      return reply.send({ tables: answer.done, silent: code === null ? answer.silent : [] });
    }),
  );
  app.post(
    '/api/admin/close',
    guarded(async (request, reply) => {
      const asked = v.safeParse(v.object({ code: v.string() }), request.body);
      if (!asked.success) return reply.code(400).send({ refused: 'badRequest' });
      const answer = await admin.ask({ do: 'close', code: asked.output.code });
      return answer.done === 0 ? noTable(reply, answer) : reply.code(204).send();
    }),
  );
}
