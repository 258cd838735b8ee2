import type { SetText } from '@dustup/bang';

export function parseSetText(nested: unknown): SetText {
  return nested as SetText;
}

export function parseGroup(group: unknown): Record<string, unknown> {
  return group as Record<string, unknown>;
}
