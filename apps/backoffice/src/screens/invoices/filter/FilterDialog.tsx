import type { NamedRef, ReferenceItem } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { Dialog } from '@tiyin/ui/dialog';
import { Grid } from '@tiyin/ui/grid';
import { PermissionGate } from '@tiyin/ui/payments/permission-gate';
import { Stack } from '@tiyin/ui/stack';
import { useId, useState, type FormEvent } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { conditionsOf, type Condition, type Day } from '../../../addresses/filter-fields.ts';
import { isCrossed, noFilter, type InvoiceFilter } from '../../../addresses/invoice-filter.ts';
import { ConditionField, type ConditionFieldProps } from './ConditionField.tsx';
import { StatusChoice } from './StatusChoice.tsx';

export interface FilterDialogProps {
  /** The applied filter: the fields start with it each time the dialog opens. */
  readonly filter: InvoiceFilter;
  /** The reference list of invoice statuses, or why it is missing. */
  readonly statuses: readonly ReferenceItem[] | 'failed' | 'loading';
  readonly onRetryStatuses: () => void;
  readonly onApply: (filter: InvoiceFilter) => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** In UTC: where the calendars open. */
  readonly today: Day;
  /** How many decimals a sum can have: those of the currencies that are listed. */
  readonly decimals: number;
  /** The possible assignees; missing while loading. */
  readonly people?: readonly NamedRef[] | undefined;
}

/** A condition that would find nothing is not offered (INVOICE-465). */
function PermittedField(props: ConditionFieldProps) {
  const { permission } = props.condition;
  const field = <ConditionField {...props} />;
  return permission === undefined ? (
    field
  ) : (
    <PermissionGate permission={permission}>{field}</PermissionGate>
  );
}

/** The conditions of the filter (OFFICE-31). Nothing is applied until the person confirms. */
export function FilterDialog(props: FilterDialogProps) {
  const { decimals, filter, isOpen, onApply, onOpenChange, onRetryStatuses, people, statuses } =
    props;
  const formId = useId();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<InvoiceFilter>) => setDraft({ ...draft, ...part });
  const conditions = conditionsOf(draft);
  const fieldOf = (condition: Condition) => (
    <PermittedField
      key={condition.name}
      condition={condition}
      onChange={(value) => change({ [condition.name]: value })}
      today={props.today}
      {...{ decimals, people }}
    />
  );
  const close = (applied: InvoiceFilter) => {
    onApply(applied);
    onOpenChange(false);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (!isCrossed(draft)) close(draft);
  };
  const actions = (
    <>
      {/* The search has a field of its own on the page, and stays. */}
      <Button onPress={() => close({ ...noFilter, search: filter.search })}>
        {i18n.t('Reset Filter')}
      </Button>
      <Button type="submit" form={formId} variant="primary">
        {i18n.t('Apply Filter')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={i18n.t('Filter')}
      size="md"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={actions}
    >
      {/* An invalid sum is dropped, not refused: nothing is validated before it is applied. */}
      <form id={formId} noValidate onSubmit={apply}>
        <Stack gap={24}>
          <StatusChoice
            statuses={statuses}
            value={draft.statusIds}
            onChange={(statusIds) => change({ statusIds })}
            onRetry={onRetryStatuses}
          />
          <Grid columns={2}>{conditions.filter(({ kind }) => kind !== 'flag').map(fieldOf)}</Grid>
          <Grid columns={2}>{conditions.filter(({ kind }) => kind === 'flag').map(fieldOf)}</Grid>
        </Stack>
      </form>
    </Dialog>
  );
}
