import { currencies } from '@tiyin/domain/money';
import { paymentMethods } from '@tiyin/domain/requisites';
import { type SQL, sql } from '../../db/drizzle.ts';

/** A column of a file: its name, and its cells as text. */
export type CsvColumn = {
  readonly name: string;
  readonly cell: SQL;
  /** Whether a preview sums it: not a balance, which lines do not add up to. */
  readonly isSummed?: true;
};

/** The signs with which a formula begins: as they are, full-width, small, and the mathematical minus. */
const formulaSigns = String.raw`=+@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B\u2212-`;
/** Characters that spreadsheets pass over in front of a formula: blanks, unseen ones and quotes. */
const passedOver = String.raw` \t\r\n\f\v\u00A0\u1680\u180E\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF"`;
/**
 * A cell starts at the start of the text, and after a separator of cells or lines in Excel's
 * semicolon mode.
 */
const formula = String.raw`(^|[;\t\r\n])(?=[${passedOver}]*[${formulaSigns}])`;
/**
 * Text that starts with a letter and contains no separator: the most frequent case, checked fast.
 */
const plainText = String.raw`^[[:alpha:]][^;\t\r\n]*$`;
/** A phone number alone is a number to a spreadsheet, and no formula. */
const phone = String.raw`^\+[0-9]{7,15}$`;

/** Text of others, that a spreadsheet shows and does not calculate (API-205). */
export function safeText(text: SQL): SQL {
  const guarded = sql`regexp_replace(${text}, ${pattern(formula)}, ${pattern(String.raw`\1`)} || '''', 'g')`;
  return sql`case when ${text} ~ ${pattern(plainText)} or ${text} ~ ${pattern(phone)} then ${text}
    when ascii(${text}) in (9, 10, 13) then '''' || ${guarded} else ${guarded} end`;
}

/** A pattern as a constant of the statement, which keeps its backslashes. */
function pattern(text: string): SQL {
  return sql.raw(`'${text}'`);
}

/**
 * A time of whole milliseconds as ISO 8601 UTC with three digits. JSON output is almost that, but
 * drops trailing zeros, so it is cut from the microseconds. `to_char` takes half as long again.
 */
export function isoTime(at: SQL): SQL {
  const utc = sql`${at} at time zone interval '0' + interval '1 microsecond'`;
  return sql`substr(to_json(${utc})::text, 2, 23) || 'Z'`;
}

/** A day of the calendar as `yyyy-MM-dd`. */
export function isoDay(day: SQL): SQL {
  return sql`to_char(${day}, 'YYYY-MM-DD')`;
}

/** Minor units of a currency as major units: multiplied by a numeric of so many decimals, they have exactly those. */
export function majorUnits(minor: SQL, currency: SQL): SQL {
  const units = Object.values(currencies).map(({ code, dimension }) =>
    sql.raw(`when '${code}' then ${(10 ** -dimension).toFixed(dimension)}`),
  );
  return sql`(${minor} * case ${currency} ${sql.join(units, sql` `)} end)`;
}

/** `true` or `false`, rather than PostgreSQL's `t` and `f`. */
export function yesOrNo(fact: SQL): SQL {
  return sql`case when ${fact} then 'true' else 'false' end`;
}

/** The name of a payment method by its id. */
export function methodName(methodId: SQL): SQL {
  return sql`case ${methodId} ${sql.join(
    paymentMethods.map(({ id, name }) => sql.raw(`when ${id} then '${name}'`)),
    sql` `,
  )} end`;
}
