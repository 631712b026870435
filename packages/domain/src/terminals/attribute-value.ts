import type { TerminalAttributeTypeCode } from './attribute-type.ts';

type Rule = { readonly holds: (text: string) => boolean; readonly message: string };

const rules: Readonly<Record<TerminalAttributeTypeCode, Rule>> = {
  I: { holds: (text) => /^-?\d+$/.test(text), message: 'value is not Integer' },
  S: { holds: isOneLine, message: 'value is not String' },
  // As people count: a letter and its mark may be two characters to a program.
  C: { holds: (text) => isOneLine(text) && characters(text) === 1, message: 'value is not Char' },
  B: { holds: (text) => text === 'true' || text === 'false', message: 'value is not Boolean' },
  // Digits and a dot, and a fraction that is not nothing: 1.0 is an integer.
  N: { holds: (text) => /^\d+\.\d*[1-9]\d*$/.test(text), message: 'value is not Numeric' },
};

/**
 * The validation error of a terminal attribute's value, in the agreed words (ROUTING-9); undefined
 * if it is valid. An empty value is 'Value is required'; blanks are not a character.
 */
export function attributeValueError(
  type: TerminalAttributeTypeCode,
  value: string,
): string | undefined {
  if (value === '') return 'Value is required';
  if (value.trim() === '') return 'Value must be at least 1 characters long';
  const { holds, message } = rules[type];
  return holds(value) ? undefined : message;
}

function isOneLine(text: string): boolean {
  return text.isWellFormed() && !/\p{Cc}/u.test(text);
}

function characters(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}
