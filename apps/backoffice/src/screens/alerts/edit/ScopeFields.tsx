import { alertScope } from '@tiyin/domain/alerts';
import { Select } from '@tiyin/ui/select';
import { i18n } from '../../../texts/i18n.ts';
import type { DraftProps } from './ConditionFields.tsx';

/** A merchant or a terminal to choose. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

export interface ScopeFieldsProps extends DraftProps {
  /** Missing for people of one merchant. */
  readonly merchants:
    | {
        readonly options: readonly Choice[];
        /** The name of the chosen one, also if it is not among the options. */
        readonly chosen: string | undefined;
        /** Missing where all are among the options. */
        readonly onSearch: ((typed: string) => void) | undefined;
      }
    | undefined;
  /** The terminals of the chosen merchant. */
  readonly terminals: readonly Choice[];
}

const allMerchants = {
  id: '',
  get label() {
    return i18n.t('All merchants');
  },
} as const;
const allTerminals = {
  id: '',
  get label() {
    return i18n.t('All terminals');
  },
} as const;

/** The merchant and the terminal that a rule is about, as far as its kind has them. */
export function ScopeFields({ draft, merchants, onChange, terminals }: ScopeFieldsProps) {
  const { hasTerminals, merchant } = alertScope(draft.kind);
  if (merchant === 'none') return null;
  return (
    <>
      {merchants && (
        <Select
          label={i18n.t('Merchant')}
          name="merchantId"
          options={
            merchant === 'required' ? merchants.options : [allMerchants, ...merchants.options]
          }
          value={merchant === 'required' && draft.merchantId === '' ? null : draft.merchantId}
          valueText={merchants.chosen}
          onChange={(merchantId) => onChange({ merchantId, terminalId: '' })}
          onSearch={merchants.onSearch}
          isSearchable
          searchLabel={i18n.t('Search merchants')}
          isRequired={merchant === 'required'}
        />
      )}
      {hasTerminals && draft.merchantId !== '' && (
        <Select
          label={i18n.t('Terminal')}
          name="terminalId"
          options={[allTerminals, ...terminals]}
          value={draft.terminalId}
          onChange={(terminalId) => onChange({ terminalId })}
          isSearchable
          searchLabel={i18n.t('Search terminals')}
        />
      )}
    </>
  );
}
