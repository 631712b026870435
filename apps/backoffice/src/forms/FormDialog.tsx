import { Button, type ButtonProps } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { type ReactNode, useId } from 'react';
import type { FormProblem } from './form-problem.ts';

export interface FormDialogProps {
  readonly title: string;
  /** The button that sends it: "Save". */
  readonly action: string;
  readonly variant?: ButtonProps['variant'];
  readonly isOpen?: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly onSubmit: (values: FormData) => void;
  readonly isPending: boolean;
  /** The reason of a refusal. */
  readonly problem: FormProblem | undefined;
  readonly children: ReactNode;
}

/** A dialog that is one form, which its button below sends. */
export function FormDialog(props: FormDialogProps) {
  const { action, children, isOpen = true, isPending, problem, variant = 'primary' } = props;
  const formId = useId();
  return (
    <Dialog
      title={props.title}
      isOpen={isOpen}
      onOpenChange={props.onOpenChange}
      actions={
        <Button type="submit" form={formId} variant={variant} isPending={isPending}>
          {action}
        </Button>
      }
    >
      <Form id={formId} onSubmit={props.onSubmit} errors={problem?.errors} error={problem?.title}>
        {children}
      </Form>
    </Dialog>
  );
}
