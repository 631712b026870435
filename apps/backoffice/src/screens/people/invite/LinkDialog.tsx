import type { ApprovedInvitation } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';
import { formatShortUtc } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';

export interface LinkDialogProps {
  readonly made: ApprovedInvitation;
  readonly onClose: () => void;
}

/** A link of an invitation, shown this once (PEOPLE-107). */
export function LinkDialog({ made, onClose }: LinkDialogProps) {
  const { expiryDate, firstName, lastName, link } = made;
  return (
    <Dialog
      title={i18n.t('{firstName} {lastName} is invited', { firstName, lastName })}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {i18n.t('I have copied it')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>
          {i18n.t(
            'Send this link to the person: it is shown only this once, works once, and until {expiryDate} UTC. They choose their own password with it.',
            { expiryDate: formatShortUtc(expiryDate) },
          )}
        </p>
        <Code look="block" label={i18n.t('Link of the invitation')}>
          {link}
        </Code>
        <div>
          <CopyButton value={link} what={i18n.t('link')} />
        </div>
      </Stack>
    </Dialog>
  );
}
