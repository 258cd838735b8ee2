import type { Message } from './catalogue.ts';

type Element = Exclude<Message, string>[number];

/** The arguments of a message, and for each whether it chooses between forms (`plural`, `select`) or is only shown. */
export function argumentsOf(message: Message): ReadonlyMap<string, 'shown' | 'plural' | 'select' | 'tag'> {
  const found = new Map<string, 'shown' | 'plural' | 'select' | 'tag'>();
  if (typeof message !== 'string') visit(message, found);
  return found;
}

function visit(elements: readonly Element[], found: Map<string, 'shown' | 'plural' | 'select' | 'tag'>): void {
  for (const element of elements) {
    if ('children' in element) {
      found.set(element.value, 'tag');
      visit(element.children, found);
    } else if ('options' in element) {
      found.set(element.value, 'offset' in element ? 'plural' : 'select');
      for (const { value } of Object.values(element.options)) visit(value, found);
    } else if ('value' in element && element.type !== 0 && !found.has(element.value)) {
      // A date or a time is shown, too.
      found.set(element.value, element.type === 1 ? 'shown' : 'plural');
    }
  }
}
