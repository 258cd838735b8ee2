/** Whether two values look the same: lists and plain objects by what is in them. What is shared is not looked into. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const left = Object.entries(one);
  const right = new Map<string, unknown>(Object.entries(other));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isAlike(value, right.get(key)));
}

/**
 * For `memo`: what is made anew each time but says the same is the same. Functions are left out: those that parts of the table get
 * always do the same, whichever of them is called.
 */
export function sameProps(before: object, after: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after);
  return (
    entries.length === old.size &&
    entries.every(([name, value]) =>
      typeof value === 'function' ? typeof old.get(name) === 'function' : isAlike(old.get(name), value),
    )
  );
}
