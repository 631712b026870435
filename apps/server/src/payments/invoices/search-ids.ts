import type { IdPart } from '@tiyin/domain/invoices';
import { type SQL, and, sql } from '../../db/drizzle.ts';
import { invoice } from '../../db/schema.ts';
import { ends } from './text-parts.ts';

const idDigits = 32;
/** The digits before each hyphen of a uuid, counted from its end. */
const hyphenAfter = [12, 16, 20, 24];

/** An invoice whose id has these ends. */
export function idIs({ begins: first, ends: last }: IdPart): SQL {
  return sql`(${and(
    first === undefined ? undefined : idBeginsWith(first),
    last === undefined ? undefined : ends(sql`${invoice.id}::text`, withHyphens(last)),
  )})`;
}

/** A range of the primary key: a uuid has no `like`. */
function idBeginsWith(digits: string): SQL {
  const first = digits.padEnd(idDigits, '0');
  const last = digits.padEnd(idDigits, 'f');
  return sql`${invoice.id} between ${first}::uuid and ${last}::uuid`;
}

/** The last digits of an id as it is written. */
function withHyphens(digits: string): string {
  return digits
    .split('')
    .map((digit, place) =>
      hyphenAfter.includes(digits.length - place) && place > 0 ? `-${digit}` : digit,
    )
    .join('');
}
