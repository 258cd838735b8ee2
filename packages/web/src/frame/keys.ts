/** What a key does at the table. */
export type KeyDeed =
  | { readonly do: 'commit' | 'back' | 'endTurn' | 'swap' | 'why' | 'mute' }
  | { readonly do: 'number'; readonly number: number }
  | { readonly do: 'tab'; readonly tab: 'log' | 'chat' | 'notes' | 'rules' }
  | { readonly do: 'along'; readonly by: 1 | -1 };

export type KeyPress = {
  readonly key: string;
  /** Somebody writes something, or a list takes the key. */
  readonly isInField: boolean;
  /** With Ctrl, Alt or Meta it belongs to the browser. */
  readonly isCombined: boolean;
};

const DEEDS: { readonly [key: string]: KeyDeed } = {
  Enter: { do: 'commit' },
  Escape: { do: 'back' },
  e: { do: 'endTurn' },
  s: { do: 'swap' },
  w: { do: 'why' },
  m: { do: 'mute' },
  l: { do: 'tab', tab: 'log' },
  c: { do: 'tab', tab: 'chat' },
  n: { do: 'tab', tab: 'notes' },
  r: { do: 'tab', tab: 'rules' },
  ArrowRight: { do: 'along', by: 1 },
  ArrowLeft: { do: 'along', by: -1 },
};

export function deedOfKey({ key, isInField, isCombined }: KeyPress): KeyDeed | undefined {
  if (isCombined) return undefined;
  if (isInField) return key === 'Escape' ? { do: 'back' } : undefined;
  if (/^\d$/.test(key)) return { do: 'number', number: Number(key) };
  return DEEDS[key.length === 1 ? key.toLowerCase() : key];
}
