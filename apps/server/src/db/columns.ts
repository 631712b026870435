import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Minor units as bigint (LEDGER-1). */
export const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** A row id that fits the safe integers. */
export const bigId = (name: string) => bigint(name, { mode: 'number' });

/** An instant with the milliseconds that the API answers (API-4). */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The currencies of `domain/money`, for the columns that hold one. */
export const currencyCodes = ['UZS', 'RUB', 'KGS', 'AZN', 'USDT'] as const;

/** Bytes as they are. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
