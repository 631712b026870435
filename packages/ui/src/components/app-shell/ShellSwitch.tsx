import { Focusable } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { Glyph } from '../icon/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { sayWith } from '../../locale/language/index.ts';
import { dot, switchRoom, toggle } from './ShellControls.css.ts';

export type ShellSwitchProps = {
  /** Its name, whichever the state: "Auto-retry". */
  readonly label: string;
  readonly icon: Glyph;
  /** Null while it is not known: its room is kept. */
  readonly isOn: boolean | null;
  /** Missing where the person may only see it. */
  readonly onChange?: ((isOn: boolean) => void) | undefined;
};

/** A switch of the whole system: an icon with its state, green when it is on (OFFICE-441). */
export function ShellSwitch({ icon, isOn, label, onChange }: ShellSwitchProps) {
  if (isOn === null) return <span className={switchRoom} />;
  return (
    <Tooltip
      text={sayWith(isOn ? '{label} is on' : '{label} is off', { label })}
      placement="bottom"
    >
      <Focusable>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-label={label}
          disabled={onChange === undefined}
          className={toggle}
          onClick={() => onChange?.(!isOn)}
        >
          <Icon glyph={icon} />
          <span className={dot({ isOn })} />
        </button>
      </Focusable>
    </Tooltip>
  );
}
