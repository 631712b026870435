import type { ReactNode } from 'react';
import { Button, Dialog, Group, Popover } from 'react-aria-components';
import { CalendarIcon, Icon } from '../../components/icon/index.ts';
import { control } from '../field/Field.css.ts';
import { huggingPopover } from '../popover/Popover.css.ts';
import { box, dialog, toggle } from './Calendar.css.ts';
import { readOnly } from './DayInput.css.ts';

type PickerBoxProps = {
  readonly size: 'md' | 'lg';
  readonly isReadOnly: boolean | undefined;
  readonly children: ReactNode;
};

/** The dates of a picker, with the button that opens its calendar. */
export function PickerBox({ size, isReadOnly, children }: PickerBoxProps) {
  return (
    <Group className={`${control({ size })} ${box} ${isReadOnly === true ? readOnly : ''}`}>
      {children}
      <Button className={toggle}>
        <Icon glyph={CalendarIcon} size={16} />
      </Button>
    </Group>
  );
}

/** Where a picker's calendar floats. No distance from the window's edge: on a phone a week takes all of its width. */
export function PickerPopover({ children }: { readonly children: ReactNode }) {
  return (
    <Popover offset={4} containerPadding={0} className={huggingPopover}>
      <Dialog className={dialog}>{children}</Dialog>
    </Popover>
  );
}
