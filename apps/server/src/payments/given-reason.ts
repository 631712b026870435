import { isReason, reasonLength } from '@tiyin/domain/invoices';
import { ProblemError, notAllowed } from '../problem.ts';

/** A reason as it is stored, without the blanks around it. 422 with its field where too little is left. */
export function readReason(given: string, path?: string): string;
export function readReason(given: string | undefined, path?: string): string | undefined;
export function readReason(given: string | undefined, path = '/reason'): string | undefined {
  if (given === undefined) return undefined;
  if (isReason(given)) return given.trim();
  const { min, max } = reasonLength;
  throw notAllowed(path, `A reason has ${min} to ${max} characters`);
}

/** 422 `reason_required` if a required reason is missing (INVOICE-211). */
export function requireReason(isRequired: boolean, reason: string | undefined): void {
  if (!isRequired || reason !== undefined) return;
  const errors = [{ path: '/reason', message: 'A reason is required' }];
  throw new ProblemError('reason_required', { errors });
}
