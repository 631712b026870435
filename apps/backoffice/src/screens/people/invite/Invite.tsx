import { useListMerchants } from '@tiyin/api/hooks/merchants';
import { useInvitePerson, useListRoles } from '@tiyin/api/hooks/people';
import type { InvitePersonRequest, InvitedPerson } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { toastRequested } from '../../../session/toast-requested.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog } from './LinkDialog.tsx';

export interface InviteProps {
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Invites a person and shows the link this once (PEOPLE-107). */
export function Invite({ onClose, onInvited }: InviteProps) {
  const { merchantId } = useCurrentUser();
  const mayChoose = useIsPermitted({ permission: 'merchant.rw.all' });
  const [typed, setTyped] = useState('');
  const merchants = useListMerchants(
    mayChoose ? { page: 0, size: 50, ...(typed.trim() !== '' && { search: typed.trim() }) } : null,
    { keepPreviousData: true },
  );
  const roles = useListRoles({});
  const { trigger } = useInvitePerson();
  const [made, setMade] = useState<InvitedPerson>();
  const invite = async (body: InvitePersonRequest): Promise<FormProblem | undefined> => {
    try {
      const answer = await trigger({ body });
      if ('approval' in answer) {
        toastRequested();
        onClose();
      } else {
        setMade(answer.data);
      }
      onInvited();
    } catch (error) {
      return formProblemOf(error);
    }
    return undefined;
  };
  if (made) return <LinkDialog made={{ ...made.person, ...made }} onClose={onClose} />;
  return (
    <InviteDialog
      roles={(roles.data?.data ?? []).filter(({ isGrantable }) => isGrantable)}
      {...(mayChoose
        ? { merchants: merchants.data?.data ?? [], onSearch: setTyped }
        : { ownMerchantId: merchantId })}
      notice={<ApprovalNotice kind="ROLE" />}
      onInvite={invite}
      onClose={onClose}
    />
  );
}
