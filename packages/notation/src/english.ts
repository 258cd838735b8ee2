/** `takeIt` → `take it`, `general-store` → `general store`. */
export function spelledOut(name: string): string {
  return name
    .replace(/[-_]/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** `take it` → `takes it`, `pass` → `passes`, `go on` → `goes on`: what a player does, from what they may do. */
export function thirdPerson(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const does = /(s|x|z|ch|sh|o)$/.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;
  return [does, ...rest].join(' ');
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return 'nothing';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}
