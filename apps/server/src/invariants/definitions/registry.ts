import type { Invariant } from '../invariant.ts';
import { callbackInvariants } from './callbacks.ts';
import { invoiceInvariants } from './invoices.ts';
import { ledgerInvariants } from './ledger.ts';
import { waitingInvariants } from './waiting.ts';

/** Every invariant, in the order in which the board shows them (RUN-260). */
export const invariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...invoiceInvariants,
  ...waitingInvariants,
  ...callbackInvariants,
];
