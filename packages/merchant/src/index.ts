export { Endpoints } from './endpoints.ts';
export type {
  ClockAdvance,
  CreateFormRequest,
  CreatePayoutRequest,
  CreateRefundRequest,
  CreatedForm,
  EndpointChange,
  EndpointEvent,
  EndpointRequest,
  InvoiceAmountChanged,
  InvoiceStatusChanged,
  MerchantEvent,
  MerchantEventList,
  MerchantInvoice,
  MerchantRefund,
  MerchantSettlement,
  MerchantTerminal,
  OrderProblem,
  RefundStatusChanged,
  SentAgain,
  SettlementCreated,
  WebhookEndpoint,
  WebhookSecret,
  WebhookType,
} from './generated/contract.ts';
export { TiyinProblem } from './problem.ts';
export type { TiyinOptions } from './send.ts';
export { type EventsFrom, type InvoiceFilter, type OrderOptions, Tiyin } from './tiyin.ts';
export {
  type ReceivedWebhook,
  type Webhook,
  WebhookError,
  type WebhookHeaders,
  verifyWebhook,
} from './webhooks.ts';
