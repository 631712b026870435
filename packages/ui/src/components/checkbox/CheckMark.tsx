import { mark } from '../../parts/choice/Choice.css.ts';
import { CheckIcon, Icon, MinusIcon } from '../icon/index.ts';

type CheckMarkProps = { readonly isSelected: boolean; readonly isIndeterminate: boolean };

/** The box of a checkbox: empty, ticked, or with a dash where only some of what it stands for is chosen. */
export function CheckMark({ isSelected, isIndeterminate }: CheckMarkProps) {
  const isOn = isSelected || isIndeterminate;
  return (
    <span className={mark({ shape: 'box', isOn })}>
      {isOn && <Icon glyph={isIndeterminate ? MinusIcon : CheckIcon} size={16} />}
    </span>
  );
}
