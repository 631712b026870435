import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Form } from '@tiyin/ui/form';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { toasts } from '@tiyin/ui/toast';

interface AmountDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A dialog with a form of two fields. */
export function AmountDialog({ isOpen, onOpenChange }: AmountDialogProps) {
  const save = () => {
    onOpenChange(false);
    toasts.success('Amount changed');
  };
  return (
    <Dialog
      title="Change amount"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <Button type="submit" form="amount" variant="primary">
          Change amount
        </Button>
      }
    >
      <Form id="amount" onSubmit={save}>
        <Stack gap={12}>
          <TextField label="Amount" name="amount" isRequired />
          <TextField label="Reason" name="reason" />
        </Stack>
      </Form>
    </Dialog>
  );
}
