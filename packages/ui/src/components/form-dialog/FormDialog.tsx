import { useId } from 'react';
import type { ReactNode } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { Button } from '../button/index.ts';
import type { ButtonProps } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import type { DialogProps } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import type { FormProps } from '../form/index.ts';
import type { FormProblem } from './form-problem.ts';
import { useHoldEntered } from './hold-entered.ts';
import { useDiscardQuestion } from './useDiscardQuestion.tsx';
import { useEntered } from './useEntered.ts';

export type FormDialogProps = Pick<
  DialogProps,
  'title' | 'children' | 'size' | 'closeLabel' | 'onOpenChange'
> &
  Pick<FormProps, 'summaryTitle'> & {
    /** The button that submits the form: "Save". Without it there is nothing to submit. */
    readonly action?: string | undefined;
    /** `danger` for what cannot be undone. */
    readonly variant?: ButtonProps['variant'];
    /** Buttons before the submitting one: "Reset". */
    readonly otherActions?: ReactNode;
    /** Open by default: for a dialog that is rendered only while it is open. */
    readonly isOpen?: boolean;
    /** Called with the fields' values once all are valid, and never while `isPending`. */
    readonly onSubmit: (values: FormData) => void;
    /** It is being sent: the button has a spinner, and nothing submits the form again. */
    readonly isPending?: boolean;
    /** Why it was refused: at the fields, or at the top. */
    readonly problem?: FormProblem | undefined;
  };

/**
 * A dialog that is one form, which its last button submits. It opens with the focus on its first
 * field, or on one with `autoFocus`. What was typed stays after a refusal, and is discarded only
 * after a question; closing it after success is the caller's.
 */
export function FormDialog(props: FormDialogProps) {
  const { action, children, isPending = false, otherActions, problem, variant = 'primary' } = props;
  const { isOpen = true, onOpenChange, onSubmit, size = 'sm', summaryTitle, title } = props;
  const formId = useId();
  const { hasChanged, onFill, onFocus, onTouch } = useEntered(formId, isOpen);
  // What is being sent is not lost by closing.
  const hasEntered = () => action !== undefined && !isPending && hasChanged();
  // What is being sent may be refused, and is kept for the next try.
  useHoldEntered(() => action !== undefined && hasChanged());
  const discarding = useDiscardQuestion(hasEntered, onOpenChange);
  const hasActions = action !== undefined || otherActions !== undefined;
  const actions = (
    <>
      {otherActions}
      {action !== undefined && (
        <Button type="submit" form={formId} variant={variant} isPending={isPending}>
          {action}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      {...{ isOpen, size, title }}
      onOpenChange={discarding.onOpenChange}
      {...(props.closeLabel !== undefined && { closeLabel: props.closeLabel })}
      {...(hasActions && { actions })}
    >
      <div
        role="presentation"
        onKeyDownCapture={onTouch}
        onPointerDownCapture={onTouch}
        onFocusCapture={onFocus}
        onInputCapture={onFill}
        onChangeCapture={onFill}
      >
        <FocusScope autoFocus={action !== undefined}>
          <Form
            id={formId}
            // Enter submits a form of one field while its button is pending.
            onSubmit={(values) => !isPending && onSubmit(values)}
            errors={problem?.errors}
            error={problem?.title}
            {...(summaryTitle !== undefined && { summaryTitle })}
          >
            {children}
          </Form>
        </FocusScope>
      </div>
      {discarding.question}
    </Dialog>
  );
}
