import { Select as AriaSelect } from 'react-aria-components';
import type { SelectProps as AriaSelectProps } from 'react-aria-components';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { field } from '../../parts/field/Field.css.ts';
import { Options } from './Options.tsx';
import type { SelectOption } from './Options.tsx';
import { SelectButton } from './SelectButton.tsx';
import { TypeAhead } from './TypeAhead.tsx';

/** What a select takes. */
export type SelectProps<Id extends string> = FieldWords &
  Pick<AriaSelectProps, 'name' | 'isRequired' | 'isDisabled' | 'onBlur' | 'autoFocus'> & {
    readonly options: readonly SelectOption<Id>[];
    /** The chosen option's id, or null for none. */
    readonly value: Id | null;
    readonly onChange: (id: Id) => void;
    /** Shown while nothing is chosen. */
    readonly placeholder?: string;
    /** `field` in a form; `inline` in a bar of controls: the label inside the button, no line for errors. */
    readonly layout?: 'field' | 'inline';
    readonly size?: 'sm' | 'md' | 'lg';
    /** For more than about ten options: a search box above them. */
    readonly isSearchable?: boolean;
    readonly searchLabel?: string;
    /** Shown when the search finds no option. */
    readonly emptyText?: string;
  };

/** One of many, however many. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  requiredMessage,
  options,
  value,
  onChange,
  placeholder = 'Not selected',
  layout = 'field',
  size = 'md',
  isSearchable = false,
  searchLabel = 'Search',
  emptyText = 'Nothing found.',
  ...aria
}: SelectProps<Id>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.id === key);
    if (chosen !== undefined) onChange(chosen.id);
  };
  return (
    <AriaSelect
      {...aria}
      {...(errorMessage !== undefined && { isInvalid: true })}
      {...(layout === 'inline' && { 'aria-label': label })}
      value={value}
      onChange={choose}
      placeholder={placeholder}
      className={field}
    >
      {({ isInvalid }) => (
        <>
          {layout === 'inline' ? (
            <TypeAhead>
              <SelectButton size={size} isInvalid={isInvalid} label={label} />
            </TypeAhead>
          ) : (
            <FieldFrame {...{ label, description, errorMessage, requiredMessage, isInvalid }}>
              <TypeAhead>
                <SelectButton size={size} isInvalid={isInvalid} />
              </TypeAhead>
            </FieldFrame>
          )}
          <Options {...{ options, isSearchable, searchLabel, emptyText }} />
        </>
      )}
    </AriaSelect>
  );
}
