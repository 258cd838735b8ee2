/** A message as it stands in its file. */
export type Written = { readonly text: string; readonly line: number };

/** A catalogue as a translator edits it. */
export type CatalogueFile = {
  readonly file: string;
  readonly messages: ReadonlyMap<string, Written>;
  /** What a translator must know about a message, by its name. */
  readonly notes: ReadonlyMap<string, Written>;
  /** Folders of sets whose words come with these. */
  readonly comesWith: readonly string[];
  /** What keeps the file from being read as a catalogue. */
  readonly faults: readonly string[];
};

const NAME = /^ {2}"((?:[^"\\]|\\.)*)":/;

/** Reads a catalogue: JSON, a message a line, and `"@name": { "description": … }` for notes (the ARB format). */
export function parseCatalogue(text: string, file: string): CatalogueFile {
  const messages = new Map<string, Written>();
  const notes = new Map<string, Written>();
  const faults: string[] = [];
  const comesWith: string[] = [];
  const lines = linesOf(text, file, faults);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return {
      file,
      messages,
      notes,
      comesWith,
      faults: [`${file}:${lineOfError(text, error)}: this is not JSON: ${says(error)}`],
    };
  }
  for (const [name, value] of Object.entries(content as object)) {
    const line = lines.get(name) ?? 1;
    if (name === '@@with' && Array.isArray(value)) comesWith.push(...value.map(String));
    if (name.startsWith('@@')) continue;
    if (!name.startsWith('@')) {
      if (typeof value === 'string') messages.set(name, { text: value, line });
      else faults.push(`${file}:${line}: ${name} is not a text`);
      continue;
    }
    const description: unknown = (value as { readonly description?: unknown } | null)?.description;
    if (typeof description === 'string') notes.set(name.slice(1), { text: description, line });
    else faults.push(`${file}:${line}: ${name} is not a note: { "description": "…" }`);
  }
  return { file, messages, notes, comesWith, faults };
}

/** The messages of a catalogue that is known to be in order, without their lines and notes: much quicker. */
export function parseMessages(text: string): {
  readonly catalogue: { readonly [name: string]: string };
  readonly comesWith: readonly string[];
} {
  const content: { readonly [name: string]: unknown } = JSON.parse(text);
  const comesWith = content['@@with'];
  const messages = Object.entries(content).filter(
    (entry): entry is [string, string] => !entry[0].startsWith('@') && typeof entry[1] === 'string',
  );
  return {
    catalogue: Object.fromEntries(messages),
    comesWith: Array.isArray(comesWith) ? comesWith.map(String) : [],
  };
}

function linesOf(text: string, file: string, faults: string[]): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const [at, line] of text.split('\n').entries()) {
    const name = NAME.exec(line)?.[1];
    if (name === undefined) continue;
    if (lines.has(name)) faults.push(`${file}:${at + 1}: ${name} is there twice`);
    lines.set(name, at + 1);
  }
  return lines;
}

function says(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function lineOfError(text: string, error: unknown): number {
  const position = /position (\d+)/.exec(says(error))?.[1];
  return text.slice(0, Number(position ?? 0)).split('\n').length;
}
