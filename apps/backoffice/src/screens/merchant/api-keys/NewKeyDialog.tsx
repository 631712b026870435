import type { CreateApiKeyRequest, KeyScope } from '@tiyin/api/types';
import { canKeyMoveMoney, keyScopes } from '@tiyin/domain/permissions';
import { CheckboxGroup } from '@tiyin/ui/checkbox-group';
import { DatePicker } from '@tiyin/ui/date-picker';
import { RadioGroup } from '@tiyin/ui/radio-group';
import { TextArea } from '@tiyin/ui/text-area';
import { type ReactNode, useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { type Day, utcDayOf } from '../../../addresses/filter-fields.ts';
import { NameDialog, type NameDialogProps } from '../NameDialog.tsx';
import { scopeDescriptions, scopeText } from './scope-descriptions.ts';

export interface NewKeyDialogProps extends Pick<NameDialogProps, 'isOpen' | 'onOpenChange'> {
  /** Creates a key; rejects with an ApiProblem on failure. */
  readonly onMake: (request: CreateApiKeyRequest) => Promise<void>;
  /** Shown while the chosen limits let the key move money of production (PEOPLE-507). */
  readonly approvalNotice?: ReactNode;
}

const dayMs = 24 * 60 * 60_000;

const modes = () =>
  [
    {
      id: 'both',
      label: i18n.t('Test and production'),
    },
    {
      id: 'test',
      label: i18n.t('Test only'),
      description: i18n.t('No money moves'),
    },
    {
      id: 'production',
      label: i18n.t('Production only'),
    },
  ] as const;

type Mode = ReturnType<typeof modes>[number]['id'];

const scopeOptions = () =>
  keyScopes.map((id) => ({ id, label: scopeText(id), description: scopeDescriptions[id] }));

/** Requests the name of a new API key, and its limits: its mode, scopes, addresses and last day (API-260, API-487, API-488, API-489). */
export function NewKeyDialog(props: NewKeyDialogProps) {
  const { approvalNotice, isOpen, onMake, onOpenChange } = props;
  const [today] = useState(() => utcDayOf(Date.now()));
  const [lastDay, setLastDay] = useState<Day | null>(null);
  const [mode, setMode] = useState<Mode>('both');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(keyScopes);
  const [addresses, setAddresses] = useState('');
  const make = async (name: string) => {
    const networks = addresses.split(/[\s,]+/).filter((each) => each !== '');
    await onMake({
      name,
      ...(lastDay !== null && { expiryDate: endOf(lastDay) }),
      ...(mode !== 'both' && { isTest: mode === 'test' }),
      ...(scopes.length < keyScopes.length && { scopes: [...scopes] }),
      ...(networks.length > 0 && { addresses: networks }),
    });
    setLastDay(null);
    setMode('both');
    setScopes(keyScopes);
    setAddresses('');
  };
  return (
    <NameDialog
      title={i18n.t('New API key')}
      description={i18n.t(
        'What it is used for: “Shop’s server”. The merchant’s people read it too.',
      )}
      submitLabel={i18n.t('Make key')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onSubmit={make}
    >
      <RadioGroup label={i18n.t('For')} options={modes()} value={mode} onChange={setMode} />
      <CheckboxGroup
        name="scopes"
        label={i18n.t('It may')}
        options={scopeOptions()}
        value={scopes}
        onChange={setScopes}
        isRequired
        requiredMessage={i18n.t('Choose at least one')}
      />
      <TextArea
        name="addresses"
        label={i18n.t('Only from')}
        description={i18n.t(
          'Addresses or networks, one on a line: 203.0.113.7 or 203.0.113.0/24. Leave it empty for any.',
        )}
        value={addresses}
        onChange={setAddresses}
      />
      <DatePicker
        name="expiryDate"
        label={i18n.t('Last day (UTC)')}
        description={i18n.t('Leave it empty for a key that does not end by itself.')}
        today={today}
        minValue={today}
        value={lastDay}
        onChange={setLastDay}
      />
      {canKeyMoveMoney({ isTest: mode === 'test', scopes }) && approvalNotice}
    </NameDialog>
  );
}

/** The end of a UTC day. */
function endOf(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString();
}
