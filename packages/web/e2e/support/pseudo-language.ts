// It runs in the page, before anything else: it may use nothing from outside.

/**
 * Makes a language of English that is longer, has accents and marks of the other direction: what does not fit then will not fit some
 * language. Catalogues come as JSON; each is changed as it is read. What a card's face has room for is held to that in every language, so
 * it only gets its accents.
 */
export function speakPseudo(): void {
  const read = JSON.parse.bind(JSON);
  const vowels = { a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÌ', O: 'ÓÒ', U: 'ÚÙ' };
  const others = { c: 'ç', n: 'ñ', s: 'š', y: 'ÿ', z: 'ž', C: 'Ç', N: 'Ñ', S: 'Š' };
  const accents: { readonly [letter: string]: string } = { ...vowels, ...others };
  const isHeld = (name: string) => /\.(?:face|power)$|^draws\./.test(name);
  const worded = (text: string, most: number) =>
    text.replaceAll(/[a-zA-Z]/g, (letter) => (accents[letter] ?? letter).slice(0, most));
  // Every other vowel is doubled: about a fifth longer, as German is.
  const longer = (text: string, name: string) => {
    let count = 0;
    if (isHeld(name)) return worded(text, 1);
    return text.replaceAll(/[a-zA-Z]/g, (letter) => worded(letter, ++count % 2 === 0 ? 2 : 1));
  };
  const changed = (message: unknown, name: string): unknown => {
    if (typeof message === 'string') return `\u200f${longer(message, name)}\u200e`;
    return Array.isArray(message) ? message.map((element: unknown) => element_(element, name)) : message;
  };
  const element_ = (element: unknown, name: string): unknown => {
    if (typeof element !== 'object' || element === null) return element;
    const entries = Object.entries(element);
    if (entries.some(([key, value]) => key === 'type' && value === 0))
      return Object.fromEntries(
        entries.map(([key, value]) => [key, key === 'value' ? longer(String(value), name) : value]),
      );
    return Object.fromEntries(
      entries.map(([key, value]: [string, unknown]) => {
        if (key === 'children') return [key, changed(value, name)];
        if (key !== 'options' || typeof value !== 'object' || value === null) return [key, value];
        const options = Object.entries(value).map(([option, inside]: [string, { readonly value: unknown }]) => [
          option,
          { value: changed(inside.value, name) },
        ]);
        return [key, Object.fromEntries(options)];
      }),
    );
  };
  const isCatalogue = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && Object.keys(value).some((key) => /^[a-z]+\.[\w-]+/.test(key));
  JSON.parse = (text, reviver) => {
    const value: unknown = read(text, reviver);
    if (!isCatalogue(value) || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, message]) => [name, changed(message, name)]));
  };
}
