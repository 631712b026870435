import type {
  FormCompleteAnswer,
  FormCompleteRequest,
  FormCredentialAnswer,
  FormCredentialRequest,
  FormInit,
  FormStatusAnswer,
  FormTicket,
  FormTicketRequest,
  SbpBankList,
} from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { cancelForm } from '../payments/form/cancel-form.ts';
import { completeForm } from '../payments/form/complete-form.ts';
import { formStatus } from '../payments/form/form-status.ts';
import { initForm } from '../payments/form/init-form.ts';
import { issueRequisites } from '../payments/form/issue-requisites.ts';
import { listSbpBanks } from '../payments/form/sbp-banks.ts';
import { ProblemError, notAllowed } from '../problem.ts';
import { openFormTicket } from '../tickets/open-form-ticket.ts';
import { type OperationHandler, validated } from './request.ts';

function formIdOf(request: FastifyRequest): string {
  return validated<{ formId: string }>(request, 'params').formId;
}

/** The form id in the body is the one in the path. */
function requireSameForm(request: FastifyRequest, formId: string): string {
  if (formId !== formIdOf(request)) throw notAllowed('/formId', 'This is not the form of the path');
  return formId;
}

/** The operations of the tag form. */
export function formOperations({ database, clock, secrets, config }: ServerContext) {
  const init: OperationHandler = (request): Promise<FormInit> =>
    database.transaction((tx) =>
      initForm(tx, {
        formId: formIdOf(request),
        secrets,
        publicUrl: config.publicUrl,
        now: clock.now(),
      }),
    );

  const credential: OperationHandler = (request): Promise<FormCredentialAnswer> => {
    const body = validated<FormCredentialRequest>(request, 'body');
    const order = {
      ...body,
      formId: requireSameForm(request, body.formId),
      amount: amountFromWire(body.amount),
      secrets,
      now: clock.now(),
    };
    return database.transaction((tx) => issueRequisites(tx, order));
  };

  const complete: OperationHandler = async (request): Promise<FormCompleteAnswer> => {
    const body = validated<FormCompleteRequest>(request, 'body');
    const formId = requireSameForm(request, body.formId);
    const completion = { ...body, formId, secrets, now: clock.now() };
    const { isPossible, successUrl } = await database.transaction((tx) =>
      completeForm(tx, completion),
    );
    // Said only now: that it was declined is kept.
    if (!isPossible) throw new ProblemError('payment_not_possible');
    return { successUrl };
  };

  const status: OperationHandler = (request): Promise<FormStatusAnswer> =>
    database.transaction((tx) => formStatus(tx, { formId: formIdOf(request), now: clock.now() }));

  const cancel: OperationHandler = (request): Promise<FormStatusAnswer> =>
    database.transaction((tx) => cancelForm(tx, { formId: formIdOf(request), now: clock.now() }));

  const banks: OperationHandler = (request): Promise<SbpBankList> =>
    database.transaction((tx) => listSbpBanks(tx, { formId: formIdOf(request), now: clock.now() }));

  const ticket: OperationHandler = async (request, reply): Promise<FormTicket> => {
    const body = validated<FormTicketRequest>(request, 'body');
    const order = { ...body, formId: requireSameForm(request, body.formId), now: clock.now() };
    const opened = await database.transaction((tx) => openFormTicket(tx, order));
    reply.code(201);
    return opened;
  };

  return {
    initForm: init,
    requestFormCredential: credential,
    completeForm: complete,
    getFormStatus: status,
    cancelForm: cancel,
    openFormTicket: ticket,
    listFormSbpBanks: banks,
  };
}
