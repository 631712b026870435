import { lazyScreen } from '../../../routing/lazy-screen.ts';

/* Fields of a terminal that few people may change: everybody else reads them. */

export const AttributesTable = lazyScreen(
  'attributes-table',
  async () => (await import('./AttributesTable.tsx')).AttributesTable,
);

export const PaymentRuleFields = lazyScreen(
  'payment-rule-fields',
  async () => (await import('./PaymentRuleFields.tsx')).PaymentRuleFields,
);

export const MethodLines = lazyScreen(
  'method-lines',
  async () => (await import('./MethodLines.tsx')).MethodLines,
);

export const ThresholdFields = lazyScreen(
  'threshold-fields',
  async () => (await import('./ThresholdFields.tsx')).ThresholdFields,
);
