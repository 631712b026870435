import type { ManagedProvider } from '@tiyin/api/types';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { ReasonDialog } from '../../forms/ReasonDialog.tsx';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { SecretDialog } from '../providers/add/SecretDialog.tsx';
import { ChangeProviderDialog } from './ChangeProviderDialog.tsx';
import { LateRotateDialog } from '../../forms/LateRotateDialog.tsx';
import { ApprovalNotice } from '../../session/ApprovalNotice.tsx';
import type { MadeSecret, ProviderCommands, ProviderDialog } from './use-provider-commands.ts';

export interface ProviderDialogsProps {
  readonly dialog: ProviderDialog | undefined;
  readonly provider: ManagedProvider;
  readonly commands: ProviderCommands;
  readonly onClose: () => void;
}

/** The dialogs of the page of a provider, loaded with the first. */
export function ProviderDialogs({ commands, dialog, onClose, provider }: ProviderDialogsProps) {
  const [made, setMade] = useState<MadeSecret>();
  const { kind, name, version } = provider;
  if (made) {
    const close = () => {
      setMade(undefined);
      onClose();
    };
    return <SecretDialog title={i18n.t('Secret of {name}', { name })} {...made} onClose={close} />;
  }
  // What a sandbox reports moves no money of production (PEOPLE-509).
  const notice = kind !== 'sandbox' && <ApprovalNotice kind="PROVIDER" />;
  switch (dialog) {
    case 'change':
      return (
        <ChangeProviderDialog
          provider={provider}
          onSave={(body) => commands.change(body, version)}
          onClose={onClose}
          approvalNotice={notice}
        />
      );
    case 'pause':
      return (
        <ReasonDialog
          title={i18n.t('Pause {name}', { name })}
          action={i18n.t('Pause')}
          onConfirm={commands.pause}
          onClose={onClose}
        >
          {i18n.t(
            'New payments go to the accounts of other providers. What is under way goes on; payouts that were not sent yet wait until you resume it.',
          )}
        </ReasonDialog>
      );
    case 'block':
      return (
        <ReasonDialog
          title={i18n.t('Block reports')}
          action={i18n.t('Block reports')}
          onConfirm={commands.block}
          onClose={onClose}
        >
          {i18n.t(
            'For a secret that leaked. What {name} reports is refused until you take reports again, and {name} sends it again later. Deposits wait meanwhile.',
            { name },
          )}
        </ReasonDialog>
      );
    case 'allow':
      return (
        <AskDialog
          title={i18n.t('Take reports again')}
          onConfirm={commands.allow}
          onClose={onClose}
        >
          {i18n.t(
            'Is the secret replaced, and the former one ended? Everything that is signed with a secret of {name} is booked again.',
            { name },
          )}
        </AskDialog>
      );
    case 'rotate': {
      const rotate = async (overlapHours: number) => {
        const answer = await commands.rotate(overlapHours, version);
        if ('errors' in answer) return answer;
        setMade(answer);
        return undefined;
      };
      return (
        <LateRotateDialog
          title={i18n.t('New secret')}
          what={i18n.t('secret')}
          notice={notice}
          onRotate={rotate}
          onClose={onClose}
        />
      );
    }
    case 'endFormer':
      return (
        <AskDialog
          title={i18n.t('End the former secret')}
          onConfirm={commands.endFormer}
          onClose={onClose}
        >
          {i18n.t(
            'Are you sure that {name} has the new secret? What is signed with the former one is refused from now on.',
            { name },
          )}
        </AskDialog>
      );
    case undefined:
      return null;
  }
}
