/** A row of the table of currencies; its amounts are whole major units. */
export type CurrencyRow = {
  /** Of the reference list 101. */
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The number of decimal places of its minor unit. */
  readonly dimension: number;
  /** Whether invoices are paid in it, or it is only the other side of a settlement (LEDGER-2). */
  readonly use: 'payment' | 'settlement';
  /** Signs and names beside an amount that can mean this currency only, longer ones first. */
  readonly words: readonly string[];
  /** The limit of a new payment account (ROUTING-13). */
  readonly accountLimit: number;
  /** Between which amounts a method of a new terminal begins (ROUTING-5). */
  readonly methodLimits: { readonly min: number; readonly max: number };
  /** From which amount an invoice is large (INVOICE-466). */
  readonly largeInvoice: number;
  /** More than anybody sends at once (LEDGER-205). */
  readonly largestTransfer: number;
};

/**
 * The only list of the currencies (LEDGER-2). After a change: `npm run generate` and
 * `npm run db:generate -w @tiyin/server` bring the contract and the database's constraints up to date.
 * Left out of the words: `som` for UZS, since it names KGS as well, `$` and `₮` for USDT, since they are other currencies.
 */
export const currencyTable = rows({
  UZS: {
    id: 1,
    code: 'UZS',
    name: 'Uzbekistani som',
    dimension: 2,
    use: 'payment',
    words: ["so'm", 'сўм', 'сум', 'sum'],
    accountLimit: 20_000_000_000,
    methodLimits: { min: 1_000, max: 100_000_000 },
    largeInvoice: 10_000_000,
    largestTransfer: 10_000_000_000,
  },
  RUB: {
    id: 2,
    code: 'RUB',
    name: 'Russian ruble',
    dimension: 2,
    use: 'payment',
    words: ['рублей', 'рубля', 'рубль', 'руб.', 'руб', 'р.', 'р', '₽'],
    accountLimit: 200_000_000,
    methodLimits: { min: 1_000, max: 100_000 },
    largeInvoice: 50_000,
    largestTransfer: 1_000_000_000,
  },
  KGS: {
    id: 3,
    code: 'KGS',
    name: 'Kyrgyzstani som',
    dimension: 2,
    use: 'payment',
    words: ['сом', 'som', '\u20C0'],
    accountLimit: 200_000_000,
    methodLimits: { min: 1_000, max: 100_000 },
    largeInvoice: 50_000,
    largestTransfer: 1_000_000_000,
  },
  AZN: {
    id: 4,
    code: 'AZN',
    name: 'Azerbaijani manat',
    dimension: 2,
    use: 'payment',
    words: ['manat', 'манат', 'ман.', '₼'],
    accountLimit: 4_000_000,
    methodLimits: { min: 1_000, max: 100_000 },
    largeInvoice: 1_000,
    largestTransfer: 1_000_000_000,
  },
  USDT: {
    id: 5,
    code: 'USDT',
    name: 'Tether',
    dimension: 6,
    use: 'settlement',
    words: [],
    accountLimit: 2_000_000,
    methodLimits: { min: 1_000, max: 100_000 },
    largeInvoice: 1_000,
    largestTransfer: 10_000_000,
  },
});

/** Each row has its key as its code. */
function rows<const Table extends { readonly [Code in keyof Table]: Row<Code> }>(
  table: Table,
): Table {
  return table;
}

type Row<Code> = CurrencyRow & { readonly code: Code };
