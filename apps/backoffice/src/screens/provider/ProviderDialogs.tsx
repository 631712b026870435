import type { ManagedProvider, ProviderWithSecretAnswer } from '@tiyin/api/types';
import { useState } from 'react';
import { ReasonDialog } from '../../forms/ReasonDialog.tsx';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { SecretDialog } from '../providers/add/SecretDialog.tsx';
import { ChangeProviderDialog } from './ChangeProviderDialog.tsx';
import { LateRotateDialog } from '../../forms/LateRotateDialog.tsx';
import type { ProviderCommands, ProviderDialog } from './use-provider-commands.ts';

export interface ProviderDialogsProps {
  readonly dialog: ProviderDialog | undefined;
  readonly provider: ManagedProvider;
  readonly commands: ProviderCommands;
  readonly onClose: () => void;
}

/** The dialogs of the page of a provider, loaded with the first. */
export function ProviderDialogs({ commands, dialog, onClose, provider }: ProviderDialogsProps) {
  const [made, setMade] = useState<ProviderWithSecretAnswer['data']>();
  const { name, version } = provider;
  if (made?.secret !== undefined && made.secret !== null) {
    const close = () => {
      setMade(undefined);
      onClose();
    };
    const until = made.provider.secret?.formerUntilDate ?? null;
    return (
      <SecretDialog name={name} secret={made.secret} formerUntilDate={until} onClose={close} />
    );
  }
  switch (dialog) {
    case 'change':
      return (
        <ChangeProviderDialog
          provider={provider}
          onSave={(body) => commands.change(body, version)}
          onClose={onClose}
        />
      );
    case 'pause':
      return (
        <ReasonDialog
          title={`Pause ${name}`}
          action="Pause"
          onConfirm={commands.pause}
          onClose={onClose}
        >
          New payments go to the accounts of other providers. What is under way goes on; payouts
          that were not sent yet wait until you resume it.
        </ReasonDialog>
      );
    case 'rotate': {
      const rotate = async (overlapHours: number) => {
        const answer = await commands.rotate(overlapHours, version);
        if ('errors' in answer) return answer;
        setMade(answer);
        return undefined;
      };
      return (
        <LateRotateDialog title="New secret" what="secret" onRotate={rotate} onClose={onClose} />
      );
    }
    case 'endFormer':
      return (
        <AskDialog title="End the former secret" onConfirm={commands.endFormer} onClose={onClose}>
          {`Are you sure that ${name} has the new secret? What is signed with the former one is refused from now on.`}
        </AskDialog>
      );
    case undefined:
      return null;
  }
}
