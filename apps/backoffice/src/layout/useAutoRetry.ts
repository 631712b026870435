import { ApiProblem } from '@tiyin/api/errors';
import { useGetSetting, useSetSetting } from '@tiyin/api/hooks/settings';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import type { AutoRetry } from './LayoutView.tsx';

const setting = 'settings.withdrawal.retry.auto.enable';

/**
 * The auto-retry of withdrawals, for people who may see it; changed by people who may edit it
 * (PEOPLE-28). A change shows at once, and is reverted silently if it could not be saved
 * (OFFICE-14). Undefined without permission.
 */
export function useAutoRetry(): AutoRetry | undefined {
  const mayRead = useIsPermitted({ permission: 'settings.read' });
  const mayEdit = useIsPermitted({ permission: 'settings.edit' });
  const query = useGetSetting(mayRead ? { setting } : null);
  const { trigger } = useSetSetting();
  const onChange = async (isOn: boolean) => {
    const body = { value: isOn ? ('true' as const) : ('false' as const) };
    try {
      await query.mutate(trigger({ body, setting }), {
        optimisticData: { data: body },
        revalidate: false,
        rollbackOnError: true,
      });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
  };
  if (query.data === undefined) return query.isLoading ? { isOn: null } : undefined;
  const isOn = query.data.data.value === 'true';
  return mayEdit ? { isOn, onChange: (requested) => void onChange(requested) } : { isOn };
}
