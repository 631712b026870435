import { Button, Input, Label, SearchField as AriaSearchField } from 'react-aria-components';
import type { SearchFieldProps as AriaSearchFieldProps } from 'react-aria-components';
import { control, field, label as labelClass } from '../../parts/field/Field.css.ts';
import { endButton, row } from '../../parts/field/FieldEnd.css.ts';
import { CloseIcon, Icon, SearchIcon } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { glass, input } from './SearchField.css.ts';

export type SearchFieldProps = Pick<
  AriaSearchFieldProps,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'onClear'
  | 'isDisabled'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'aria-controls'
> & {
  /** The name of the search: "Search invoices". */
  readonly label: string;
  /**
   * Default: shown above. Hidden in a bar of controls, where the search icon is enough; a screen
   * reader still reads it.
   */
  readonly isLabelHidden?: boolean;
  /** Accepted input: "Invoice or customer ID". */
  readonly placeholder?: string;
  /** The name of the button that empties the field. */
  readonly clearLabel?: string;
  readonly size?: 'sm' | 'md' | 'lg';
};

/** A search over content of the page. It does not debounce: an app that calls a server does. */
export function SearchField({
  label,
  isLabelHidden = false,
  placeholder,
  clearLabel = say('Clear search'),
  size = 'md',
  ...aria
}: SearchFieldProps) {
  return (
    <AriaSearchField {...aria} {...(isLabelHidden && { 'aria-label': label })} className={field}>
      {({ isEmpty, isDisabled }) => (
        <>
          {!isLabelHidden && <Label className={labelClass}>{label}</Label>}
          <div className={row}>
            <span className={glass}>
              <Icon glyph={SearchIcon} size={16} />
            </span>
            <Input
              className={`${control({ size, hasEnd: true })} ${input}`}
              {...(placeholder !== undefined && { placeholder })}
            />
            {!isEmpty && !isDisabled && (
              <Button aria-label={clearLabel} className={endButton}>
                <Icon glyph={CloseIcon} size={16} />
              </Button>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
