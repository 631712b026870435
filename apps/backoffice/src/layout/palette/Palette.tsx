import { useListAccounts } from '@tiyin/api/hooks/accounts';
import { useListInvoices } from '@tiyin/api/hooks/invoices';
import { useListTerminals } from '@tiyin/api/hooks/terminals';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { usePaused } from '../../lists/usePaused.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { useSeesSeveralMerchants } from '../../session/useMerchantId.ts';
import { pageCommands } from '../../routing/page-commands.ts';
import { readVisits } from '../../session/recent-visits.ts';
import { type CommandOverlay, commonCommands } from './commands.ts';
import { paletteEntries } from './palette-entries.ts';
import { PaletteView, type PaletteViewProps } from './PaletteView.tsx';

/** The pause in typing before invoices are searched, in milliseconds. */
const PAUSE_MS = 200;

/** Shorter texts are parts of names: no id has so few characters. */
const SHORTEST_ID = 3;

const ACCOUNT_ID = /^[1-9]\d{0,9}$/;

/** The list of terminals is kept for the session (OFFICE-12). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

/** The invoices that have a text as one of their ids, or begin with it where a customer's may (INVOICE-55). */
function useFoundInvoices(typed: string) {
  const text = typed.trim();
  const search = usePaused(text, PAUSE_MS);
  const isEnabled = search.length >= SHORTEST_ID;
  const { data, isValidating } = useListInvoices(isEnabled ? { search, page: 0, size: 5 } : null);
  const isLoading = text.length >= SHORTEST_ID && (text !== search || isValidating);
  const searched = isEnabled && !isLoading ? search : undefined;
  return { invoices: isLoading ? [] : (data?.data ?? []), isLoading, searched };
}

/**
 * The account with a number as its id, for people who may see accounts: only an existing one is
 * offered (OFFICE-238).
 */
function useFoundAccounts(typed: string) {
  const mayAsk = useIsPermitted({ permission: 'people.account' });
  const search = usePaused(typed.trim(), PAUSE_MS);
  const isEnabled = mayAsk && ACCOUNT_ID.test(search);
  const { data, isValidating } = useListAccounts(isEnabled ? { search, page: 0, size: 40 } : null);
  return { accounts: data?.data ?? [], isLoading: isEnabled && isValidating };
}

export interface PaletteProps extends Pick<PaletteViewProps, 'onOpenChange' | 'typedAtFirst'> {
  /** Opens another overlay in its place. */
  readonly onOverlay: (overlay: CommandOverlay) => void;
}

/** Leads to a screen, an invoice by any of its ids, a terminal or an account by its id, and runs commands. */
export function Palette(props: PaletteProps) {
  const { onOpenChange, onOverlay, typedAtFirst = '' } = props;
  const { id, permissions } = useCurrentUser();
  const hasSeveralMerchants = useSeesSeveralMerchants();
  const [path, navigate] = useLocation();
  const [typed, setTyped] = useState(typedAtFirst);
  const terminals = useListTerminals({}, KEPT).data?.data;
  const { invoices, isLoading, searched } = useFoundInvoices(typed);
  const { accounts, isLoading: areAccountsLoading } = useFoundAccounts(typed);
  // As they are when it opens.
  const [visits] = useState(() =>
    readVisits(window.localStorage, id).filter(({ address }) => address !== path),
  );
  const [commands] = useState(() => [
    ...pageCommands(),
    ...commonCommands({ navigate, onOverlay, permissions }),
  ]);
  const entries = useMemo(
    () =>
      paletteEntries(typed, {
        permissions,
        commands,
        visits,
        accounts,
        invoices,
        terminals: terminals ?? [],
        hasSeveralMerchants,
        searched,
      }),
    [
      accounts,
      commands,
      hasSeveralMerchants,
      invoices,
      permissions,
      searched,
      terminals,
      typed,
      visits,
    ],
  );
  const go = (chosen: string) => {
    onOpenChange(false);
    const command = commands.find((each) => each.id === chosen);
    if (command === undefined) navigate(chosen);
    else command.run();
  };
  return (
    <PaletteView
      entries={entries}
      typedAtFirst={typedAtFirst}
      // Commands and pages are known at once: Enter need not wait for the server.
      isLoading={entries.length === 0 && (isLoading || areAccountsLoading)}
      onType={setTyped}
      onGo={go}
      onOpenChange={onOpenChange}
    />
  );
}
