import type { ApprovedInvitation } from '@tiyin/api/types';
import { ShownOnceDialog } from '@tiyin/ui/shown-once-dialog';
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
    <ShownOnceDialog
      title={i18n.t('{firstName} {lastName} is invited', { firstName, lastName })}
      label={i18n.t('Link of the invitation')}
      value={link}
      what={i18n.t('link')}
      doneLabel={i18n.t('I have copied it')}
      onClose={onClose}
    >
      <p>
        {i18n.t(
          'Send this link to the person: it is shown only this once, works once, and until {expiryDate} UTC. They choose their own password with it.',
          { expiryDate: formatShortUtc(expiryDate) },
        )}
      </p>
    </ShownOnceDialog>
  );
}
