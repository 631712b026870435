import { alertKinds } from '@tiyin/domain/alerts';
import { approvalKinds, approvalStatuses } from '@tiyin/domain/approvals';
import { flowTypes, invoiceStatuses, overPayments, shortPayments } from '@tiyin/domain/invoices';
import { currencyCodes, paymentCurrencyCodes } from '@tiyin/domain/money';
import { keyScopes, permissions, personStates } from '@tiyin/domain/permissions';
import { ticketStatuses } from '@tiyin/domain/tickets';
import { problemStatuses } from '../src/problem-codes.ts';

/** The schemas of the contract whose values are a list of `domain` or of ours. */
const lists: Readonly<Record<string, readonly string[]>> = {
  CurrencyCode: currencyCodes,
  PaymentCurrencyCode: paymentCurrencyCodes,
  InvoiceStatusCode: invoiceStatuses.map(({ code }) => code),
  FlowTypeCode: flowTypes.map(({ code }) => code),
  AlertKind: alertKinds,
  ApprovalKindCode: approvalKinds,
  ApprovalStatus: approvalStatuses,
  KeyScope: keyScopes,
  PermissionName: permissions,
  PersonState: personStates,
  ProblemCode: Object.keys(problemStatuses),
  ShortPayment: shortPayments,
  OverPayment: overPayments,
  TicketStatusCode: ticketStatuses.map(({ code }) => code),
};

/** The keys of the contract's `webhooks`. */
function webhookTypes(contract: string): string[] {
  const section = /\nwebhooks:\n(?<entries>[^]*?)\ncomponents:\n/.exec(contract)?.groups?.[
    'entries'
  ];
  return [...(section ?? '').matchAll(/^ {2}(?<type>[\w.]+):$/gm)].flatMap(
    ({ groups }) => groups?.['type'] ?? [],
  );
}

/**
 * The contract with the lists of `domain`, and the list of its own webhooks, in its enums.
 * @throws Error where a schema is not there, or has no enum.
 */
export function withDomainLists(contract: string): string {
  const filled = { ...lists, WebhookType: webhookTypes(contract) };
  return Object.entries(filled).reduce((text, [name, values]) => {
    const list = new RegExp(`(\\n    ${name}:[^\\]]*?enum:\\s*\\[)[^\\]]*\\]`);
    if (!list.test(text)) throw new Error(`The contract has no enum ${name}`);
    return text.replace(list, `$1${values.join(', ')}]`);
  }, contract);
}
