import { lazyScreen, preloadChunk } from '../../../routing/lazy-screen.ts';

/* Fields of a terminal that few people may change: everybody else reads them. */

const loadAttributes = async () => (await import('./AttributesTable.tsx')).AttributesTable;
const loadRules = async () => (await import('./PaymentRuleFields.tsx')).PaymentRuleFields;
const loadMethods = async () => (await import('./MethodLines.tsx')).MethodLines;
const loadMaxAdjustment = async () => (await import('./MaxAdjustmentField.tsx')).MaxAdjustmentField;
const loadThresholds = async () => (await import('./ThresholdFields.tsx')).ThresholdFields;
const loadSaveBar = async () => (await import('@tiyin/ui/save-bar')).SaveBar;
const loadNotice = async () => (await import('../../../session/ApprovalNotice.tsx')).ApprovalNotice;

export const AttributesTable = lazyScreen('attributes-table', loadAttributes);
export const PaymentRuleFields = lazyScreen('payment-rule-fields', loadRules);
export const MethodLines = lazyScreen('method-lines', loadMethods);
export const MaxAdjustmentField = lazyScreen('max-adjustment', loadMaxAdjustment);
export const ThresholdFields = lazyScreen('threshold-fields', loadThresholds);
export const SaveBar = lazyScreen('save-bar', loadSaveBar);
/** Closed at first, and loaded after all else. */
export const TerminalHistory = lazyScreen(
  'terminal-history',
  async () => (await import('./TerminalHistory.tsx')).TerminalHistory,
);
/** Of fees: shown once they were changed. */
export const ApprovalNotice = lazyScreen('approval-notice', loadNotice);

/** Loads them while the terminal itself is loading, so that the page does not move when they come. */
export function preloadFields(): void {
  const fields = [
    loadMaxAdjustment,
    loadAttributes,
    loadRules,
    loadMethods,
    loadThresholds,
    loadSaveBar,
    loadNotice,
  ];
  for (const load of fields) {
    // Where it fails, the place of the fields says so.
    preloadChunk(load).catch(() => undefined);
  }
}
