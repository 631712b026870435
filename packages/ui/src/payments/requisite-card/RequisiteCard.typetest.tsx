import { RequisiteCard } from './index.ts';

const card = { method: 'Humo', methodName: 'Humo' } as const;

export const kept = [
  <RequisiteCard key="read" {...card} cardNumber="9860120115551234" label="Card number" />,
  <RequisiteCard key="edit" {...card} mode="editable" field={<input aria-label="Card number" />} />,
];

export const broken = [
  // @ts-expect-error requisites to be read have a number
  <RequisiteCard key="number" {...card} label="Card number" />,
  // @ts-expect-error a number needs its kind
  <RequisiteCard key="label" {...card} cardNumber="9860120115551234" />,
  // @ts-expect-error requisites to be filled in have a field
  <RequisiteCard key="field" {...card} mode="editable" />,
  // @ts-expect-error and no number beside it
  <RequisiteCard key="both" {...card} mode="editable" field={<input />} cardNumber="9860" />,
  // @ts-expect-error an amount is nothing without its currency: Money knows both
  <RequisiteCard key="sum" {...card} cardNumber="9860" label="Card number" currency="UZS" />,
];
