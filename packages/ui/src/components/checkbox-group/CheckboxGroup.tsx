import {
  CheckboxGroup as AriaCheckboxGroup,
  CheckboxButton,
  CheckboxField,
  Text,
} from 'react-aria-components';
import type { CheckboxGroupProps as AriaCheckboxGroupProps } from 'react-aria-components';
import { below, choice, choices, target, words } from '../../parts/choice/Choice.css.ts';
import type { ChoiceOption } from '../../parts/choice/index.ts';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { field } from '../../parts/field/Field.css.ts';
import { CheckMark } from '../checkbox/CheckMark.tsx';

/** `Id` is the type of the option ids. */
export type CheckboxGroupProps<Id extends string> = FieldWords &
  Pick<AriaCheckboxGroupProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly'> & {
    readonly options: readonly ChoiceOption<Id>[];
    /**
     * The ids of the chosen options. If omitted, the group keeps them itself, starting with
     * `defaultValue`.
     */
    readonly value?: readonly Id[];
    readonly defaultValue?: readonly Id[];
    /** Called with the chosen ids, in the order of the options. */
    readonly onChange?: (value: readonly Id[]) => void;
    /** Default: `vertical`; `horizontal` for a few short labels, and it wraps. */
    readonly orientation?: 'vertical' | 'horizontal';
  };

/** Some of a few, all of them in sight. */
export function CheckboxGroup<Id extends string>(props: CheckboxGroupProps<Id>) {
  const { label, description, errorMessage, requiredMessage, ...group } = props;
  const { options, value, defaultValue, onChange, orientation = 'vertical', ...aria } = group;
  const choose = (chosen: readonly string[]) =>
    onChange?.(options.map(({ id }) => id).filter((id) => chosen.includes(id)));
  return (
    <AriaCheckboxGroup
      {...aria}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      onChange={choose}
      className={field}
    >
      {({ isInvalid }) => (
        <FieldFrame {...{ label, description, errorMessage, requiredMessage, isInvalid }}>
          <div className={choices({ orientation })}>
            {options.map((option) => (
              <Option key={option.id} {...option} />
            ))}
          </div>
        </FieldFrame>
      )}
    </AriaCheckboxGroup>
  );
}

function Option({ id, label, description, isDisabled = false }: ChoiceOption<string>) {
  return (
    <CheckboxField value={id} isDisabled={isDisabled} className={choice}>
      <CheckboxButton className={target}>
        {({ isSelected }) => (
          <>
            <CheckMark isSelected={isSelected} isIndeterminate={false} />
            <span className={words}>{label}</span>
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" className={below}>
          {description}
        </Text>
      )}
    </CheckboxField>
  );
}
