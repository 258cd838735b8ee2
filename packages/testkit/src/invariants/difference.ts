/** The first place where two JSON texts differ, in words; undefined when they are alike byte for byte. */
export function difference(here: string, there: string): string | undefined {
  return here === there ? undefined : find(JSON.parse(here), JSON.parse(there), '');
}

function find(one: unknown, other: unknown, path: string): string {
  if (isRecord(one) && isRecord(other)) {
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
      if (JSON.stringify(one[key]) !== JSON.stringify(other[key])) return find(one[key], other[key], `${path}.${key}`);
    }
  }
  return `${path || 'all'} is ${short(one)} here and ${short(other)} there`;
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
