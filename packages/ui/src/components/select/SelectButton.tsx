import { useId } from 'react';
import { Button, SelectValue } from 'react-aria-components';
import { control } from '../../parts/field/Field.css.ts';
import { ChevronDownIcon, Icon } from '../icon/index.ts';
import { chevron, inlineLabel, trigger, value } from './Select.css.ts';

type SelectButtonProps = {
  readonly size: 'sm' | 'md' | 'lg';
  readonly isInvalid: boolean;
  /** Shown inside, and then the first part of the button's name, as it is read. */
  readonly label?: string;
};

/** The closed select: what is chosen, and that there is more. */
export function SelectButton({ size, isInvalid, label }: SelectButtonProps) {
  const labelId = useId();
  const valueId = useId();
  const naming = label === undefined ? {} : { 'aria-labelledby': `${labelId} ${valueId}` };
  return (
    <Button {...naming} className={`${control({ size, isInvalid })} ${trigger}`}>
      {label !== undefined && (
        <span id={labelId} className={inlineLabel}>
          {label}
        </span>
      )}{' '}
      <SelectValue {...(label !== undefined && { id: valueId })} className={value} />
      <span className={chevron}>
        <Icon glyph={ChevronDownIcon} size={16} />
      </span>
    </Button>
  );
}
