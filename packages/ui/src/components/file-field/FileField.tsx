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
import { content } from './FileField.css.ts';

/** What a file field takes. What becomes of the file is the caller's, also to judge it. */
export type FileFieldProps = {
  readonly label: string;
  /** What may be chosen, where the label does not say enough. An error takes its place. */
  readonly description?: string | undefined;
  /** What to do about a file that cannot be. */
  readonly errorMessage?: string | undefined;
  /** Media types that the browser offers; a person can choose others all the same. */
  readonly accept: readonly string[];
  readonly onChoose: (file: File) => void;
  /** What is chosen now: a picture, a name. */
  readonly children?: ReactNode;
  /** Takes the file away; without it there is no such button. */
  readonly onRemove?: (() => void) | undefined;
  readonly chooseLabel?: string;
  readonly removeLabel?: string;
  readonly isDisabled?: boolean;
};

/** One file of the person's device. It is handed over when it is chosen; nothing is sent by itself. */
export function FileField(props: FileFieldProps) {
  const { label, description, errorMessage, accept, children, isDisabled = false } = props;
  const { onChoose, onRemove, chooseLabel = 'Choose a file', removeLabel = 'Remove' } = props;
  const id = useId();
  const wordsId = `${id}-words`;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={wordsId} className={field}>
      <span id={id} className={labelClass}>
        {label}
      </span>
      <div className={content}>
        {children}
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
