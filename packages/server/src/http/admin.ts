import { LONGEST_CHAT } from '@dustup/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AdminGuest, AdminTable } from '../core/index.ts';
import { hasToken } from './bearer.ts';

/** What whoever runs the server may ask and do. */
export type Admin = {
  readonly tables: () => readonly AdminTable[];
  readonly guests: () => readonly AdminGuest[];
  readonly close: (code: string) => void;
  readonly say: (text: string, code: string | null) => void;
};

const announcement = v.object({
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_CHAT)),
  code: v.optional(v.nullable(v.string()), null),
});

/** `dustup admin` asks here. Without a token of the settings all of it is off, also for this machine. */
export function addAdmin(app: FastifyInstance, admin: Admin, token: string | null): void {
  const guarded = (answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    async function guard(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      if (token === null) return reply.code(403).send({ refused: 'adminIsOff' });
      if (!hasToken(request, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send({ refused: 'whoAreYou' });
      return answer(request, reply.header('cache-control', 'no-store'));
    };
  const isTable = (code: string) => admin.tables().some((table) => table.code === code);

  app.get(
    '/api/admin/tables',
    guarded((_request, reply) => reply.send({ tables: admin.tables() })),
  );
  app.get(
    '/api/admin/guests',
    guarded((_request, reply) => reply.send({ guests: admin.guests() })),
  );
  app.post(
    '/api/admin/say',
    guarded((request, reply) => {
      const said = v.safeParse(announcement, request.body);
      if (!said.success) return reply.code(400).send({ refused: 'badRequest' });
      const { text, code } = said.output;
      if (code !== null && !isTable(code)) return reply.code(404).send({ refused: 'noSuchTable' });
      admin.say(text, code);
      return reply.send({ tables: code === null ? admin.tables().length : 1 });
    }),
  );
  app.post(
    '/api/admin/close',
    guarded((request, reply) => {
      const asked = v.safeParse(v.object({ code: v.string() }), request.body);
      if (!asked.success) return reply.code(400).send({ refused: 'badRequest' });
      if (!isTable(asked.output.code)) return reply.code(404).send({ refused: 'noSuchTable' });
      admin.close(asked.output.code);
      return reply.code(204).send();
    }),
  );
}
