import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from 'react-aria-components';
import type { RadioGroupProps as AriaRadioGroupProps } from 'react-aria-components';
import { below, choice, choices, dot, mark, target, words } from '../../parts/choice/Choice.css.ts';
import type { ChoiceOption } from '../../parts/choice/index.ts';
import { FieldFrame } from '../../parts/field/index.ts';
import type { FieldWords } from '../../parts/field/index.ts';
import { field } from '../../parts/field/Field.css.ts';

/** `Id` is the type of the option ids. */
export type RadioGroupProps<Id extends string> = FieldWords &
  Pick<AriaRadioGroupProps, 'name' | 'isRequired' | 'isDisabled' | 'isReadOnly'> & {
    readonly options: readonly ChoiceOption<Id>[];
    /**
     * The chosen option's id, null if none. If omitted, the group keeps it, starting with
     * `defaultValue`.
     */
    readonly value?: Id | null;
    readonly defaultValue?: Id | null;
    readonly onChange?: (value: Id) => void;
    /** Default: `vertical`; `horizontal` for two or three short labels, and it wraps. */
    readonly orientation?: 'vertical' | 'horizontal';
  };

/** One of a few, all of them in sight. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, description, errorMessage, requiredMessage, ...group } = props;
  const { options, value, defaultValue, onChange, orientation = 'vertical', ...aria } = group;
  const choose = (chosen: string) => {
    const option = options.find(({ id }) => id === chosen);
    if (option !== undefined) onChange?.(option.id);
  };
  return (
    <AriaRadioGroup
      {...aria}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(errorMessage !== undefined && { isInvalid: true })}
      orientation={orientation}
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
    </AriaRadioGroup>
  );
}

function Option({ id, label, description, isDisabled = false }: ChoiceOption<string>) {
  return (
    <RadioField value={id} isDisabled={isDisabled} className={choice}>
      <RadioButton className={target}>
        {({ isSelected }) => (
          <>
            <span className={mark({ shape: 'ring', isOn: isSelected })}>
              {isSelected && <span className={dot} />}
            </span>
            <span className={words}>{label}</span>
          </>
        )}
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" className={below}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
