import { invoiceListAddress } from '../../addresses/invoice-list-address.ts';
import { TerminalChoice } from '../../terminal-choice/TerminalChoice.tsx';
import { useInvoiceListQuery } from './useInvoiceListQuery.ts';

/** The terminal filter of the top bar, on Invoices (OFFICE-11). */
export function TerminalFilter() {
  const [query, setQuery] = useInvoiceListQuery();
  return (
    <TerminalChoice
      terminalId={query.terminalId}
      onChoose={(terminalId) => setQuery({ ...query, page: 0, terminalId })}
      allAddress={invoiceListAddress({ ...query, page: 0, terminalId: null })}
    />
  );
}
