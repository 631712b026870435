import { useListApiKeys } from '@tiyin/api/hooks/api-keys';
import { useGetCallbackAddress, useGetWebhookKey } from '@tiyin/api/hooks/callbacks';
import { useListEndpoints } from '@tiyin/api/hooks/endpoints';
import { useGetMerchant, useGetMerchantLook, useListMerchants } from '@tiyin/api/hooks/merchants';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { i18n } from '../../texts/i18n.ts';
import { AfterPaint } from '../../routing/AfterPaint.tsx';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useInSteps } from '../../routing/use-in-steps.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { storeMerchant } from '../../session/stored-merchant.ts';
import { useMerchantId } from '../../session/useMerchantId.ts';
import { ApiKeys } from './api-keys/ApiKeys.tsx';
import { CallbackAddress } from './callback/CallbackAddress.tsx';
import { Endpoints } from './endpoints/Endpoints.tsx';
import { Look } from './look/Look.tsx';
import { MerchantFrame } from './MerchantFrame.tsx';
import { MerchantPlaceholder } from './MerchantPlaceholder.tsx';
import { MerchantDetails } from './name/MerchantDetails.tsx';
import { NewMerchant } from './NewMerchant.tsx';
import { WebhookKey } from './webhook-key/WebhookKey.tsx';

const ChangeHistory = lazyScreen(
  'merchant-history',
  async () => (await import('../audit/history/ChangeHistory.tsx')).ChangeHistory,
);

/** The audit's own words say what is changed of a merchant. */
const asKept = {};

/** The merchant whose things the person looks at; New Merchant with merchant.create. */
export function MerchantScreen() {
  useDocumentTitle(i18n.t('Merchant'));
  const chosen = useMerchantId();
  const { merchantId } = chosen;
  const query = useGetMerchant(merchantId === null ? null : { id: merchantId });
  const merchant = useInSteps(query.data?.data);
  const reload = () => void query.mutate();
  const { choose, refresh } = useMerchantChoice();
  const mayEdit = useIsPermitted({ permission: 'merchant.callback.edit' });
  const mayEditKeys = useIsPermitted({ permission: 'merchant.key.edit' });
  const mayCreate = useIsPermitted({ permission: 'merchant.create' });
  useParts(mayEdit ? merchantId : null, mayEditKeys ? merchantId : null);
  const actions = mayCreate && (
    <NewMerchant onMade={({ id }) => (choose === undefined ? refresh() : choose(id))} />
  );
  if (merchant === undefined || merchantId === null) {
    return (
      <MerchantPlaceholder
        isLoading={
          chosen.isLoading ||
          query.data !== undefined ||
          (query.isLoading && query.error === undefined)
        }
        problem={chosen.problem ?? query.error}
        onRetry={() => (merchantId === null ? chosen.onRetry() : reload())}
        isRetrying={query.isValidating}
        onForget={choose && (() => choose(null))}
        {...(actions && { actions })}
      />
    );
  }
  return (
    <MerchantFrame
      // Another merchant is another page: nothing typed for one is shown at the other.
      key={merchantId}
      merchant={merchant}
      {...(actions && { actions })}
      details={
        <MerchantDetails
          merchant={merchant}
          onFresh={(data) => {
            void query.mutate({ data }, { revalidate: false });
            refresh();
          }}
        />
      }
      history={
        <AfterPaint>
          <Late>
            <ChangeHistory
              objectKind="merchant"
              objectId={merchantId}
              version={merchant.version}
              words={asKept}
            />
          </Late>
        </AfterPaint>
      }
      {...(mayEdit && {
        callback: <CallbackAddress merchantId={merchantId} onChanged={reload} />,
        endpoints: <Endpoints merchantId={merchantId} />,
        look: <Look merchantId={merchantId} name={merchant.name} onChanged={reload} />,
      })}
      {...(mayEditKeys && {
        apiKeys: <ApiKeys merchantId={merchantId} />,
        webhookKey: <WebhookKey merchantId={merchantId} onRotated={reload} />,
      })}
    />
  );
}

/** Requests the parts together with the merchant: they need its id alone. */
function useParts(editedId: number | null, keysId: number | null): void {
  const edited = editedId === null ? null : { id: editedId };
  const keys = keysId === null ? null : { id: keysId };
  useGetCallbackAddress(edited);
  useListApiKeys(keys);
  useGetWebhookKey(keys);
  useListEndpoints(edited);
  useGetMerchantLook(edited);
}

interface MerchantChoice {
  /**
   * Chooses a merchant, or none, for all pages; missing for people with their own one or without
   * permission.
   */
  readonly choose: ((merchantId: number | null) => void) | undefined;
  /** Requests the picker's list again. */
  readonly refresh: () => void;
}

function useMerchantChoice(): MerchantChoice {
  const { merchantId: own } = useCurrentUser();
  const mayChoose = useIsPermitted({ permission: 'merchant.rw.all' });
  const list = useListMerchants(mayChoose ? { page: 0, size: 50 } : null);
  const refresh = () => void list.mutate();
  const choose = (merchantId: number | null) => {
    storeMerchant(window, merchantId);
    refresh();
  };
  return { choose: own === null && mayChoose ? choose : undefined, refresh };
}
