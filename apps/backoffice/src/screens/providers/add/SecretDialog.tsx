import { formatShortUtc } from '@tiyin/domain/dates';
import { Button } from '@tiyin/ui/button';
import { Code } from '@tiyin/ui/code';
import { CopyButton } from '@tiyin/ui/copy-button';
import { Dialog } from '@tiyin/ui/dialog';
import { Stack } from '@tiyin/ui/stack';

export interface SecretDialogProps {
  readonly name: string;
  readonly secret: string;
  /** Until when the former one counts as well; null if it does not. */
  readonly formerUntilDate?: string | null;
  /** It does not count before a second person approves it (PEOPLE-509). */
  readonly isWaiting?: boolean;
  readonly onClose: () => void;
}

/** A secret of a provider, shown this once (OFFICE-372). */
export function SecretDialog(props: SecretDialogProps) {
  const { formerUntilDate, isWaiting = false, name, onClose, secret } = props;
  return (
    <Dialog
      title={`Secret of ${name}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          I have copied it
        </Button>
      }
    >
      <Stack gap={16}>
        <p>Both sides sign their messages with it. Copy it now: it is shown only this once.</p>
        {isWaiting && (
          <p>
            It counts when a second person approves it, within 24 hours. If nobody does, it never
            counts.
          </p>
        )}
        {formerUntilDate !== undefined && (
          <p>
            {formerUntilDate === null
              ? 'The former secret is refused from now on.'
              : `The former secret counts as well until ${formatShortUtc(formerUntilDate)} UTC.`}
          </p>
        )}
        <Code look="block" label="Secret">
          {secret}
        </Code>
        <div>
          <CopyButton value={secret} what="secret" />
        </div>
      </Stack>
    </Dialog>
  );
}
