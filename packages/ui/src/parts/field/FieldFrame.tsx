import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon, ErrorIcon } from '../../components/icon/index.ts';
import {
  description as descriptionClass,
  error,
  keptLine,
  label as labelClass,
  messages,
} from './Field.css.ts';
import { missingWords } from './missing-words.ts';

/** The words around a field. */
export type FieldWords = {
  readonly label: string;
  /** The expected input, if the label does not say enough. Replaced by an error. */
  readonly description?: string | undefined;
  /** How to correct a wrong value. Setting it marks the field as invalid. */
  readonly errorMessage?: string | undefined;
  /** Shown when a required field is left empty; without it, the browser's own words, or the library's in another language than English. */
  readonly requiredMessage?: string | undefined;
};

type FieldFrameProps = FieldWords & {
  readonly isInvalid: boolean;
  readonly children: ReactNode;
  /**
   * Our messages for a control's own validation errors, instead of the browser's or React Aria's.
   */
  readonly explain?: (details: ValidityState) => string | undefined;
  /** At the end of the line of words: how much may still be written. */
  readonly counter?: ReactNode;
};

/** Label above, control, and one line for words below that is always there, so that nothing moves when they come. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, errorMessage, requiredMessage, isInvalid } = props;
  const { explain, counter, children } = props;
  return (
    <>
      <Label className={labelClass}>{label}</Label>
      {children}
      <div className={(description ?? counter) ? messages : keptLine}>
        <FieldError className={error}>
          {({ validationDetails, validationErrors }) => (
            <>
              <Icon glyph={ErrorIcon} size={16} />
              {errorMessage ??
                (validationDetails.valueMissing
                  ? (requiredMessage ?? missingWords())
                  : undefined) ??
                explain?.(validationDetails) ??
                validationErrors.join(' ')}
            </>
          )}
        </FieldError>
        {description !== undefined && !isInvalid && (
          <Text slot="description" className={descriptionClass}>
            {description}
          </Text>
        )}
        {counter}
      </div>
    </>
  );
}
