import { mark } from '../../parts/choice/Choice.css.ts';
import { CheckIcon, Icon, MinusIcon } from '../icon/index.ts';

type CheckMarkProps = { readonly isSelected: boolean; readonly isIndeterminate: boolean };

/** The box of a checkbox: empty, ticked, or with a dash when only some of its items are chosen. */
export function CheckMark({ isSelected, isIndeterminate }: CheckMarkProps) {
  const isOn = isSelected || isIndeterminate;
  return (
    <span className={mark({ shape: 'box', isOn })}>
      {isOn && <Icon glyph={isIndeterminate ? MinusIcon : CheckIcon} size={16} />}
    </span>
  );
}
