import { lazyScreen, preloadChunk } from '../../../routing/lazy-screen.ts';

/* Fields of a terminal that few people may change: everybody else reads them. All are one chunk. */

const load = () => import('./edited-fields.ts');
const loadAttributes = async () => (await load()).AttributesTable;
const loadRules = async () => (await load()).PaymentRuleFields;
const loadMethods = async () => (await load()).MethodLines;
const loadMaxAdjustment = async () => (await load()).MaxAdjustmentField;
const loadThresholds = async () => (await load()).ThresholdFields;
const loadProductionSwitch = async () => (await load()).ProductionSwitch;
const loadSaveBar = async () => (await load()).SaveBar;
const loadNotice = async () => (await import('../../../session/ApprovalNotice.tsx')).ApprovalNotice;

export const AttributesTable = lazyScreen('attributes-table', loadAttributes);
export const PaymentRuleFields = lazyScreen('payment-rule-fields', loadRules);
export const MethodLines = lazyScreen('method-lines', loadMethods);
export const MaxAdjustmentField = lazyScreen('max-adjustment', loadMaxAdjustment);
export const ThresholdFields = lazyScreen('threshold-fields', loadThresholds);
export const ProductionSwitch = lazyScreen('production-switch', loadProductionSwitch);
export const SaveBar = lazyScreen('save-bar', loadSaveBar);
/** Closed at first, and loaded after all else. */
export const TerminalHistory = lazyScreen(
  'terminal-history',
  async () => (await import('./TerminalHistory.tsx')).TerminalHistory,
);
/** Of fees: shown once they were changed. */
export const ApprovalNotice = lazyScreen('approval-notice', loadNotice);

/** Loads them while the list and the terminal itself are loading, so that the page does not move when they come. */
export function preloadFields(): void {
  const fields = [
    loadMaxAdjustment,
    loadAttributes,
    loadRules,
    loadMethods,
    loadThresholds,
    loadProductionSwitch,
    loadSaveBar,
    loadNotice,
  ];
  for (const loadField of fields) {
    // Where it fails, the place of the fields says so.
    preloadChunk(loadField).catch(() => undefined);
  }
}
