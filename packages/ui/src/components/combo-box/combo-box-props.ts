import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import type { FieldWords } from '../../parts/field/index.ts';
import type { ListOption } from '../../parts/list-box/index.ts';

/** One option. An empty id is allowed: an entry such as "ALL TERMINALS". */
export type ComboBoxOption<Id extends string> = ListOption<Id>;

/** Options that are all there, or those that a server finds for what was typed. */
type Source =
  | { readonly onSearch?: undefined; readonly valueText?: undefined }
  | {
      /** Called with what was typed, and with '' once that is over. What it finds comes as `options`. */
      readonly onSearch: (typed: string) => void;
      /** What stands in the field for a value that is not among the options found; '' where there is no value. */
      readonly valueText: string;
    };

/** What a combo box takes. */
export type ComboBoxProps<Id extends string> = FieldWords &
  Pick<AriaTextFieldProps, 'isRequired' | 'isDisabled' | 'isReadOnly' | 'autoFocus'> &
  Source & {
    readonly options: readonly ComboBoxOption<Id>[];
    /** The chosen option's id, or null for none. */
    readonly value: Id | null;
    readonly onChange: (id: Id | null) => void;
    /** Sends the chosen option's id with a form; '' for none. */
    readonly name?: string;
    /** What to do while nothing is chosen: "Find a merchant". */
    readonly placeholder?: string;
    readonly size?: 'md' | 'lg';
    /** What was typed before the field was there, its code being on its way: the search for it has begun, and its list is open. */
    readonly typedAtFirst?: string;
    /** The options, or more of them, are on their way: set it with `onSearch`. Enter then chooses none of the old ones. */
    readonly isLoading?: boolean;
    readonly loadingText?: string;
    /** Shown when the search finds no option. */
    readonly emptyText?: string;
    /** Says how many options match what was typed, to a screen reader. */
    readonly foundText?: (count: number) => string;
    /** The name of the button that chooses none; "Clear" and the label unless set. */
    readonly clearLabel?: string;
  };
