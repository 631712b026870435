const method = 'the name of a payment method';
const place = 'a place in the page';
const file = 'the name of a file';
const example = 'an example of an address';
const developer = 'an error for developers';
const vocabulary = 'in the vocabulary of the audit, which translates it';

/** The texts in the code of the back office that are no words for people, each with the reason. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ["'Humo'", method],
  ["'Uzs'", method],
  ["'Tinkoff'", method],
  ["'TinkoffXCountry'", method],
  ["'Sberbank'", method],
  ["'SberbankXCountry'", method],
  ["'Sbp'", method],
  ['\'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="combobox"]\'', place],
  ['\'main input[type="search"]\'', place],
  ['"bottom start"', place],
  ["'ChunkError'", 'the name of an error'],
  ["'PasskeyFailure'", 'the name of an error'],
  ['`${ms} is on no day of the calendar`', developer],
  ['`there is no method ${paymentMethodName}`', developer],
  ["'Σ'", 'the sign of a sum, whose name is beside it'],
  ["'Invoices.csv'", file],
  ["'Audit.csv'", file],
  ["'Transfers.csv'", file],
  ["'Settlements.csv'", file],
  ['"https://ops.example/alerts"', example],
  ['"https://shop.example/callbacks"', example],
  ['"https://shop.example/webhooks"', example],
  ['"https://bridge.example/tiyin"', example],
  ['"https://books.example/reports"', example],
  ['Tiyin', 'the name of the product'],
  ["'English'", 'the name of a language in itself'],
  ["'Русский'", 'the name of a language in itself'],
  ["'Oʻzbekcha'", 'the name of a language in itself'],
  ["'WebP'", 'the name of a format'],
  ["'Windows-1251'", 'the name of an encoding'],
  ["'NEW'", 'the code of a status'],
  ["'API key'", vocabulary],
  ["'Approval rule'", vocabulary],
  ["'User'", vocabulary],
  ["'Checks'", vocabulary],
  ["'true'", 'the value of an attribute'],
  ["'false'", 'the value of an attribute'],
  ['"Сумма"', 'Russian in every language (OFFICE-37)'],
  ['"Сумма в USDT"', 'Russian in every language (OFFICE-37)'],
  ['`${formatShortUtc(time)} UTC`', 'a time'],
  ['`${formatShortUtc(createdDate)} UTC`', 'a time'],
]);
