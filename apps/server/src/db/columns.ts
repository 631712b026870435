import type { CurrencyCode } from '@tiyin/domain/money';
import { bigint, customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Minor units as bigint (LEDGER-1). */
export const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** A row id that fits the safe integers. */
export const bigId = (name: string) => bigint(name, { mode: 'number' });

/** An instant with the milliseconds of the API (API-4). */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A currency of `domain/money`. */
export const currencyCode = (name: string) => text(name).$type<CurrencyCode>();

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
