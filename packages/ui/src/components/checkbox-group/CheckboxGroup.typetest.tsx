import { CheckboxGroup } from './index.ts';

const options = [
  { id: 'NEW', label: 'New' },
  { id: 'DONE', label: 'Done' },
] as const;

export const typed = (
  <CheckboxGroup
    label="Status"
    options={options}
    value={['DONE']}
    onChange={(value: readonly ('NEW' | 'DONE')[]) => value}
  />
);

// @ts-expect-error -- a group has a label
export const unlabelled = <CheckboxGroup options={options} />;

export const withUnknownOption = (
  <CheckboxGroup<'NEW' | 'DONE'>
    label="Status"
    options={options}
    // @ts-expect-error -- the value must be one of the options
    value={['LATE']}
  />
);
