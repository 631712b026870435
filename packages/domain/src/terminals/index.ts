export {
  attributeTypeById,
  type TerminalAttributeType,
  type TerminalAttributeTypeCode,
  terminalAttributeTypes,
} from './attribute-type.ts';
export { attributeValueError } from './attribute-value.ts';
export { sandboxEnding } from './sandbox-ending.ts';
export { defaultMethodRule, testFormAmount } from './terminal-defaults.ts';
export {
  type MethodProblem,
  methodProblems,
  methodsOfCurrency,
  maxBasisPoints,
  type TerminalMethodRule,
} from './terminal-methods.ts';
export { highestMaxAdjustment } from './max-adjustment.ts';
