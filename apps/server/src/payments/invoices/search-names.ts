import { type SQL, type PgColumn, sql } from '../../db/drizzle.ts';
import { invoice } from '../../db/schema.ts';
import { isOfAnyMerchant } from './of-any-merchant.ts';
import { escapePattern } from './text-parts.ts';

const apostrophes = /['’ʻʼ`‘]/gu;

/**
 * Customers whose first and last name begin with the words, in either order; one word is either
 * (INVOICE-441). Each spelling is a separate condition, so that each can use an index.
 */
export function nameIs(words: readonly string[]): SQL[] {
  const { customerFirstName: first, customerLastName: last } = invoice;
  const [word, ...others] = words;
  if (word === undefined) return [];
  const rest = others.join(' ');
  const conditions =
    others.length === 0
      ? [...spelled(first, word), ...spelled(last, word)]
      : [...both([last, rest], [first, word]), ...both([last, word], [first, rest])];
  return conditions.map((condition) => sql`(${condition} and ${isOfAnyMerchant})`);
}

type Part = readonly [column: PgColumn, text: string];

/** The first part by an index, the last name, as fewer customers share it; the second in any spelling. */
function both(one: Part, [column, text]: Part): SQL[] {
  const other = sql.join(spelled(column, text), sql` or `);
  return spelled(...one).map((condition) => sql`(${condition} and (${other}))`);
}

function spelled(column: PgColumn, text: string): SQL[] {
  return spellings(text).map((pattern) => sql`${column} like ${pattern}`);
}

/**
 * A name as it may be written. Not `lower` of SQL: a database of locale C knows the cases of Latin
 * letters only. Any apostrophe is any other.
 */
function spellings(text: string): string[] {
  const lower = text.toLowerCase();
  const capitals = lower.replaceAll(/(^|[\s-])(\p{L})/gu, (found) => found.toUpperCase());
  const written = new Set([text, lower, text.toUpperCase(), capitals]);
  return [...written].map((each) => `${escapePattern(each).replaceAll(apostrophes, '_')}%`);
}
