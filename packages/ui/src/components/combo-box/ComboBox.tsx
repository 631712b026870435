import { useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components';
import { FieldFrame, useJudgedAnew } from '../../parts/field/index.ts';
import { control, field } from '../../parts/field/Field.css.ts';
import { optionId, useOptionSearch } from '../../parts/list-box/index.ts';
import { anchor } from './ComboBox.css.ts';
import { ComboBoxEnd } from './ComboBoxEnd.tsx';
import { ComboBoxNews } from './ComboBoxNews.tsx';
import { ComboBoxOptions } from './ComboBoxOptions.tsx';
import type { ComboBoxProps } from './combo-box-props.ts';

/**
 * One of very many, found by typing a part of its name. Typing searches and changes nothing: what was typed goes when
 * the field is left, unless it names an option in full. Deleting all of it, or the clear button, chooses none.
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
  isLoading = false,
  loadingText = 'Loading…',
  emptyText = 'Nothing found.',
  foundText = (count) => `${count} found`,
  clearLabel = `Clear ${label}`,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  autoFocus = false,
}: ComboBoxProps<Id>) {
  const listId = useId();
  const anchorRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  useJudgedAnew(inputRef, value);
  const search = useOptionSearch({
    options,
    value,
    onChange,
    onSearch,
    valueText,
    typing: 'search',
    arrowEnters: true,
  });
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
      {...(name !== undefined && { name })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      value={text}
      onChange={search.type}
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
              // A form is sent the option's id, not what stands here.
              name=""
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={hasList}
              aria-controls={hasList ? listId : undefined}
              aria-activedescendant={active && optionId(listId, active.id)}
              {...(placeholder !== undefined && { placeholder })}
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
          <ComboBoxNews
            isTold={isOpen && search.isTyped}
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
