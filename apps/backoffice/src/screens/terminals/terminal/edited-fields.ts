/* Fields of a terminal that few people may change, and what they need, in one chunk. */
export { SaveBar } from '@tiyin/ui/save-bar';
export { AttributesTable } from './AttributesTable.tsx';
export { MaxAdjustmentField } from './MaxAdjustmentField.tsx';
export { MethodLines } from './MethodLines.tsx';
export { PaymentRuleFields } from './PaymentRuleFields.tsx';
export { ProductionSwitch } from './ProductionSwitch.tsx';
export { ThresholdFields } from './ThresholdFields.tsx';
