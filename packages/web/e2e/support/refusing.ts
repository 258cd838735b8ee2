import type { Page } from 'playwright-core';
import { parseRequest } from './parse-frame.ts';

/** A server that refuses one kind of request, with this reason. To be called before the page is opened. */
export async function refusing(
  page: Page,
  kind: string,
  why: { readonly refused: string; readonly [more: string]: unknown },
): Promise<void> {
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { t, re } = parseRequest(String(message));
      if (t === kind) socket.send(JSON.stringify({ t: 'refused', re, why }));
      else server.send(message);
    });
  });
}
