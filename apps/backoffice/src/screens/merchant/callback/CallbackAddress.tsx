import { readCurrent } from '@tiyin/api/answers';
import { ApiProblem } from '@tiyin/api/errors';
import {
  useChangeCallbackAddress,
  useGetCallbackAddress,
  useTestCallback,
} from '@tiyin/api/hooks/callbacks';
import { CallbackAddressStruct } from '@tiyin/api/structs/callback-address';
import type { CallbackAddress as Address, CallbackTest } from '@tiyin/api/types';
import { Card } from '@tiyin/ui/card';
import { toasts } from '@tiyin/ui/toast';
import { useState } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { ComingAddress } from './ComingAddress.tsx';
import { PartPlaceholder } from '../PartPlaceholder.tsx';
import { useDraft } from '../useDraft.ts';
import {
  CallbackAddressView,
  type AddressFields,
  type TestCallback,
} from './CallbackAddressView.tsx';

export interface CallbackAddressProps {
  readonly merchantId: number;
  /** Called when it has changed. */
  readonly onChanged: () => void;
}

/** The callback address of a merchant; for people who may change it (OFFICE-81). */
export function CallbackAddress({ merchantId, onChanged }: CallbackAddressProps) {
  const query = useGetCallbackAddress({ id: merchantId });
  const address = query.data?.data;
  return (
    <Card title={i18n.t('Callbacks')}>
      {address === undefined && query.error === undefined && <ComingAddress />}
      {address === undefined && query.error !== undefined && (
        <PartPlaceholder
          title={i18n.t('The callback address did not load')}
          problem={query.error}
          onRetry={() => void query.mutate()}
          isRetrying={query.isValidating}
        />
      )}
      {address !== undefined && (
        <Editing
          address={address}
          onFresh={(data) => {
            void query.mutate({ data }, { revalidate: false });
            onChanged();
          }}
        />
      )}
    </Card>
  );
}

interface EditingProps {
  readonly address: Address;
  readonly onFresh: (address: Address) => void;
}

const fieldsOf = ({ url }: Address): AddressFields => ({ url: url ?? '' });

function Editing({ address, onFresh }: EditingProps) {
  const { merchantId } = address;
  const { trigger } = useChangeCallbackAddress();
  const test = useCallbackTest(merchantId);
  const draft = useDraft<Address, AddressFields>({
    fresh: address,
    fieldsOf,
    send: ({ fields: { url }, ifMatch }) =>
      trigger({ id: merchantId, body: { url: url.trim() || null }, ifMatch }),
    readConflict: (problem) => readCurrent<Address>(CallbackAddressStruct, problem),
    onFresh,
    onSaved: () => {
      test.forget();
      toasts.success(i18n.t('Successfully changed'));
    },
  });
  useUnsavedEdits(draft.isDirty);
  return <CallbackAddressView draft={draft} hasAddress={address.url !== null} test={test} />;
}

function useCallbackTest(merchantId: number): TestCallback & { readonly forget: () => void } {
  const { isMutating, trigger } = useTestCallback();
  const [result, setResult] = useState<CallbackTest>();
  const [problem, setProblem] = useState<string>();
  const forget = () => {
    setResult(undefined);
    setProblem(undefined);
  };
  const send = async () => {
    forget();
    try {
      setResult((await trigger({ id: merchantId })).data);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setProblem(error.detail ?? error.title);
    }
  };
  return { onSend: () => void send(), isPending: isMutating, result, problem, forget };
}
