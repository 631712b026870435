import type { AlertRule } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { AlertIcon, PlusIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { type ListAnswer, ListPage } from '@tiyin/ui/list-page';
import { i18n } from '../../texts/i18n.ts';
import { alertColumns } from './alert-columns.tsx';
import { alertAddress } from './alerts-address.ts';

export interface AlertsViewProps extends ListAnswer<AlertRule> {
  /** Missing for people who may not change rules. */
  readonly onAdd?: (() => void) | undefined;
}

/** The alert rules with state and last firing; each row opens its rule (OFFICE-560). */
export function AlertsView({ onAdd, ...answer }: AlertsViewProps) {
  return (
    <ListPage
      label={i18n.t('Alerts')}
      subject={i18n.t('alert rules')}
      answer={answer}
      table={{
        columns: alertColumns,
        rowKey: ({ id }) => String(id),
        rowHref: ({ id }) => alertAddress(id),
      }}
      toolbar={
        <Inline justify="between" gap={16}>
          <p>
            {i18n.t(
              'Each rule is judged every minute. Its receivers are notified by webhook or e-mail.',
            )}
          </p>
          {onAdd && (
            <Button icon={PlusIcon} variant="primary" onPress={onAdd}>
              {i18n.t('Add alert')}
            </Button>
          )}
        </Inline>
      }
      empty={
        <EmptyState icon={AlertIcon} title={i18n.t('No alerts yet')}>
          {i18n.t(
            'A rule notifies people when something goes wrong, also while nobody looks at this page.',
          )}
        </EmptyState>
      }
    />
  );
}
