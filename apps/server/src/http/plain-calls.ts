import { createHmac } from 'node:crypto';
import { asId, type FormId, type MethodId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { supportCode } from '@tiyin/domain/requisites';
import type { ServerContext } from '../context.ts';
import { attachFormReceipt } from '../payments/form/attach-form-receipt.ts';
import { requestFormReturn } from '../payments/form/request-form-return.ts';
import { cancelForm } from '../payments/form/cancel-form.ts';
import { completeForm } from '../payments/form/complete-form.ts';
import { issueRequisites } from '../payments/form/issue-requisites.ts';
import { ProblemError } from '../problem.ts';
import { openFormTicket } from '../payments/form/open-form-ticket.ts';
import type { PlainCalls, PlainOutcome } from './built-apps.ts';

/**
 * The calls of a form for its plain pages, each one transaction. Where a script proves by the support code that it was
 * sent the page, the server makes the code for its own page (FORM-16).
 */
export function createPlainCalls(
  { database, secrets, clock }: ServerContext,
  formId: FormId,
  verificationKey: string,
  network: string | undefined,
): PlainCalls {
  return {
    requestRequisites: ({ methodId, amount }) =>
      outcomeOf(async () => {
        const code = await supportCode(hmacSha256Hex, formId, verificationKey);
        const requested = {
          formId,
          paymentMethodId: asId<MethodId>(methodId),
          amount: amountFromWire(amount),
          supportCode: code,
          network,
        };
        const now = clock.now();
        const answer = await database.transaction((tx) =>
          issueRequisites(tx, { ...requested, secrets, now }),
        );
        const { alternatives } = answer;
        return { hasRequisites: 'credentials' in answer, ...(alternatives && { alternatives }) };
      }),
    complete: (completion) =>
      outcomeOf(async () => {
        const command = { ...completion, formId, secrets, now: clock.now() };
        const { isPossible, successUrl } = await database.transaction((tx) =>
          completeForm(tx, command),
        );
        // After the work: its result stays even if the response is a refusal.
        if (!isPossible) throw new ProblemError('payment_not_possible');
        return { successUrl };
      }),
    ticket: ({ description }) =>
      outcomeOf(async () => {
        const code = await supportCode(hmacSha256Hex, formId, verificationKey);
        const trouble = { formId, description, supportCode: code, now: clock.now() };
        return database.transaction((tx) => openFormTicket(tx, trouble));
      }),
    attach: ({ bytes }, kind) =>
      outcomeOf(() => {
        const command = { formId, kind, bytes: Buffer.from(bytes), now: clock.now() };
        return database.transaction((tx) => attachFormReceipt(tx, command));
      }),
    requestReturn: (payee) =>
      outcomeOf(async () => {
        const code = await supportCode(hmacSha256Hex, formId, verificationKey);
        const request = { ...payee, formId, supportCode: code, secrets, now: clock.now() };
        return database.transaction((tx) => requestFormReturn(tx, request));
      }),
    cancel: () =>
      outcomeOf(() => database.transaction((tx) => cancelForm(tx, { formId, now: clock.now() }))),
  };
}

const hmacSha256Hex = (key: string, message: string): string =>
  createHmac('sha256', key).update(message).digest('hex');

async function outcomeOf<Answer>(call: () => Promise<Answer>): Promise<PlainOutcome<Answer>> {
  try {
    return { ok: true, ...(await call()) };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { ok: false, code: error.code, fields: error.errors.map(({ path }) => path) };
  }
}
