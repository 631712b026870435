import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import type { SwitchFieldProps } from 'react-aria-components';
import { choice, target, words } from '../../parts/choice/Choice.css.ts';
import { CheckIcon, Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say } from '../../locale/language/index.ts';
import { below, row, thumb, track } from './Switch.css.ts';

/** The label names the setting and stays the same: "Auto-retry". */
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
  /** The effect of switching it on; below the label. */
  readonly description?: string;
  /** Default: `end`, after the switch; `start` for a list of settings, with the switches at the far end. */
  readonly labelPosition?: 'start' | 'end';
  /** Takes the room that there is: in a cell, all of it switches. */
  readonly isWide?: boolean;
  /** A change is being saved: shows the new state, keeps the focus, and ignores presses. */
  readonly isPending?: boolean;
  /** Announced when saving starts. */
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
  pendingLabel = say('Saving'),
  ...aria
}: SwitchProps) {
  return (
    <SwitchField {...aria} isReadOnly={isReadOnly || isPending} className={choice}>
      <SwitchButton className={`${target} ${row({ labelPosition, isWide })}`}>
        {({ isSelected }) => (
          <>
            {/* On has a tick, so that the state does not depend on colour and side only. */}
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
