import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { FieldWords } from '../../parts/field/index.ts';
import type { ListOption } from '../../parts/list-box/index.ts';

/** One option. An empty id is allowed: an entry such as "ALL TERMINALS". */
export type ComboBoxOption<Id extends string> = ListOption<Id>;

/** Either all options, or the results of a server's search. */
type Source =
  | { readonly onSearch?: undefined; readonly valueText?: undefined }
  | {
      /**
       * Called with the typed text, and with '' when the search ends. The results come back as
       * `options`.
       */
      readonly onSearch: (typed: string) => void;
      /** The text of a value that is not among the found options; '' without a value. */
      readonly valueText: string;
    };

export type ComboBoxProps<Id extends string> = FieldWords &
  Pick<AriaTextFieldProps, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus'> &
  Source & {
    readonly options: readonly ComboBoxOption<Id>[];
    /** The chosen option's id, or null. */
    readonly value: Id | null;
    readonly onChange: (id: Id | null) => void;
    /** Submits the chosen option's id with a form; '' without a choice. */
    readonly name?: string;
    /** The error while nothing is chosen: "Find a merchant". */
    readonly placeholder?: string;
    readonly size?: 'md' | 'lg';
    /**
     * Text typed before the field's code was loaded: the field opens its list and searches for it.
     */
    readonly typedAtFirst?: string;
    /** The list is open from the start, before anything is typed; Escape is then left to a dialog around it. */
    readonly isOpenAtFirst?: boolean;
    /** Options are loading: set it together with `onSearch`. Enter then ignores the old ones. */
    readonly isLoading?: boolean;
    readonly loadingText?: string;
    /** Shown when the search finds no option. */
    readonly emptyText?: string;
    /** Announces the number of matches to a screen reader. */
    readonly foundText?: (count: number) => string;
    /** The name of the clear button. Default: "Clear" and the label. */
    readonly clearLabel?: string;
  };
