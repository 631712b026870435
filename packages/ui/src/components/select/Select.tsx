import { useId } from 'react';
import type { FocusEvent } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import { field } from '../../parts/field/Field.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { SelectButton } from './SelectButton.tsx';
import { SelectList } from './SelectList.tsx';
import { SelectValue } from './SelectValue.tsx';
import { anchor } from './Select.css.ts';
import type { SelectProps } from './select-props.ts';
import { useSelect } from './use-select.ts';

/** One of many options. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, description, errorMessage, requiredMessage, onBlur, name } = props;
  const { options, value, onChange, placeholder = say('Not selected'), layout = 'field' } = props;
  const { size = 'md', isRequired = false, isDisabled = false, autoFocus = false } = props;
  const {
    isSearchable = false,
    searchLabel = say('Search'),
    emptyText = say('Nothing found.'),
  } = props;
  const { foundText = (count) => sayWith('{count} found', { count }), onSearch, valueText } = props;
  const listId = useId();
  const dialogId = useId();
  const choose = (id: string) => {
    const option = options.find((each) => each.id === id);
    if (option) onChange(option.id);
  };
  const known = useSelect({
    options,
    value,
    isSearchable,
    onSearch,
    valueText,
    onChange: choose,
  });
  const select = { ...known, isOpen: known.isOpen && !isDisabled };
  const { isOpen, isTyped, matches, chosen, buttonRef } = select;
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    select.leave();
    onBlur?.(event);
  };
  const control = (
    <div className={anchor} onBlur={leave}>
      <SelectButton
        popupId={isSearchable ? dialogId : listId}
        {...{ label, placeholder, layout, size, isRequired, autoFocus, isSearchable, select }}
      />
      <SelectValue value={chosen?.id ?? null} {...{ name, isDisabled, buttonRef }} />
      {isOpen && (
        <SelectList
          {...{ label, isSearchable, searchLabel, emptyText, select, listId, dialogId }}
        />
      )}
      {isSearchable && (
        <VisuallyHidden>
          <span role="status">
            {isOpen && isTyped && (matches.length === 0 ? emptyText : foundText(matches.length))}
          </span>
        </VisuallyHidden>
      )}
    </div>
  );
  return (
    <AriaTextField
      {...{ isRequired, isDisabled }}
      {...(name !== undefined && { name })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      {...(layout !== 'field' && { 'aria-label': label })}
      value={toText(chosen?.id)}
      // It changes by itself only where its form is reset.
      onChange={(text) => text !== '' && choose(toId(text))}
      autoComplete="off"
      className={field}
    >
      {({ isInvalid }) =>
        layout === 'field' ? (
          <FieldFrame {...{ label, description, errorMessage, requiredMessage, isInvalid }}>
            {control}
          </FieldFrame>
        ) : (
          control
        )
      }
    </AriaTextField>
  );
}

/* Empty without a choice only: an option may have an empty id. */
const toText = (id: string | undefined): string => (id === undefined ? '' : `#${id}`);
const toId = (text: string): string => text.slice(1);
