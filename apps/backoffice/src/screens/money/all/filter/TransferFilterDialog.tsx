import { paymentCurrencyCodes } from '@tiyin/domain/money';
import { Grid } from '@tiyin/ui/grid';
import { Select, type SelectOption } from '@tiyin/ui/select';
import { useState } from 'react';
import { i18n } from '../../../../texts/i18n.ts';
import type { Day } from '../../../../addresses/filter-fields.ts';
import {
  type TransferNarrowing,
  type TransferReporter,
  transferReporters,
} from '../../../../addresses/money-address.ts';
import { DaysField, areReversed } from '../../../../forms/DaysField.tsx';
import { FilterDialogFrame, type FilterDialogState } from '../../../../forms/FilterDialogFrame.tsx';
import { sourceWords } from '../../money-words.ts';
import { noNarrowing } from '../transfer-parameters.ts';

export interface TransferFilterDialogProps extends FilterDialogState<TransferNarrowing> {
  /** The applied conditions: the fields start with them each time the dialog opens. */
  readonly narrowing: TransferNarrowing;
  readonly accounts: readonly SelectOption<string>[];
  /** Called with the typed part of an account's name. */
  readonly onSearchAccounts: (typed: string) => void;
  /** The words of the applied account, also where it is not among the found ones. */
  readonly accountText: string;
  readonly providers: readonly SelectOption<string>[];
  /** In UTC: where the calendar opens. */
  readonly today: Day;
}

const any = {
  id: '',
  get label() {
    return i18n.t('All');
  },
} as const;
const currencyOptions = [any, ...paymentCurrencyCodes.map((code) => ({ id: code, label: code }))];
const sourceOptions: readonly SelectOption<TransferReporter | ''>[] = [
  any,
  ...transferReporters.map((id) => ({
    id,
    get label() {
      return sourceWords[id];
    },
  })),
];

const idOf = (text: string) => (text === '' ? undefined : Number(text));
const textOf = (id: number | undefined) => (id === undefined ? '' : String(id));

/** The conditions of the list of transfers (OFFICE-323). Nothing is applied until the person confirms. */
export function TransferFilterDialog(props: TransferFilterDialogProps) {
  const { accounts, accountText, isOpen, narrowing, onApply, onOpenChange, onSearchAccounts } =
    props;
  const { providers, today } = props;
  const [draft, setDraft] = useState(narrowing);
  const change = (part: Partial<TransferNarrowing>) => setDraft({ ...draft, ...part });
  const { accountId, currency, providerId, source } = draft;
  const isApplied = accountId !== undefined && accountId === narrowing.accountId;
  return (
    <FilterDialogFrame
      {...{ draft, isOpen, onApply, onOpenChange }}
      none={noNarrowing}
      read={() => (areReversed(draft) ? undefined : draft)}
    >
      <DaysField value={draft} onChange={change} today={today} />
      <Grid columns={2}>
        <Select
          label={i18n.t('Account')}
          options={[any, ...accounts]}
          isSearchable
          searchLabel={i18n.t('Bank, last four digits or ID')}
          onSearch={onSearchAccounts}
          {...(isApplied && { valueText: accountText })}
          value={textOf(accountId)}
          onChange={(id) => change({ accountId: idOf(id) })}
        />
        <Select
          label={i18n.t('Provider')}
          options={[any, ...providers]}
          value={textOf(providerId)}
          onChange={(id) => change({ providerId: idOf(id) })}
        />
        <Select
          label={i18n.t('Currency')}
          options={currencyOptions}
          value={currency ?? ''}
          onChange={(id) => change({ currency: paymentCurrencyCodes.find((code) => code === id) })}
        />
        <Select
          label={i18n.t('Reported by')}
          options={sourceOptions}
          value={source ?? ''}
          onChange={(id) => change({ source: id === '' ? undefined : id })}
        />
      </Grid>
    </FilterDialogFrame>
  );
}
