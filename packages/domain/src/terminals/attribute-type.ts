/**
 * The type of a terminal attribute's value: Integer, String, Char, Boolean, Numeric (ROUTING-8).
 */
export type TerminalAttributeTypeCode = 'I' | 'S' | 'C' | 'B' | 'N';

/** A type of attribute, as the reference list 105 gives it. */
export type TerminalAttributeType = {
  readonly id: number;
  readonly value: string;
  readonly code: TerminalAttributeTypeCode;
};

/** All types of attributes, in the order of the reference list 105 (API-16). */
export const terminalAttributeTypes: readonly TerminalAttributeType[] = [
  { id: 1, value: 'Integer', code: 'I' },
  { id: 2, value: 'String', code: 'S' },
  { id: 3, value: 'Char', code: 'C' },
  { id: 4, value: 'Boolean', code: 'B' },
  { id: 5, value: 'Numeric', code: 'N' },
];

/** The attribute type with an id of reference list 105, or undefined for an unknown id. */
export function attributeTypeById(id: number): TerminalAttributeType | undefined {
  return terminalAttributeTypes.find((type) => type.id === id);
}
