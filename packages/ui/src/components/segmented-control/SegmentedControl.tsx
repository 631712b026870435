import { RadioGroup, RadioButton, RadioField } from 'react-aria-components';
import type { RadioGroupProps } from 'react-aria-components';
import { control, place, segment } from './SegmentedControl.css.ts';

/** A choice, in one or two words. */
export type Segment<Id extends string> = {
  readonly id: Id;
  readonly label: string;
  readonly isDisabled?: boolean;
};

/** `Id` is the type of the ids of the segments. */
export type SegmentedControlProps<Id extends string> = Pick<
  RadioGroupProps,
  'name' | 'isDisabled' | 'id' | 'aria-describedby'
> & {
  /** The name of the choice for a screen reader: "Figures". */
  readonly label: string;
  /** Two to four. */
  readonly segments: readonly Segment<Id>[];
  /** The chosen segment, which the caller keeps. If omitted, the control keeps it, starting with `defaultValue`. */
  readonly value?: Id;
  /** Default: the first segment. */
  readonly defaultValue?: Id;
  readonly onChange?: (id: Id) => void;
};

/** One of two to four views, of which always one is on; a change is seen at once. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments, value, defaultValue = segments[0]?.id, onChange, ...aria } = props;
  const choose = (chosen: string) => {
    const found = segments.find(({ id }) => id === chosen);
    if (found !== undefined) onChange?.(found.id);
  };
  return (
    <RadioGroup
      {...aria}
      {...(value !== undefined && { value })}
      defaultValue={defaultValue ?? null}
      aria-label={label}
      orientation="horizontal"
      onChange={choose}
      className={control}
    >
      {segments.map(({ id, label: words, isDisabled = false }) => (
        <RadioField key={id} value={id} isDisabled={isDisabled} className={place}>
          <RadioButton className={segment}>{words}</RadioButton>
        </RadioField>
      ))}
    </RadioGroup>
  );
}
