import { useListTerminals } from '@tiyin/api/hooks/terminals';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import {
  newTerminalAddress,
  readTerminalId,
  terminalAddress,
  terminalsPath,
  terminalsConditions,
} from '../../addresses/terminals-address.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useInSteps } from '../../routing/use-in-steps.ts';
import { useAskToLeave } from '../../routing/useUnsavedEdits.tsx';
import { useMerchantId } from '../../session/useMerchantId.ts';
import { preloadFields } from './terminal/late-fields.ts';
import { Terminal } from './terminal/Terminal.tsx';
import { TerminalsView } from './TerminalsView.tsx';

const NewTerminal = lazyScreen(
  'new-terminal',
  async () => (await import('./new-terminal/NewTerminal.tsx')).NewTerminal,
);

/** The terminals of the current merchant. */
export function TerminalsScreen() {
  // All in scope, the same query as the terminal filter: a change here is seen there.
  const query = useListTerminals({});
  const { merchantId, ...merchant } = useMerchantId();
  const listed = useInSteps(merchant.isLoading ? undefined : query.data);
  const terminals = listed?.data.filter((terminal) => terminal.merchantId === merchantId);
  const search = useSearch();
  const wanted = readTerminalId(search);
  const chosen = terminals?.find(({ id }) => id === wanted) ?? terminals?.[0];
  const [, navigate] = useLocation();
  const askToLeave = useAskToLeave();
  const show = (id: number) => askToLeave(() => navigate(terminalAddress(id)));
  const mayCreate = useIsPermitted({ permission: 'terminal.create' });
  useEffect(() => {
    if (mayCreate) preloadFields();
  }, [mayCreate]);
  const [isPressed, setIsPressed] = useState(false);
  // The palette leads here with the address of a new one.
  const isNamed = `${terminalsPath}?${search}` === newTerminalAddress;
  const isMaking = mayCreate && (isPressed || isNamed);
  const close = () => {
    setIsPressed(false);
    if (isNamed) navigate(terminalsPath, { replace: true });
  };
  useDocumentTitle(i18n.t('Terminals'));
  return (
    <>
      <ValidAddress conditions={terminalsConditions(query.data?.data.map(({ id }) => id))} />
      <TerminalsView
        terminals={terminals}
        problem={merchant.problem ?? query.error}
        onRetry={() => {
          merchant.onRetry();
          void query.mutate();
        }}
        isRetrying={query.isValidating}
        chosenId={chosen?.id ?? null}
        onChoose={show}
        hasMerchant={merchantId !== null}
        {...(mayCreate &&
          (merchantId !== null || merchant.isLoading) && { onNew: () => setIsPressed(true) })}
      >
        {chosen && (
          <Terminal key={chosen.id} terminalId={chosen.id} onChanged={() => void query.mutate()} />
        )}
      </TerminalsView>
      {isMaking && merchantId !== null && (
        <Late onFailed={close}>
          <NewTerminal
            merchantId={merchantId}
            onClose={close}
            onMade={(id) => {
              close();
              // The list first: a tab that is not in it yet could not be shown.
              void query.mutate().then(() => show(id));
            }}
          />
        </Late>
      )}
    </>
  );
}
