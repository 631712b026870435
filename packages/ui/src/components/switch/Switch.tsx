import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import { choice, target, words } from '../../parts/choice/Choice.css.ts';
import { CheckIcon, Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { below, row, thumb, track } from './Switch.css.ts';

/** What a switch takes. Its label names what is on or off, and stays the same: "Auto-retry". */
export type SwitchProps = Pick<
  SwitchFieldProps,
  | 'name'
  | 'value'
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isDisabled'
  | 'isReadOnly'
  | 'autoFocus'
> & {
  readonly label: string;
  /** What follows from it being on; below the label. */
  readonly description?: string;
  /** Default: `end`, after the switch; `start` for a list of settings, with the switches at the far end. */
  readonly labelPosition?: 'start' | 'end';
  /** Takes the room that there is: in a cell, all of it switches. */
  readonly isWide?: boolean;
  /** A change is on its way: shows what was asked for, keeps the focus, and takes no other change. */
  readonly isPending?: boolean;
  /** Said to a screen reader when the wait begins. */
  readonly pendingLabel?: string;
};

/** Something that is on or off, and acts at once. */
export function Switch({
  label,
  description,
  labelPosition = 'end',
  isWide = false,
  isPending = false,
  isReadOnly = false,
  pendingLabel = 'Saving',
  ...aria
}: SwitchProps) {
  return (
    <SwitchField {...aria} isReadOnly={isReadOnly || isPending} className={choice}>
      <SwitchButton className={`${target} ${row({ labelPosition, isWide })}`}>
        {({ isSelected }) => (
          <>
            {/* On has a tick, so that it is told by more than its colour and side. */}
            <span className={track({ isOn: isSelected, isFixed: isReadOnly })}>
              <span aria-hidden className={thumb({ isOn: isSelected, isFixed: isReadOnly })}>
                {isPending ? (
                  <Spinner label={pendingLabel} size="sm" />
                ) : (
                  isSelected && <Icon glyph={CheckIcon} size={16} />
                )}
              </span>
            </span>
            <span className={words}>{label}</span>
          </>
        )}
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className={below({ labelPosition })}>
          {description}
        </Text>
      )}
      <VisuallyHidden>
        <span role="status">{isPending ? pendingLabel : ''}</span>
      </VisuallyHidden>
    </SwitchField>
  );
}
