import { i18n } from '@lingui/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { compileMessage } from './compile-message.ts';

/* Lists call the same texts for each of their rows. */
const compiled = new Map<string, CompiledMessage>();

/* An English text is its own id: it needs no catalogue. */
i18n.setMessagesCompiler((message) => {
  const tokens = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, tokens);
  return tokens;
});
i18n.load('en', {});
i18n.activate('en');

export { i18n };
