import { RadioGroup } from './index.ts';

const options = [
  { id: 'DEPOSIT', label: 'Deposit' },
  { id: 'WITHDRAWAL', label: 'Withdrawal' },
] as const;

export const typed = (
  <RadioGroup
    label="Flow type"
    options={options}
    value="DEPOSIT"
    onChange={(value: 'DEPOSIT' | 'WITHDRAWAL') => value}
  />
);

// @ts-expect-error -- a group has a label
export const unlabelled = <RadioGroup options={options} />;

export const withUnknownOption = (
  <RadioGroup<'DEPOSIT' | 'WITHDRAWAL'>
    label="Flow type"
    options={options}
    // @ts-expect-error -- the value must be one of the options
    value="REFUND"
  />
);
