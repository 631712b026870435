import type { Permission } from '../permissions/index.ts';

/** A report that can be downloaded (INVOICE-61). */
export type ReportName = 'invoice' | 'balance' | 'provider' | 'pool.balance';

/**
 * The name of a report on its card and in its file, and the permission for it (INVOICE-61,
 * PEOPLE-27).
 */
export type ReportKind = {
  readonly name: ReportName;
  readonly title: string;
  readonly filePrefix: string;
  readonly permission: Permission;
};

/** Every report, in the order of the page (INVOICE-61). */
export const reportKinds: readonly ReportKind[] = [
  {
    name: 'invoice',
    title: 'Transactions',
    filePrefix: 'Transactions',
    permission: 'report.read.invoice',
  },
  {
    name: 'balance',
    title: 'Balance',
    filePrefix: 'Balance',
    permission: 'report.read.balance',
  },
  {
    name: 'provider',
    title: 'Provider',
    filePrefix: 'Provider',
    permission: 'report.read.provider',
  },
  {
    name: 'pool.balance',
    title: 'Terminal Pool Balance',
    filePrefix: 'Terminal_Pool_Balance',
    permission: 'report.read.pool.balance',
  },
];

/** The UTC days of a report, `yyyy-MM-dd`, both within it (API-4). */
export type ReportPeriod = { readonly periodStart: string; readonly periodEnd: string };

/** Whether the from date is not after the to date (OFFICE-53). Days in this form sort as text. */
export function isPeriodInOrder({ periodStart, periodEnd }: ReportPeriod): boolean {
  return periodStart <= periodEnd;
}

/** A report by its name. */
export function reportKind(name: ReportName): ReportKind {
  const kind = reportKinds.find((each) => each.name === name);
  if (kind === undefined) throw new RangeError(`There is no report ${name}`);
  return kind;
}

/** The file name of a report: `Balance_2026-11-01_2026-11-20.csv` (INVOICE-61). */
export function reportFileName(name: ReportName, { periodStart, periodEnd }: ReportPeriod): string {
  return `${reportKind(name).filePrefix}_${periodStart}_${periodEnd}.csv`;
}
