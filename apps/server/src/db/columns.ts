import { currencyCodes, type MinorUnits } from '@tiyin/domain/money';
import { bigint, customType, timestamp } from './drizzle.ts';

/** Minor units of the currency of its row (LEDGER-1, LEDGER-239). */
export const amount = (name: string) => bigint(name, { mode: 'bigint' }).$type<MinorUnits>();

/** A rate: minor units of a currency for one whole USDT, which is no amount (LEDGER-32). */
export const rateColumn = (name: string) => bigint(name, { mode: 'bigint' });

/** A row id that fits the safe integers. */
export const bigId = (name: string) => bigint(name, { mode: 'number' });

/** An instant with the milliseconds of the API (API-4). */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The values of each domain of the database that stands for a list, by its name. */
export const listDomains = new Map<string, readonly string[]>();

/**
 * Text that is one of a list. The database holds it to that by a domain of this name (LEDGER-236): a CHECK
 * of the table would be read and planned again by every statement that writes a row.
 */
export function oneOf<Value extends string>(
  name: string,
  domain: string,
  values: readonly Value[],
) {
  const known = listDomains.get(domain);
  if (known !== undefined && known.join() !== values.join()) {
    throw new Error(`${domain} is a domain of other values than those of ${name}`);
  }
  listDomains.set(domain, values);
  return customType<{ data: Value; driverData: string }>({ dataType: () => domain })(name);
}

/** The same for the codes of a reference list. */
export const codeOf = <Code extends string>(
  name: string,
  domain: string,
  list: readonly { readonly code: Code }[],
) =>
  oneOf(
    name,
    domain,
    list.map(({ code }) => code),
  );

/** A currency of `domain/money`. */
export const currencyCode = (name: string) => oneOf(name, 'currency_code', currencyCodes);

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
