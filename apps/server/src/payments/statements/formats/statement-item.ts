import type { CurrencyCode, MinorUnits } from '@tiyin/domain/money';
import type { CsvMapping } from '../../../db/schema/statements.ts';
import { ProblemError } from '../../../problem.ts';

/** A part of a bank's statement, with its line in the file, from 1. */
export type StatementItem =
  | {
      readonly kind: 'line';
      readonly at: number;
      /** The UTC day on which the bank booked it, as `yyyy-MM-dd`. */
      readonly day: string;
      /** Minor units; above zero money that came, below zero money that went. */
      readonly amount: MinorUnits;
      /** The bank's own id of it. */
      readonly reference: string | undefined;
      readonly counterparty: string | undefined;
      readonly purpose: string | undefined;
    }
  | {
      readonly kind: 'balance';
      readonly at: number;
      readonly day: string;
      /** Minor units at the end of the day. */
      readonly closing: MinorUnits;
    };

/** How a statement is read. */
export type Reading = {
  readonly currency: CurrencyCode;
  /** Of CSV files. */
  readonly mapping: CsvMapping;
};

/** A statement that cannot be read: 422 with the line of the file. */
export function unreadable(line: number, message: string): ProblemError {
  return new ProblemError('statement_unreadable', {
    detail: `Line ${line}: ${message}`,
    errors: [{ path: `/line/${line}`, message }],
  });
}

/** Placeholders of banks for a payment without a reference. */
const noReference = /^(?:NON-?REF|NOT ?PROVIDED|NONE|N\/?A|[-0]+)$/i;

/** The bank's reference of a payment; undefined for a placeholder, which many payments share. */
export function referenceOf(raw: string | undefined): string | undefined {
  const text = textOf(raw, 100);
  return text === undefined || noReference.test(text) ? undefined : text;
}

/** A text without blanks around it; undefined where nothing is left. */
export function textOf(raw: string | undefined, maxLength = 500): string | undefined {
  const text = raw?.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed();
  return text === '' ? undefined : text;
}
