import { currencies } from '@tiyin/domain/money';
import { paymentMethods } from '@tiyin/domain/requisites';
import { type SQL, sql } from 'drizzle-orm';

/** A column of a file: its name, and its cells as text. */
export type CsvColumn = { readonly name: string; readonly cell: SQL };

/** Characters that a spreadsheet takes for the beginning of a formula: tab, line ends, + - = and @. */
const formulaBegins = [9, 10, 13, 43, 45, 61, 64];

/** Text of others, that a spreadsheet shows and does not calculate. Most begins with a letter, which is soon seen. */
export function safeText(text: SQL): SQL {
  const begins = sql.raw(formulaBegins.join(', '));
  const last = sql.raw(String(Math.max(...formulaBegins)));
  return sql`case when ascii(${text}) > ${last} then ${text}
    when ascii(${text}) in (${begins}) then '''' || ${text} else ${text} end`;
}

/**
 * A time of whole milliseconds as ISO 8601 UTC with three digits of them. As JSON a time is written so, but for
 * zeros at its end, which the microsecond keeps. `to_char` takes half as long again.
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
