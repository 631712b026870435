import type { FormId } from '@tiyin/domain/ids';
import { amountFromWire } from '@tiyin/domain/money';
import { attachFormReceipt } from '../payments/form/attach-form-receipt.ts';
import { cancelForm } from '../payments/form/cancel-form.ts';
import { completeForm } from '../payments/form/complete-form.ts';
import { formStatus } from '../payments/form/form-status.ts';
import { initForm } from '../payments/form/init-form.ts';
import { issueRequisites } from '../payments/form/issue-requisites.ts';
import { listSbpBanks } from '../payments/form/sbp-banks.ts';
import { requestFormReturn } from '../payments/form/request-form-return.ts';
import { readReceiptFile } from '../tickets/ticket-receipt.ts';
import { originOf } from '../config/read-origins.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { openFormTicket } from '../payments/form/open-form-ticket.ts';
import type { HandlersOf } from './handler.ts';

type FormInput = {
  readonly path: { readonly formId: FormId };
  readonly body: { readonly formId: FormId };
};

/** The form id, equal in path and body. */
function formIdOf({ path, body }: FormInput): FormId {
  if (body.formId === path.formId) return path.formId;
  throw notAllowed('/formId', 'This is not the form of the path');
}

/** The operations of the tag form. */
export const formOperations: HandlersOf<'form'> = {
  initForm({ path: { formId } }, _caller, { database, clock, config, secrets }) {
    const question = { formId, secrets, publicUrl: originOf('payform', config), now: clock.now() };
    return database.transaction((tx) => initForm(tx, question));
  },

  requestFormCredential(input, { client }, { database, clock, secrets }) {
    const command = {
      ...input.body,
      formId: formIdOf(input),
      amount: amountFromWire(input.body.amount),
      network: client.network,
      secrets,
      now: clock.now(),
    };
    return database.transaction((tx) => issueRequisites(tx, command));
  },

  async completeForm(input, _caller, { database, clock, secrets }) {
    const { pressedAt, ...body } = input.body;
    const command = {
      ...body,
      formId: formIdOf(input),
      pressedAt: pressedAt === undefined ? undefined : new Date(pressedAt),
      secrets,
      now: clock.now(),
    };
    const { isPossible, successUrl } = await database.transaction((tx) =>
      completeForm(tx, command),
    );
    // After the commit: the invoice stays declined.
    if (!isPossible) throw new ProblemError('payment_not_possible');
    return { successUrl };
  },

  getFormStatus({ path: { formId } }, _caller, { database, clock }) {
    return database.transaction((tx) => formStatus(tx, { formId, now: clock.now() }));
  },

  cancelForm({ path: { formId } }, _caller, { database, clock }) {
    return database.transaction((tx) => cancelForm(tx, { formId, now: clock.now() }));
  },

  openFormTicket(input, _caller, { database, clock }) {
    const command = { ...input.body, formId: formIdOf(input), now: clock.now() };
    return database.transaction((tx) => openFormTicket(tx, command));
  },

  async attachFormReceipt(
    { path: { formId }, query: { kind }, body },
    _caller,
    { database, clock },
  ) {
    const bytes = await readReceiptFile(body);
    const command = { formId, kind, bytes, now: clock.now() };
    return database.transaction((tx) => attachFormReceipt(tx, command));
  },

  requestFormReturn(input, _caller, { database, clock, secrets }) {
    const command = { ...input.body, formId: formIdOf(input), secrets, now: clock.now() };
    return database.transaction((tx) => requestFormReturn(tx, command));
  },

  listFormSbpBanks({ path: { formId } }, _caller, { database, clock }) {
    return database.transaction((tx) => listSbpBanks(tx, { formId, now: clock.now() }));
  },
};
