import { useListAlertRules } from '@tiyin/api/hooks/alerts';
import type { AlertRule } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { pages } from '../../routing/pages.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { readAlertId } from './alerts-address.ts';
import { AlertsView } from './AlertsView.tsx';

/** Its form is wanted by few visits. */
const EditAlert = lazyScreen(
  'edit-alert',
  async () => (await import('./edit/EditAlert.tsx')).EditAlert,
);

const OpenAlert = lazyScreen('alert', async () => (await import('./OpenAlert.tsx')).OpenAlert);

/** The refresh interval of the list, in milliseconds: rules are judged every minute. */
const REFRESH_MS = 20_000;

/** The alert rules, and the one that the address has open. */
export function AlertsScreen() {
  const list = useListAlertRules({}, { refreshInterval: REFRESH_MS });
  const { canEmail = false, rules } = list.data?.data ?? {};
  const [, navigate] = useLocation();
  const openId = readAlertId(useSearch());
  const opened = rules?.find(({ id }) => id === openId);
  const [edited, setEdited] = useState<AlertRule | 'new'>();
  const mayEdit = useIsPermitted({ permission: 'merchant.callback.edit' });
  const close = () => navigate(pages.alerts.route);
  const refresh = () => void list.mutate();
  useDocumentTitle(i18n.t('Alerts'));
  return (
    <>
      <AlertsView
        page={rules && { data: rules, total: rules.length }}
        problem={list.error}
        onRetry={refresh}
        isRetrying={list.isValidating}
        onAdd={mayEdit ? () => setEdited('new') : undefined}
      />
      {/* It stays below its form, whose button has the focus again. */}
      <Late isWanted={opened !== undefined} onFailed={close}>
        {opened && (
          <OpenAlert
            key={opened.id}
            rule={opened}
            mayEdit={mayEdit}
            onChange={() => setEdited(opened)}
            onChanged={refresh}
            onClose={close}
          />
        )}
      </Late>
      <Late isWanted={edited !== undefined} onFailed={() => setEdited(undefined)}>
        {edited !== undefined && (
          <EditAlert
            rule={edited === 'new' ? undefined : edited}
            canEmail={canEmail}
            onSaved={refresh}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Late>
    </>
  );
}
