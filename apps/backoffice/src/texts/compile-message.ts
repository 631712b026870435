import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage';

const SYNTAX = /[{}#]/;

/**
 * Compiles English texts in the browser: plain ones, `{name}` and `{name, plural, …}` are all that
 * they use. Lingui's own parser of the whole syntax is 5 kB larger; a test compares the two.
 */
export function compileMessage(message: string): CompiledMessage {
  let at = 0;

  /** The text up to one of the characters, which are passed over. */
  const readTo = (ends: RegExp): string => {
    const length = message.slice(at).search(ends);
    const text = message.slice(at, length < 0 ? undefined : at + length);
    at += text.length + 1;
    return text.trim();
  };

  const readChoices = () => {
    const choices: Record<string, CompiledMessage> = {};
    for (let name = readTo(/[{}]/); name !== ''; name = readTo(/[{}]/)) {
      choices[name] = readTokens(true);
    }
    return { offset: undefined, ...choices };
  };

  const readArgument = (): CompiledMessageToken => {
    const name = readTo(/[,}]/);
    if (message[at - 1] === '}') return [name];
    return [name, readTo(/,/), readChoices()];
  };

  const readTokens = (isChoice: boolean): CompiledMessage => {
    const tokens: CompiledMessageToken[] = [];
    while (at < message.length) {
      const end = message.slice(at).search(isChoice ? SYNTAX : /\{/);
      const text = message.slice(at, end < 0 ? undefined : at + end);
      if (text !== '') tokens.push(text);
      at += text.length + 1;
      const found = message[at - 1];
      if (found === '{') tokens.push(readArgument());
      else if (found === '#') tokens.push('#');
      else break;
    }
    return tokens;
  };

  return readTokens(false);
}
