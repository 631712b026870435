import { useListRoles } from '@tiyin/api/hooks/people';
import type { InvitedPerson, PersonDetails } from '@tiyin/api/types';
import { useState } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { ApprovalNotice } from '../../session/ApprovalNotice.tsx';
import { LinkDialog } from '../people/invite/LinkDialog.tsx';
import { AskDialog } from '../../forms/AskDialog.tsx';
import { ReasonDialog } from '../../forms/ReasonDialog.tsx';
import { RolesDialog } from './RolesDialog.tsx';
import type { PersonCommands, PersonDialog } from './use-person-commands.ts';

export interface PersonDialogsProps {
  readonly dialog: PersonDialog | undefined;
  readonly person: PersonDetails;
  readonly commands: PersonCommands;
  readonly onClose: () => void;
}

/** The dialogs of the page of a person, loaded with the first. */
export function PersonDialogs({ commands, dialog, onClose, person }: PersonDialogsProps) {
  const roles = useListRoles(dialog === 'roles' ? {} : null);
  const [made, setMade] = useState<InvitedPerson>();
  const name = `${person.firstName} ${person.lastName}`;
  if (made) {
    const close = () => {
      setMade(undefined);
      onClose();
    };
    return <LinkDialog made={{ ...made.person, ...made }} onClose={close} />;
  }
  switch (dialog) {
    case 'roles':
      return (
        roles.data && (
          <RolesDialog
            person={person}
            roles={roles.data.data.filter(({ isGrantable }) => isGrantable)}
            notice={<ApprovalNotice kind="ROLE" />}
            onSave={(roleIds) => commands.changeRoles(roleIds, person.version)}
            onClose={onClose}
          />
        )
      );
    case 'disable':
      return (
        <ReasonDialog
          title={i18n.t('Disable {name}', { name })}
          action={i18n.t('Disable')}
          onConfirm={commands.disable}
          onClose={onClose}
        >
          {i18n.t(
            'All sessions end at once, and the person cannot sign in until they are enabled again.',
          )}
        </ReasonDialog>
      );
    case 'endSessions':
      return (
        <AskDialog
          title={i18n.t('Sign out everywhere')}
          onConfirm={commands.endSessions}
          onClose={onClose}
        >
          {i18n.t('Are you sure you want to end all sessions of {name}?', { name })}
        </AskDialog>
      );
    case 'revoke':
      return (
        <AskDialog
          title={i18n.t('Take the invitation back')}
          onConfirm={commands.revoke}
          onClose={onClose}
        >
          {i18n.t('Are you sure? The link stops working, and {name} is removed.', { name })}
        </AskDialog>
      );
    case 'renew':
      return (
        <AskDialog
          title={i18n.t('New link')}
          onConfirm={async () => setMade(await commands.renew())}
          onClose={onClose}
        >
          {i18n.t('A new link for {name} is valid for 48 hours. The earlier one stops working.', {
            name,
          })}
        </AskDialog>
      );
    case undefined:
      return null;
  }
}
