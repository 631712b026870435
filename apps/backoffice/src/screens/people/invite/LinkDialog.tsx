import type { ApprovedInvitation } from '@tiyin/api/types';
import { formatShortUtc } from '@tiyin/domain/dates';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';

export interface LinkDialogProps {
  readonly made: ApprovedInvitation;
  readonly onClose: () => void;
}

/** A link of an invitation, shown this once (PEOPLE-107). */
export function LinkDialog({ made, onClose }: LinkDialogProps) {
  const { expiryDate, firstName, lastName, link } = made;
  return (
    <Dialog
      title={`${firstName} ${lastName} is invited`}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          I have copied it
        </Button>
      }
    >
      <Stack gap={16}>
        <p>
          Send this link to the person: it is shown only this once, works once, and until{' '}
          {formatShortUtc(expiryDate)} UTC. They choose their own password with it.
        </p>
        <Code look="block" label="Link of the invitation">
          {link}
        </Code>
        <div>
          <CopyButton value={link} what="link" />
        </div>
      </Stack>
    </Dialog>
  );
}
