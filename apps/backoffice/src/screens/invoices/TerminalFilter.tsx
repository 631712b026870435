import { useListTerminals } from '@tiyin/api/hooks/terminals';
import { TerminalSelect } from '@tiyin/ui/payments/terminal-select';
import { useMemo } from 'react';
import { Redirect } from 'wouter';
import { invoiceListAddress } from './invoice-list-address.ts';
import { nameTerminals } from './terminal-names.ts';
import { useInvoiceListQuery } from './useInvoiceListQuery.ts';

/** The list of terminals is kept for the session (section 7). */
const KEPT = { revalidateIfStale: false, revalidateOnFocus: false };

/** The terminal filter of the top bar (section 2, Dashboard layout). */
export function TerminalFilter() {
  const [query, setQuery] = useInvoiceListQuery();
  const { data } = useListTerminals({}, KEPT);
  const terminals = useMemo(() => nameTerminals(data?.data ?? []), [data]);
  const { terminalId } = query;
  const isUnknown = data !== undefined && !data.data.some(({ id }) => id === terminalId);
  return (
    <>
      {/* An old link, or storage of another person's: their terminal is not among ours. */}
      {terminalId !== null && isUnknown && (
        <Redirect to={invoiceListAddress({ ...query, page: 0, terminalId: null })} replace />
      )}
      <TerminalSelect
        terminals={terminals}
        value={terminalId === null ? '' : String(terminalId)}
        onChange={(chosen) =>
          setQuery({ ...query, page: 0, terminalId: chosen === '' ? null : Number(chosen) })
        }
      />
    </>
  );
}
