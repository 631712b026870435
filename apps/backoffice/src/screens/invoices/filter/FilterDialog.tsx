import { flowTypes, type FlowTypeCode } from '@tiyin/domain/invoices';
import { decimalsOf } from '@tiyin/domain/money';
import type { ReferenceItem } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DatePicker } from '@tiyin/ui/date-picker';
import { Dialog } from '@tiyin/ui/dialog';
import { Grid } from '@tiyin/ui/grid';
import { NumberField } from '@tiyin/ui/number-field';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { useId, useState, type FormEvent } from 'react';
import {
  isCrossed,
  LARGEST_SUM,
  noFilter,
  type Day,
  type InvoiceFilter,
} from '../../../addresses/invoice-filter.ts';
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
}

interface FieldsProps {
  readonly draft: InvoiceFilter;
  readonly onChange: (change: Partial<InvoiceFilter>) => void;
}

const FLOWS: readonly { readonly id: FlowTypeCode | ''; readonly label: string }[] = [
  { id: '', label: 'Not selected' },
  ...flowTypes.map(({ code }) => ({ id: code, label: code })),
];

/* A bound that is not set does not bind. */
const minDate = (day: Day | null) => (day === null ? {} : { minValue: day });
const maxDate = (day: Day | null) => (day === null ? {} : { maxValue: day });

function Days({ draft, onChange, today }: FieldsProps & { readonly today: Day }) {
  const { dateFrom, dateTo, lastStatusDate } = draft;
  return (
    <>
      <DatePicker
        label="Date From"
        today={today}
        description="UTC, this day included"
        value={dateFrom}
        {...maxDate(dateTo)}
        onChange={(day) => onChange({ dateFrom: day })}
      />
      <DatePicker
        label="Date To"
        today={today}
        description="UTC, this day included"
        value={dateTo}
        {...minDate(dateFrom)}
        onChange={(day) => onChange({ dateTo: day })}
      />
      <DatePicker
        label="Last Status Date"
        today={today}
        value={lastStatusDate}
        onChange={(day) => onChange({ lastStatusDate: day })}
      />
    </>
  );
}

function Sums({ draft, onChange, ...listed }: FieldsProps & { readonly decimals: number }) {
  const { sumFrom, sumTo } = draft;
  // A sum of an address may have more than the currencies that are listed, and is shown whole.
  const decimals = Math.max(listed.decimals, decimalsOf(sumFrom ?? 0), decimalsOf(sumTo ?? 0));
  return (
    <>
      <NumberField
        label="Sum From"
        decimals={decimals}
        minValue={0}
        maxValue={sumTo ?? LARGEST_SUM}
        value={sumFrom}
        onChange={(sum) => onChange({ sumFrom: sum })}
      />
      <NumberField
        label="Sum To"
        decimals={decimals}
        minValue={sumFrom ?? 0}
        maxValue={LARGEST_SUM}
        value={sumTo}
        onChange={(sum) => onChange({ sumTo: sum })}
      />
    </>
  );
}

/** The conditions of the filter (OFFICE-31). Nothing is applied until the person confirms. */
export function FilterDialog(props: FilterDialogProps) {
  const { decimals, filter, isOpen, onApply, onOpenChange, onRetryStatuses, statuses, today } =
    props;
  const formId = useId();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<InvoiceFilter>) => setDraft({ ...draft, ...part });
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
      <Button onPress={() => close({ ...noFilter, search: filter.search })}>Reset Filter</Button>
      <Button type="submit" form={formId} variant="primary">
        Apply Filter
      </Button>
    </>
  );
  return (
    <Dialog title="Filter" size="md" isOpen={isOpen} onOpenChange={onOpenChange} actions={actions}>
      {/* An invalid sum is dropped, not refused: nothing is validated before it is applied. */}
      <form id={formId} noValidate onSubmit={apply}>
        <Stack gap={24}>
          <StatusChoice
            statuses={statuses}
            value={draft.statusIds}
            onChange={(statusIds) => change({ statusIds })}
            onRetry={onRetryStatuses}
          />
          <Grid columns={2}>
            <Days draft={draft} onChange={change} today={today} />
            <Select
              label="Flow Type"
              options={FLOWS}
              value={draft.flowType ?? ''}
              onChange={(flow) => change({ flowType: flow === '' ? null : flow })}
            />
            <Sums draft={draft} onChange={change} decimals={decimals} />
          </Grid>
        </Stack>
      </form>
    </Dialog>
  );
}
