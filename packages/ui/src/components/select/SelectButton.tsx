import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { InputContext, useSlottedContext } from 'react-aria-components';
import { control } from '../../parts/field/Field.css.ts';
import { optionId } from '../../parts/list-box/index.ts';
import { ChevronDownIcon, Icon } from '../icon/index.ts';
import type { SelectProps } from './select-props.ts';
import {
  chevron,
  inlineLabel,
  segment,
  segmentLabel,
  trigger,
  value as valueClass,
} from './Select.css.ts';
import type { SelectState } from './use-select.ts';

type SelectButtonProps = Required<
  Pick<
    SelectProps<string>,
    'label' | 'placeholder' | 'layout' | 'size' | 'isRequired' | 'autoFocus' | 'isSearchable'
  >
> & {
  readonly select: SelectState;
  /** Of the list, or of the dialog that it is in. */
  readonly popupId: string;
};

/**
 * The closed select: the current choice. The form input is visually hidden; the name and the
 * description belong to this button.
 */
export function SelectButton(props: SelectButtonProps) {
  const { label, placeholder, layout, size, isRequired, autoFocus, isSearchable } = props;
  const { select, popupId } = props;
  const { isOpen, matches, active, chosen, buttonRef } = select;
  const input = useSlottedContext(InputContext);
  const isInvalid = Boolean(input?.['aria-invalid']);
  const isDisabled = input?.disabled === true;
  const hasPopup = isOpen && (isSearchable || matches.length > 0);
  const option = hasPopup && !isSearchable ? matches[active] : undefined;
  return (
    <button
      ref={buttonRef}
      id={useId()}
      type="button"
      role="combobox"
      aria-label={input?.['aria-label']}
      aria-labelledby={input?.['aria-labelledby']}
      aria-describedby={input?.['aria-describedby']}
      aria-haspopup={isSearchable ? 'dialog' : 'listbox'}
      aria-expanded={hasPopup}
      aria-controls={hasPopup ? popupId : undefined}
      aria-activedescendant={option && optionId(popupId, option.id)}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- requested by the page
      autoFocus={autoFocus}
      className={`${layout === 'segment' ? segment : control({ size, isInvalid })} ${trigger}`}
      // The press closes it; were the focus lost before, it would open it again.
      onMouseDown={(event) => isOpen && event.preventDefault()}
      onClick={select.toggle}
      onKeyDown={select.pressButton}
      onKeyUp={keepFromPress}
    >
      {layout !== 'field' && (
        <span aria-hidden="true" className={layout === 'segment' ? segmentLabel : inlineLabel}>
          {label}
        </span>
      )}
      <span data-placeholder={chosen ? undefined : true} className={valueClass}>
        {chosen?.label ?? placeholder}
      </span>
      <span className={chevron}>
        <Icon glyph={ChevronDownIcon} size={16} />
      </span>
    </button>
  );
}

/* Space acted on keydown; Firefox would press the button on keyup. */
function keepFromPress(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
