import { FieldError, Text } from 'react-aria-components';
import { ErrorIcon, Icon } from '../icon/index.ts';
import { below, wrong } from '../../parts/choice/Choice.css.ts';
import { missingWords } from '../../parts/field/missing-words.ts';

type CheckboxWordsProps = {
  readonly description: string | undefined;
  /** Ours instead of the words that the browser has for a required box. */
  readonly errorMessage?: string | undefined;
  readonly requiredMessage?: string | undefined;
};

/** The texts below a checkbox: its description, and its error next to it. */
export function CheckboxWords({ description, errorMessage, requiredMessage }: CheckboxWordsProps) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={below}>
          {description}
        </Text>
      )}
      <FieldError className={`${below} ${wrong}`}>
        {({ validationDetails, validationErrors }) => (
          <>
            <Icon glyph={ErrorIcon} size={16} />
            {errorMessage ??
              (validationDetails.valueMissing ? (requiredMessage ?? missingWords()) : undefined) ??
              validationErrors.join(' ')}
          </>
        )}
      </FieldError>
    </>
  );
}
