import {
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';

/** The parts of a text that a translation may not change. */
export interface MessageParts {
  /** The names of its placeholders, each once. */
  readonly names: readonly string[];
  /** The cases of its plurals, each once, sorted. */
  readonly cases: readonly string[];
}

function choicesOf(token: CompiledMessageToken): Readonly<Record<string, CompiledMessage>> {
  if (typeof token === 'string' || token[1] !== 'plural') return {};
  const { offset: _, ...choices } = token[2] as Record<string, CompiledMessage>;
  return choices;
}

/**
 * Reads a text in the syntax of ICU.
 * @throws if it is invalid
 */
export function partsOf(message: string): MessageParts {
  const names = new Set<string>();
  const cases = new Set<string>();
  const visit = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      names.add(token[0]);
      for (const [name, part] of Object.entries(choicesOf(token))) {
        cases.add(name);
        visit(part);
      }
    }
  };
  visit(compileMessageOrThrow(message));
  return { names: [...names].toSorted(), cases: [...cases].toSorted() };
}
