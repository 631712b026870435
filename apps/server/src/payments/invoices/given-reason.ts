import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { ProblemError, notAllowed } from '../../problem.ts';

/** A reason as it is stored, without the blanks around it. 422 `/reason` where too little is left. */
export function readReason(given: string): string;
export function readReason(given: string | undefined): string | undefined;
export function readReason(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (isReason(given)) return given.trim();
  const { min, max } = reasonLength;
  throw notAllowed('/reason', `A reason has ${min} to ${max} characters`);
}

/** 422 `reason_required` if a required reason is missing (INVOICE-211). */
export function requireReason(isRequired: boolean, reason: string | undefined): void {
  if (!isRequired || reason !== undefined) return;
  const errors = [{ path: '/reason', message: 'A reason is required' }];
  throw new ProblemError('reason_required', { errors });
}
