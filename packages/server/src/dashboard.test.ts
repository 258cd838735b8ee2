import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, startTestServer } from './testing/test-server.ts';

afterEach(cleanUp);

function doc(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
}

/** The names of all figures that a server gives, as they are asked for: a histogram has three. */
async function figuresOfServer(): Promise<ReadonlySet<string>> {
  const { get } = await startTestServer();
  const text = await (await get('/metrics')).text();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'count', 'sum'].map((part) => `${name}_${part}`) : [name],
    ),
  );
}

const DASHBOARD = doc('grafana-dashboard.json');
/** Each question the dashboard asks. */
const ASKED = [...DASHBOARD.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) =>
  text.replaceAll('\\"', '"'),
);

describe('The dashboard for Grafana', () => {
  it('asks for figures that there are', async () => {
    const known = await figuresOfServer();
    const wanted = ASKED.flatMap((asked) => [...asked.matchAll(/(\w+)\{/g)].map(([, name = '']) => name));
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((name) => !known.has(name))).toEqual([]);
  });

  it('asks for the chosen nodes only, and gives each question a figure', () => {
    for (const asked of ASKED) {
      const [all, chosen] = [[...asked.matchAll(/\w+\{/g)], [...asked.matchAll(/\w+\{node=~"\$node"\}/g)]];
      expect([asked, chosen.length]).toEqual([asked, all.length]);
      expect(all.length).toBeGreaterThan(0);
    }
  });
});

describe.each(['hosting.md', 'scaling.md'])('docs/%s', (name) => {
  it('names figures that there are', async () => {
    const known = [...(await figuresOfServer())];
    const named = [...doc(name).matchAll(/\b(?:dustup|nodejs|process)_[a-z0-9]\w+/g)].map(([figure]) => figure);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((figure) => !known.some((one) => one.startsWith(figure)))).toEqual([]);
  });
});
