import type { FocusEvent } from 'react';
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { FieldWords } from '../../parts/field/index.ts';
import type { ListOption } from '../../parts/list-box/index.ts';

/** One option. An empty id is allowed: an entry such as "ALL TERMINALS". */
export type SelectOption<Id extends string> = ListOption<Id>;

export type SelectProps<Id extends string> = FieldWords &
  Pick<AriaTextFieldProps, 'isRequired' | 'isDisabled' | 'autoFocus'> & {
    readonly options: readonly SelectOption<Id>[];
    /** The chosen option's id, or null. */
    readonly value: Id | null;
    readonly onChange: (id: Id) => void;
    /** The focus has left it, its list included. */
    readonly onBlur?: (event: FocusEvent) => void;
    /** Submits the chosen option's id with a form; '' without a choice. */
    readonly name?: string;
    /** Shown while nothing is chosen. */
    readonly placeholder?: string;
    /**
     * `field` in a form; `inline` in a bar of controls: the label inside the button, no line for
     * errors; `segment` a part of a ShellScope, which draws the edge.
     */
    readonly layout?: 'field' | 'inline' | 'segment';
    readonly size?: 'sm' | 'md' | 'lg';
    /** For more than about ten options: a search box above them. */
    readonly isSearchable?: boolean;
    readonly searchLabel?: string;
    /**
     * A server finds the options: called with the typed text, and with '' when the search ends.
     * Needs `isSearchable`.
     */
    readonly onSearch?: ((typed: string) => void) | undefined;
    /** The button's text for a value that is not among the found options. */
    readonly valueText?: string | undefined;
    /** Shown when the search finds no option. */
    readonly emptyText?: string;
    /** Announces the number of matches to a screen reader. */
    readonly foundText?: (count: number) => string;
  };
