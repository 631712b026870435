import { useId, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldFrame, useFormReset, useRevalidation } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';
import { optionId, useOptionSearch } from '../../parts/list-box/index.ts';
import { say, sayWith } from '../../locale/language/index.ts';
import { anchor } from './ComboBox.css.ts';
import { ComboBoxEnd } from './ComboBoxEnd.tsx';
import { ComboBoxStatus } from './ComboBoxStatus.tsx';
import { ComboBoxOptions } from './ComboBoxOptions.tsx';
import type { ComboBoxProps } from './combo-box-props.ts';

/**
 * Chooses one of very many options by typing a part of its name. Typing searches and changes
 * nothing: the text is discarded when the field loses focus, unless it is the full name of an
 * option. Deleting all of it, or pressing the clear button, clears the choice.
 */
export function ComboBox<Id extends string>({
  label,
  description,
  errorMessage,
  requiredMessage,
  options,
  value,
  onChange,
  onSearch,
  valueText,
  name,
  placeholder,
  size = 'md',
  typedAtFirst = '',
  isOpenAtFirst = false,
  isLoading = false,
  loadingText = say('Loading…'),
  emptyText = say('Nothing found.'),
  foundText = (count) => sayWith('{count} found', { count }),
  clearLabel = sayWith('Clear {label}', { label }),
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
}: ComboBoxProps<Id>) {
  const listId = useId();
  const anchorRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useRevalidation(inputRef, value);
  const search = useOptionSearch({
    options,
    value,
    onChange,
    onSearch,
    valueText,
    typedAtFirst,
    isOpenAtFirst,
    typing: 'search',
    arrowEnters: true,
    isStale: isLoading,
  });
  const [initial] = useState(value);
  useFormReset(inputRef, () => search.reset(initial));
  const { matches, text } = search;
  const isFixed = isDisabled || isReadOnly;
  const isOpen = search.isOpen && !isFixed;
  const hasList = isOpen && matches.length > 0;
  const active = isOpen ? matches[search.active] : undefined;
  const canClear = (value !== null || text !== '') && !isFixed;
  const clear = () => {
    search.clear();
    inputRef.current?.focus();
  };
  return (
    <AriaTextField
      {...{ isRequired, isDisabled, isReadOnly, autoFocus }}
      {...(errorMessage !== undefined && { isInvalid: true })}
      {...(name !== undefined && { name })}
      value={text}
      validate={() => (isRequired && value === null ? (requiredMessage ?? null) : null)}
      autoComplete="off"
      spellCheck="false"
      className={field}
    >
      {({ isInvalid }) => (
        <FieldFrame {...{ label, description, errorMessage, requiredMessage, isInvalid }}>
          <div
            ref={anchorRef}
            className={anchor}
            onBlur={(event) => hasLeft(event) && search.leave()}
          >
            <Input
              ref={inputRef}
              // The form submits the option's id; a server's errors refer to the name.
              name=""
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={active && optionId(listId, active.id)}
              {...(placeholder !== undefined && { placeholder })}
              onChange={(event) => search.type(event.target.value)}
              onClick={search.open}
              onKeyDown={search.press}
              className={control({ size, hasEnd: 'two' })}
            />
            <ComboBoxEnd
              {...{ clearLabel, isLoading, loadingText }}
              onClear={canClear ? clear : null}
              canOpen={!isReadOnly}
            />
          </div>
          {isOpen && (
            <ComboBoxOptions
              {...{ search, label, listId, anchorRef }}
              chosen={value}
              emptyText={isLoading ? loadingText : emptyText}
            />
          )}
          <ComboBoxStatus
            isAnnounced={isOpen && search.isTyped}
            count={matches.length}
            {...{ isLoading, loadingText, emptyText, foundText }}
          />
          {name !== undefined && (
            <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />
          )}
        </FieldFrame>
      )}
    </AriaTextField>
  );
}

const hasLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);
