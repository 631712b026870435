import { openFormTicket } from '@tiyin/api/calls/form';
import { createFetchClient } from '@tiyin/api/fetch-client';
import type { FormTicket } from '@tiyin/api/types';
import { supportCode } from '@tiyin/domain/requisites';
import { hmacSha256Hex } from '../form/hmac.ts';
import { type Outcome, outcomeOf } from '../form/outcome.ts';

type Message = {
  readonly formId: string;
  readonly verificationKey: string;
  readonly description: string;
};

/**
 * Opens a ticket with the customer's text; the support code proves that the page is theirs
 * (FORM-16).
 */
export function sendTicket(message: Message, signal: AbortSignal): Promise<Outcome<FormTicket>> {
  return outcomeOf(open(message, signal));
}

async function open(
  { formId, verificationKey, description }: Message,
  signal: AbortSignal,
): Promise<FormTicket> {
  const code = await supportCode(hmacSha256Hex, formId, verificationKey);
  const body = { formId, description, supportCode: code };
  return openFormTicket(createFetchClient(), { formId, body }, { signal });
}
