import { type CurrencyCode, currencies, parseAmount, type MinorUnits } from '../money/index.ts';

/** The shortest part of an id, an order number or a name that is searched. */
const shortestPart = 3;

/** How a typed text can be understood in a search of invoices (INVOICE-55). */
export type SearchTerms = {
  /** The beginning, the end, or both of the invoice's id, in lower case and without hyphens. */
  readonly invoiceIds: readonly IdPart[];
  /** The words of a customer's name, in the order in which they were typed. */
  readonly name: readonly string[];
  /** Amounts in minor units, each with the currencies in which the text is that amount. */
  readonly amounts: readonly AmountTerm[];
  /** The beginning of the last four digits of a card, a phone or an account. */
  readonly lastFour: string | undefined;
  /** Whole numbers of cards, phones or accounts, in digits. */
  readonly numbers: readonly string[];
};

/** A part of an id: hexadecimal digits. */
export type IdPart = { readonly begins?: string; readonly ends?: string };

/** One amount of minor units in its currencies. */
export type AmountTerm = {
  readonly amount: MinorUnits;
  readonly currencies: readonly CurrencyCode[];
};

const hexadecimal = /^[\da-f-]+$/i;
const idDigits = 32;
/** As lists shorten an id in the middle. */
const shortened = /^([\da-f-]+)(?:…|\.{2,3})([\da-f-]+)$/i;
const nameWords = /^[\p{L}\p{M}\s.'’ʻʼ`‘-]+$/u;
const longNumber = /^\+?[\d\s().-]+$/u;

/** Reads a trimmed text in every way that it can be meant. */
export function readSearchTerms(text: string): SearchTerms {
  return {
    invoiceIds: idsOf(text),
    name: namesOf(text),
    amounts: amountsOf(text),
    lastFour: /^\d{1,4}$/.test(text) ? text : undefined,
    numbers: numbersOf(text),
  };
}

function idsOf(text: string): IdPart[] {
  const [, begins, ends] = shortened.exec(text) ?? [];
  if (begins !== undefined && ends !== undefined) {
    const part = { begins: digitsOf(begins), ends: digitsOf(ends) };
    return isPart(part.begins) && isPart(part.ends) ? [part] : [];
  }
  const digits = hexadecimal.test(text) ? digitsOf(text) : '';
  return isPart(digits) ? [{ begins: digits }, { ends: digits }] : [];
}

const digitsOf = (text: string): string => text.replaceAll('-', '').toLowerCase();

const isPart = ({ length }: string): boolean => length >= shortestPart && length <= idDigits;

function namesOf(text: string): string[] {
  if (text.length < shortestPart || !nameWords.test(text)) return [];
  return text.split(/\s+/u);
}

function amountsOf(text: string): AmountTerm[] {
  const read = Object.values(currencies).flatMap((currency) => {
    const parsed = parseAmount(text, currency);
    return parsed.ok && parsed.amount > 0n ? [{ amount: parsed.amount, code: currency.code }] : [];
  });
  return [...Map.groupBy(read, ({ amount }) => amount)].map(([amount, found]) => ({
    amount,
    currencies: found.map(({ code }) => code),
  }));
}

/** The lengths of a card, a phone with its country and an account. */
const shortestNumber = 9;
const longestNumber = 34;

function numbersOf(text: string): string[] {
  if (!longNumber.test(text)) return [];
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < shortestNumber || digits.length > longestNumber) return [];
  return [digits, ...withCountry(digits)];
}

/** A phone as people write it at home. */
function withCountry(digits: string): string[] {
  if (digits.length === 9) return [`998${digits}`];
  if (digits.length === 10 && digits.startsWith('9')) return [`7${digits}`];
  if (digits.length === 11 && digits.startsWith('89')) return [`7${digits.slice(1)}`];
  return [];
}

/** The shortest number with its country. */
const withCountryDigits = 11;
/** Of shorter numbers, those of mobiles at home: Uzbek by the codes of the operators, and Russian. */
const mobile = /^(?:(?:20|33|50|55|77|88|9\d)\d{7}|9\d{9})$/;

/** Whether a text searches for the number of a card, a phone or an account, which is kept nowhere in the clear (PEOPLE-40). */
export function isNumberSearch(text: string): boolean {
  const [digits = ''] = numbersOf(text.trim());
  return digits.length >= withCountryDigits || mobile.test(digits);
}
