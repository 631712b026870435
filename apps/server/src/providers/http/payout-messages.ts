import type { ProviderReason } from '@tiyin/api/types';
import type { AccountId, PayoutId, ReturnId } from '@tiyin/domain/ids';
import { amountToWire, type MinorUnits } from '@tiyin/domain/money';
import { unknown as anything, enums, is, optional, string, type } from 'superstruct';
import type { CallAnswer, OutgoingCall } from '../../outside/call-out.ts';
import { readProviderReason } from './provider-reason.ts';
import type { HttpProvider } from './read-http-provider.ts';
import { signedHeaders } from './signature.ts';

/** A payout in its provider's request. */
export type RequestedPayout = {
  /** Its id here, and its idempotency key there. */
  readonly payoutId: PayoutId | ReturnId;
  readonly accountId: AccountId;
  /** Minor units. */
  readonly amount: MinorUnits;
  readonly currency: string;
  /** The name of the payment method. */
  readonly method: string;
  /** Card or phone of the payee, in digits. */
  readonly credential: string;
  readonly bankName: string | undefined;
};

/**
 * The meaning of a provider's response about a payout. `unknown` is not a refusal: it may have been
 * paid (ROUTING-37). `missing`: the provider does not know it.
 */
export type PayoutAnswer =
  | {
      readonly state: 'accepted' | 'paid' | 'refused';
      readonly externalId?: string | undefined;
      /** Of a refusal. */
      readonly reason?: ProviderReason | undefined;
    }
  | { readonly state: 'unknown' | 'missing' };

const unknown: PayoutAnswer = { state: 'unknown' };

const answerStruct = type({
  status: enums(['accepted', 'paid', 'refused']),
  transferId: optional(string()),
  reason: anything(),
});

/**
 * The call that requests a payout: the same payout always with the same key, so that it is paid
 * once.
 */
export function payoutCall(
  provider: HttpProvider,
  requested: RequestedPayout,
  now: Date,
): OutgoingCall {
  const { payoutId, amount, bankName, ...rest } = requested;
  const body = JSON.stringify({
    transactionId: payoutId,
    ...rest,
    amount: amountToWire(amount),
    ...(bankName !== undefined && { bankName }),
  });
  return {
    url: `${provider.url}/payouts`,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Tiyin',
      'idempotency-key': payoutId,
      ...signedHeaders({ id: payoutId, body }, provider.signingSecrets, now),
    },
    body,
  };
}

/** The call that requests the status of a payout. */
export function statusCall(
  provider: HttpProvider,
  payoutId: PayoutId | ReturnId,
  now: Date,
): OutgoingCall {
  const signed = signedHeaders({ id: payoutId, body: '' }, provider.signingSecrets, now);
  return {
    method: 'GET',
    url: `${provider.url}/payouts/${payoutId}`,
    headers: { 'user-agent': 'Tiyin', ...signed },
    body: '',
  };
}

/** Statuses of temporary failures: with any body, the payout may still be made. */
const passing: readonly number[] = [408, 409, 429];

/**
 * Parses the response to `payoutCall`: below 500 a refusal counts only if its body says so
 * explicitly.
 */
export function readPayoutAnswer(answer: CallAnswer): PayoutAnswer {
  const said = bodyOf(answer);
  if (!said || !('statusCode' in answer)) return unknown;
  const { statusCode } = answer;
  if (statusCode >= 200 && statusCode < 300) return said;
  const isVerdict = statusCode >= 400 && statusCode < 500 && !passing.includes(statusCode);
  return isVerdict && said.state === 'refused' ? said : unknown;
}

/** Reads the answer to `statusCall`. */
export function readStatusAnswer(answer: CallAnswer): PayoutAnswer {
  if (!('statusCode' in answer)) return unknown;
  if (answer.statusCode === 404) return { state: 'missing' };
  const isSuccess = answer.statusCode >= 200 && answer.statusCode < 300;
  return (isSuccess && bodyOf(answer)) || unknown;
}

function bodyOf(answer: CallAnswer): PayoutAnswer | undefined {
  if (!('statusCode' in answer)) return undefined;
  try {
    const body: unknown = JSON.parse(answer.text);
    if (!is(body, answerStruct)) return undefined;
    // As text that a database can keep.
    const externalId = body.transferId?.replaceAll('\u0000', '\uFFFD');
    const reason = body.status === 'refused' ? readProviderReason(body.reason) : undefined;
    return { state: body.status, externalId, ...(reason && { reason }) };
  } catch {
    return undefined;
  }
}
