import { escapeHtml } from './html.ts';

export type Status = {
  readonly build: string;
  readonly connections: number;
  readonly tables: number;
  readonly socket: string;
};

/** What there is to see while the client in the browser is not built. */
export function statusPage({ build, connections, tables, socket }: Status): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Dustup</title>
  </head>
  <body>
    <h1>Dustup</h1>
    <p>The server runs: ${count(tables, 'table')}, ${count(connections, 'connection')}.</p>
    <p>The game in the browser is not built here: stop the server and say <code>npm start</code>, which builds it first. Clients connect to
      <code>${escapeHtml(socket)}</code>; <code>npx dustup play</code> is the game in the terminal.</p>
    <p><small>${escapeHtml(build)}</small></p>
  </body>
</html>
`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
