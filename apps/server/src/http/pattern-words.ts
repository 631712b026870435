const inUtc = 'must be a date and time in UTC, such as 2026-03-01T09:30:00Z';

/** The forms of the contract that merchants meet, in words; of the others the expression is repeated (API-902). */
export const patternWords: Readonly<Record<string, string>> = {
  '^2[0-9]{3}-[0-9-]+T[0-9]{2}:[0-9]{2}:[0-5][0-9].*Z$': inUtc,
  '^2[0-9]{3}-.*Z$': inUtc,
  '^https?://[^\\s]+$': 'must be an http or https address without blanks',
  '^[\\x21-\\x7e]+$': 'must have visible ASCII characters alone, without blanks',
  '\\S': 'must not be blank',
};
