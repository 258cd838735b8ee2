import { useEffect, useState } from 'react';

type Rulings = { readonly [id: string]: string };

let loading: Promise<Rulings> | undefined;

/** All rulings, fetched when somebody first asks for one. */
export async function loadRulings(): Promise<Rulings> {
  loading ??= import('virtual:rulings').then(({ data }) => data);
  return loading;
}

/** The text of a ruling; undefined until it is there, or when there is none. */
export function useRuling(id: string): string | undefined {
  const [rulings, setRulings] = useState<Rulings>({});
  useEffect(() => {
    if (id !== '') void loadRulings().then(setRulings);
  }, [id]);
  return rulings[id];
}

/** The rulings about one card or character: those whose code begins a word of its name. */
export function rulingsAbout(
  rulings: Rulings,
  slug: string,
): readonly { readonly id: string; readonly text: string }[] {
  const words = slug.toUpperCase().split('-');
  return Object.entries(rulings).flatMap(([id, text]) => {
    const code = id.split('-')[1] ?? '';
    const isAbout = code.length > 2 && words.some((word) => word.startsWith(code) || code.startsWith(word));
    return isAbout ? [{ id, text }] : [];
  });
}
