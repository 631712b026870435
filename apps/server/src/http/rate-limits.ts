import type { Operation, OperationId } from '@tiyin/api/operations';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../outside/client-network.ts';

/** Calls a minute, from one address, or by one API key where the operation takes one. */
const perMinute: Readonly<Partial<Record<OperationId, number>>> = {
  login: 30,
  beginPasskeySignIn: 60,
  signInWithPasskey: 30,
  // Each makes us call the provider.
  beginOidcSignIn: 30,
  beginOidcStepUp: 30,
  finishOidc: 30,
  logoutByOidc: 30,
  // Each requires a password, which must not be guessed here either.
  changePassword: 30,
  readInvitation: 30,
  acceptInvitation: 30,
  stepUp: 30,
  beginTwoFactor: 30,
  confirmTwoFactor: 30,
  turnOffTwoFactor: 30,
  initForm: 120,
  requestFormCredential: 120,
  completeForm: 60,
  getFormStatus: 240,
  cancelForm: 60,
  // People write slowly: a retry or two, and several customers behind one address.
  openFormTicket: 20,
  attachFormReceipt: 20,
  requestFormReturn: 20,
  createForm: 600,
  createPayout: 600,
  createRefund: 600,
  listFormSbpBanks: 60,
  getMerchantInvoice: 1200,
  cancelMerchantInvoice: 600,
  reportAsProvider: 3000,
  // It makes us call an address that a person named.
  testCallback: 30,
};

/** Payment pages a minute, from one address: as many as forms may be opened by `initForm`. */
const pagesPerMinute = 120;

/** Posts of the plain payment pages a minute, from one address: as many as there may be calls to complete a form. */
const postsPerMinute = 60;

/** Reports of a browser a minute, from one address: a page that is attacked sends several. */
const policyReportsPerMinute = 30;

/** The route option that limits how often one address may report. */
export function policyReportRateLimit(isLimited: boolean) {
  return isLimited ? { rateLimit: { max: policyReportsPerMinute, timeWindow: 60_000 } } : {};
}

/** The route option that limits how often one address may post to the plain payment pages. */
export function plainPostRateLimit(isLimited: boolean) {
  return isLimited ? { rateLimit: { max: postsPerMinute, timeWindow: 60_000 } } : {};
}

/** The route option that limits how often one address is sent a payment page. */
export function pageRateLimit(isLimited: boolean) {
  return isLimited ? { rateLimit: { max: pagesPerMinute, timeWindow: 60_000 } } : {};
}

/** The route option that limits an operation's rate; others are not limited. */
export function rateLimitOf(
  { operationId, permission }: Pick<Operation, 'operationId' | 'permission'>,
  isLimited: boolean,
) {
  const max = perMinute[operationId];
  if (max === undefined || !isLimited) return {};
  // Only where the key was checked before: elsewhere a caller could have a new limit with every call.
  const isByKey = permission === 'merchant-key';
  const keyGenerator = ({ headers, ip }: FastifyRequest) =>
    `${operationId}:${isByKey ? headers.authorization : clientNetwork(ip)}`;
  return { rateLimit: { max, timeWindow: 60_000, keyGenerator } };
}
