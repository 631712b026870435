import type { ApiProblem } from '@tiyin/api/errors';
import type { ApprovalRule, NamedRef } from '@tiyin/api/types';
import { currencies } from '@tiyin/domain/money';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import type { DataColumn } from '@tiyin/ui/data-table';
import { EmptyState } from '@tiyin/ui/empty-state';
import { LoadedTable } from '@tiyin/ui/loaded-table';
import { useMemo, useState } from 'react';
import { formatMoney } from '../../../texts/formats.ts';
import { i18n } from '../../../texts/i18n.ts';
import { approvalKindText } from '../../../texts/lists/approval-kinds.ts';
import { ApprovalRuleDialog, type ApprovalRuleDialogProps } from './ApprovalRuleDialog.tsx';

export interface ApprovalRulesViewProps {
  /** Missing while loading. */
  readonly rules: readonly ApprovalRule[] | undefined;
  /** The other people who decide about this person's requests; missing while loading. */
  readonly deciders: readonly NamedRef[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Sets rules; missing without permission. */
  readonly onChange?: ApprovalRuleDialogProps['onChange'] | undefined;
  readonly notice?: ApprovalRuleDialogProps['notice'];
}

/** Which changes need the approval of a second person (OFFICE-262). */
export function ApprovalRulesView(props: ApprovalRulesViewProps) {
  const { deciders, isRetrying = false, onChange, onRetry, problem, rules } = props;
  const [edited, setEdited] = useState<ApprovalRule>();
  const mayChange = onChange !== undefined;
  const columns = useMemo(() => ruleColumns(mayChange ? setEdited : undefined), [mayChange]);
  return (
    <Card title={i18n.t('Approvals')} level={3}>
      {deciders !== undefined && <Deciders deciders={deciders} />}
      <p>
        {i18n.t(
          'As soon as there is one rule, these need a second person as well: changes of the rules, new people who decide, returns of money that no provider reported, providers of production, and API keys that pay out or refund there.',
        )}
      </p>
      <LoadedTable
        label={i18n.t('Approval rules')}
        columns={columns}
        rows={rules}
        rowKey={({ kind }) => kind.code}
        expectedRows={7}
        loadingLabel={i18n.t('Loading the approval rules')}
        empty={<EmptyState title={i18n.t('No change can need approval')} />}
        failedTitle={i18n.t('The approval rules did not load')}
        {...{ isRetrying, onRetry, problem }}
      />
      {onChange !== undefined && edited !== undefined && (
        <ApprovalRuleDialog
          key={edited.kind.code}
          rule={edited}
          onChange={onChange}
          notice={props.notice}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

/** The people who could approve: without any, a rule would stop every change that needs one (OFFICE-396). */
function Deciders({ deciders }: { readonly deciders: readonly NamedRef[] }) {
  if (deciders.length > 0) {
    return (
      <p>
        {i18n.t('Your requests are decided by {list}.', {
          list: deciders.map(({ name }) => name).join(', '),
        })}
      </p>
    );
  }
  return (
    <Banner tone="warning" title={i18n.t('Nobody else can approve your requests')}>
      {i18n.t(
        'A rule can be set when another active person decides about approvals (approval.decide) of all merchants.',
      )}
    </Banner>
  );
}

function ruleColumns(
  onEdit: ((rule: ApprovalRule) => void) | undefined,
): readonly DataColumn<ApprovalRule>[] {
  const columns: readonly DataColumn<ApprovalRule>[] = [
    {
      id: 'kind',
      header: i18n.t({ id: 'Change (noun)', message: 'Change' }),
      cell: ({ kind }) => approvalKindText(kind),
      size: 'fill',
      fold: 'title',
    },
    { id: 'rule', header: i18n.t('Needs a second person'), cell: ruleWords },
  ];
  if (onEdit === undefined) return columns;
  const cell = (rule: ApprovalRule) => (
    <Button size="sm" onPress={() => onEdit(rule)}>
      {i18n.t('Change')}
    </Button>
  );
  return [
    ...columns,
    { id: 'actions', header: i18n.t('Actions'), cell, hasControls: true, fold: 'bare' },
  ];
}

function ruleWords({ isRequired, thresholds = [] }: ApprovalRule): string {
  if (isRequired !== undefined) return isRequired ? i18n.t('Always') : i18n.t('Never');
  const set = thresholds.flatMap(({ currency, dayThreshold = null, threshold }) => {
    if (threshold === null) return [];
    const words = (amount: number) => formatMoney(amount, currencies[currency]);
    if (dayThreshold === null)
      return [i18n.t('above {threshold}', { threshold: words(threshold) })];
    return [
      i18n.t('above {threshold}, or {dayThreshold} per person in 24 hours', {
        threshold: words(threshold),
        dayThreshold: words(dayThreshold),
      }),
    ];
  });
  return set.join(', ') || i18n.t('Never');
}
