export type JsonToken = {
  readonly kind: 'key' | 'mark' | 'number' | 'space' | 'string' | 'word';
  readonly text: string;
};

const parts = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * The tokens of a JSON text with line breaks and two spaces for each level; undefined for any other
 * text. Numbers and strings stay as they were written: parsed, a large number would be another one.
 */
export function jsonTokens(text: string): readonly JsonToken[] | undefined {
  if (!isJson(text)) return undefined;
  const found = text.match(parts) ?? [];
  const tokens: JsonToken[] = [];
  let depth = 0;
  const breakLine = (): void => {
    tokens.push({ kind: 'space', text: `\n${'  '.repeat(depth)}` });
  };
  for (const [index, part] of found.entries()) {
    const before = found[index - 1];
    const isFirst = before === '{' || before === '[';
    const isEnd = part === '}' || part === ']';
    if (isEnd) depth -= 1;
    if (isEnd ? !isFirst : isFirst || before === ',') breakLine();
    tokens.push({ kind: kindOf(part, found[index + 1]), text: part });
    if (part === ':') tokens.push({ kind: 'space', text: ' ' });
    if (part === '{' || part === '[') depth += 1;
  }
  return tokens;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function kindOf(part: string, next: string | undefined): JsonToken['kind'] {
  if (part.startsWith('"')) return next === ':' ? 'key' : 'string';
  if (/^[{}[\],:]$/.test(part)) return 'mark';
  return /^[-\d]/.test(part) ? 'number' : 'word';
}
