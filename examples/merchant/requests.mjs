// Turns form fields into requests to Tiyin, and Tiyin's refusals into messages.
import { TiyinProblem } from '@tiyin/merchant';
import { Refusal } from './http.mjs';
import { settings } from './settings.mjs';

/** An invalid order: a message, and the errors by field name. */
export class OrderRefused extends Refusal {
  /**
   * @param {string} message
   * @param {Record<string, string>} errors
   */
  constructor(message, errors) {
    super(422, message);
    this.errors = errors;
  }
}

/**
 * The request for a deposit, from the id of its order.
 * @param {URLSearchParams} fields
 * @param {string} origin where the shop is reached
 * @returns {(orderId: string) => import('@tiyin/merchant').CreateFormRequest}
 */
export function depositRequest(fields, origin) {
  const amount = readAmount(fields);
  return (orderId) => {
    const orderPage = `${origin}/orders/${orderId}`;
    return {
      terminalId: settings.depositTerminalId,
      type: 'Deposit',
      amount,
      canChangeAmount: false,
      merchantInvoiceId: orderId,
      customer: { externalId: 'customer-1' },
      // The page always requests the status from Tiyin: the return address proves nothing.
      successUrl: orderPage,
      cancelUrl: orderPage,
      errorUrl: orderPage,
      callbackUrl: `${origin}/callbacks`,
    };
  };
}

/**
 * The request for a payout, from the id of its order.
 * @param {URLSearchParams} fields
 * @param {string} origin where the shop is reached
 * @returns {(orderId: string) => import('@tiyin/merchant').CreatePayoutRequest}
 */
export function payoutRequest(fields, origin) {
  const amount = readAmount(fields);
  return (orderId) => ({
    terminalId: settings.payoutTerminalId,
    amount,
    merchantInvoiceId: orderId,
    customer: { externalId: 'customer-1' },
    paymentMethodName: fields.get('paymentMethodName') ?? '',
    credential: fields.get('credential') ?? '',
    callbackUrl: `${origin}/callbacks`,
  });
}

/**
 * In minor units, which is how Tiyin counts: 1 soʻm is 100 tiyin.
 * @param {URLSearchParams} fields
 */
function readAmount(fields) {
  const [, whole, hundredths = '00'] =
    /^([1-9]\d{0,8})(?:\.(\d\d))?$/.exec(fields.get('amount') ?? '') ?? [];
  if (whole !== undefined) return Number(`${whole}${hundredths}`);
  const message = 'Type an amount, like 50000 or 50000.00.';
  throw new OrderRefused(message, { amount: message });
}

/**
 * The message of a refusal; undefined for another failure (the network, the server, a wrong API
 * key), after which the request may be repeated.
 * @param {unknown} error
 */
export function readRefusal(error) {
  if (!(error instanceof TiyinProblem)) return undefined;
  switch (error.code) {
    case 'insufficient_funds':
      return new OrderRefused(
        'The balance is too small for this amount and its fee. Nothing was paid out.',
        {},
      );
    case 'amount_outside_limits':
    case 'bank_unknown':
    case 'credential_not_valid':
    case 'method_not_offered':
    case 'terminal_flow_differs':
    case 'terminal_unknown':
    case 'not_allowed':
    case 'validation_failed': {
      const errors = error.errors.map(({ path, message }) => [path.slice(1), message]);
      return new OrderRefused(error.message, Object.fromEntries(errors));
    }
    default:
      return undefined;
  }
}
