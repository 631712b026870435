import {
  attachFormReceipt,
  listFormSbpBanks,
  openFormTicket,
  requestFormReturn,
} from '@tiyin/api/calls/form';
import { createFetchClient } from '@tiyin/api/fetch-client';
import { supportCode } from '@tiyin/domain/requisites';
import { hmacSha256Hex } from '../form/hmac.ts';
import { outcomeOf } from '../form/outcome.ts';
import type { SupportCalls } from './support-calls.ts';

/** The calls of a form for what follows its payment; the support code proves that the page is the customer's (FORM-16). */
export function callSupport(formId: string, verificationKey: string): SupportCalls {
  const client = createFetchClient();
  const withCode = async <Body>(body: Body) => ({
    formId,
    body: {
      ...body,
      formId,
      supportCode: await supportCode(hmacSha256Hex, formId, verificationKey),
    },
  });
  return {
    send: (description, signal) =>
      outcomeOf(
        withCode({ description }).then((input) => openFormTicket(client, input, { signal })),
      ),
    attach: (body, kind, signal) =>
      outcomeOf(attachFormReceipt(client, { formId, kind, body }, { signal })),
    requestReturn: (payee, signal) =>
      outcomeOf(withCode(payee).then((input) => requestFormReturn(client, input, { signal }))),
    banks: (signal) => outcomeOf(listFormSbpBanks(client, { formId }, { signal })),
  };
}
