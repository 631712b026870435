import { ApiProblem } from '@tiyin/api/errors';
import { useChangeRole, useCreateRole, useDeleteRole, useListRoles } from '@tiyin/api/hooks/people';
import type { Role, RoleRequest } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { toasts } from '@tiyin/ui/toast';
import { useCallback, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type FormProblem, formProblemOf } from '../../../forms/form-problem.ts';
import { ApprovalNotice } from '../../../session/ApprovalNotice.tsx';
import { useCurrentUser } from '../../../session/CurrentUser.tsx';
import { toastProblem } from '../../../session/toast-problem.ts';
import { toastRequested } from '../../../session/toast-requested.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { RolesView } from './RolesView.tsx';

/** The roles; with role.manage they are made and changed (PEOPLE-109). */
export function Roles() {
  const { permissions } = useCurrentUser();
  const mayManage = useIsPermitted({ allOf: ['role.manage', 'merchant.rw.all'] });
  const list = useListRoles({});
  const create = useCreateRole();
  const change = useChangeRole();
  const remove = useDeleteRole();
  const [opened, setOpened] = useState<Role | 'new'>();
  const onOpen = useCallback((role: Role) => setOpened(role), []);
  const save = async (body: RoleRequest): Promise<FormProblem | undefined> => {
    try {
      if (opened === 'new') await create.trigger({ body });
      else if (opened) {
        const { id, version } = opened;
        const answer = await change.trigger({ id, ifMatch: `"${version}"`, body });
        if ('approval' in answer) {
          toastRequested();
          return undefined;
        }
      }
      toasts.success(opened === 'new' ? i18n.t('Role created') : i18n.t('Successfully changed'));
    } catch (error) {
      return formProblemOf(error);
    } finally {
      await list.mutate();
    }
    return undefined;
  };
  const onDelete = async ({ id }: Role): Promise<boolean> => {
    try {
      await remove.trigger({ id });
      toasts.success(i18n.t('Role deleted'));
      return true;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, i18n.t('The role was not deleted'), error.detail ?? error.title);
      return false;
    } finally {
      await list.mutate();
    }
  };
  return (
    <>
      <RolesView
        roles={list.data?.data}
        problem={list.error}
        onRetry={() => void list.mutate()}
        isRetrying={list.isValidating}
        onOpen={onOpen}
        {...(mayManage && { onNew: () => setOpened('new') })}
      />
      {opened !== undefined && (
        <RoleDialog
          key={opened === 'new' ? 'new' : opened.id}
          {...(opened !== 'new' && { role: opened })}
          held={permissions}
          {...(mayManage && { onSave: save, onDelete })}
          notice={opened !== 'new' && <ApprovalNotice kind="ROLE" />}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
