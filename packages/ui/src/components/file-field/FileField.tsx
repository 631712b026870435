import { useId } from 'react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import {
  description as descriptionClass,
  error as errorClass,
  field,
  label as labelClass,
  messages,
} from '../../parts/field/Field.css.ts';
import { Button } from '../button/index.ts';
import { ErrorIcon, Icon } from '../icon/index.ts';
import { say } from '../../locale/language/index.ts';
import { choice, content } from './FileField.css.ts';

/** The caller processes and validates the file. */
export type FileFieldProps = {
  readonly label: string;
  /** The accepted files, if the label does not say enough. Replaced by an error. */
  readonly description?: string | undefined;
  /** The error for a file that is not accepted. */
  readonly errorMessage?: string | undefined;
  /** Media types that the browser offers; a person can choose others all the same. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
  /** The current choice: a picture, a name. */
  readonly children?: ReactNode;
  /** Removes the file; without it there is no remove button. */
  readonly onRemove?: (() => void) | undefined;
  readonly chooseLabel?: string;
  readonly removeLabel?: string;
  readonly isDisabled?: boolean;
};

/**
 * One file from the person's device. It is passed to the caller; nothing is uploaded automatically.
 */
export function FileField(props: FileFieldProps) {
  const { label, description, errorMessage, accept, children, isDisabled = false } = props;
  const {
    onChoose,
    onRemove,
    chooseLabel = say('Choose a file'),
    removeLabel = say('Remove'),
  } = props;
  const id = useId();
  const wordsId = `${id}-words`;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={wordsId} className={field}>
      <span id={id} className={labelClass}>
        {label}
      </span>
      <div className={content}>
        {/* The device's own choice of files closes without a word: the name announces the choice. */}
        <span role="status" className={choice}>
          {children}
        </span>
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const [file] = files ?? [];
            if (file !== undefined) onChoose(file);
          }}
        >
          <Button isDisabled={isDisabled} aria-describedby={wordsId}>
            {chooseLabel}
          </Button>
        </FileTrigger>
        {onRemove !== undefined && (
          <Button variant="ghost" isDisabled={isDisabled} onPress={onRemove}>
            {removeLabel}
          </Button>
        )}
      </div>
      <div id={wordsId} className={messages}>
        {errorMessage !== undefined && (
          <span role="alert" className={errorClass}>
            <Icon glyph={ErrorIcon} size={16} />
            {errorMessage}
          </span>
        )}
        {errorMessage === undefined && description !== undefined && (
          <span className={descriptionClass}>{description}</span>
        )}
      </div>
    </div>
  );
}
