import { useListCurrencies, useListProviders } from '@tiyin/api/hooks/reference';
import { useListPools } from '@tiyin/api/hooks/terminals';
import { isPermitted } from '@tiyin/domain/permissions';
import { reportKinds, type ReportName } from '@tiyin/domain/reports';
import { useCallback, useMemo, useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { i18n } from '../../texts/i18n.ts';
import { AfterPaint } from '../../routing/AfterPaint.tsx';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { ValidAddress } from '../../routing/ValidAddress.tsx';
import { useDocumentTitle } from '../../routing/use-document-title.ts';
import { useCurrentUser } from '../../session/CurrentUser.tsx';
import { namesTerminal } from '../../addresses/invoice-list-address.ts';
import { utcDayOf } from '../../addresses/filter-fields.ts';
import { linkedDays, reportConditions, reportsAddress } from './report-address.ts';
import type { ReportChoices } from './ReportForm.tsx';
import type { ReportRequest } from './report-request.ts';
import { ReportsView } from './ReportsView.tsx';
import { useReportDownloads } from './useReportDownloads.ts';
import { useReportTerminal } from './useReportTerminal.ts';

const ReportPreview = lazyScreen(
  'report-preview',
  async () => (await import('./preview/ReportPreview.tsx')).ReportPreview,
);

const ReportLists = lazyScreen(
  'report-lists',
  async () => (await import('./ReportLists.tsx')).ReportLists,
);

interface Previewed {
  readonly name: ReportName;
  readonly request: ReportRequest;
}

const choiceOf = (id: number, label: string) => ({ id: String(id), label });

/** The option lists of a person's reports; unneeded ones are not requested. */
function useChoices(names: readonly ReportName[]) {
  const needsCurrency = names.includes('balance') || names.includes('provider');
  const currencies = useListCurrencies(needsCurrency ? {} : null);
  const providers = useListProviders(names.includes('provider') ? {} : null);
  const pools = useListPools(names.includes('pool.balance') ? {} : null);
  const choices: ReportChoices = useMemo(
    () => ({
      currencies: currencies.data?.data.map(({ id, name }) => choiceOf(id, name)),
      currencyCodes: currencies.data?.data.map(({ id, code }) => choiceOf(id, code)),
      providers: providers.data?.data.map(({ id, name }) => choiceOf(id, name)),
      pools: pools.data?.data.map(({ id, name }) => choiceOf(id, name)),
    }),
    [currencies.data, providers.data, pools.data],
  );
  const lists = [currencies, providers, pools];
  const broken = lists.filter(({ data, error }) => error !== undefined && data === undefined);
  return {
    choices,
    problem: broken[0]?.error,
    onRetry: () => broken.forEach((list) => void list.mutate()),
    isRetrying: broken.some(({ isValidating }) => isValidating),
  };
}

/** The reports that a person may have, about the terminal of the top bar. */
export function ReportsScreen() {
  const { permissions } = useCurrentUser();
  const kinds = reportKinds.filter((kind) => isPermitted(permissions, kind));
  const lists = useChoices(kinds.map(({ name }) => name));
  const [terminalId] = useReportTerminal();
  const { downloads, download } = useReportDownloads(terminalId);
  const [previewed, setPreviewed] = useState<Previewed>();
  const close = () => setPreviewed(undefined);
  const [today] = useState(() => utcDayOf(Date.now()));
  const search = useSearch();
  const isNamed = namesTerminal(search);
  const linked = useMemo(() => linkedDays(search), [search]);
  const onPreview = useCallback(
    (name: ReportName, request: ReportRequest) => setPreviewed({ name, request }),
    [],
  );
  useDocumentTitle(i18n.t('Reports'));
  return (
    <>
      {/* The address has the terminal, including a stored choice (OFFICE-32); the page does not wait for it. */}
      <ValidAddress conditions={reportConditions} />
      {!isNamed && <Redirect to={reportsAddress(terminalId)} replace />}
      <ReportsView
        {...lists}
        kinds={kinds}
        downloads={downloads}
        onGetReport={download}
        onPreview={onPreview}
        today={today}
        linked={linked}
        below={
          <AfterPaint>
            <Late>
              <ReportLists choices={lists.choices} terminalId={terminalId} />
            </Late>
          </AfterPaint>
        }
      />
      {previewed && (
        <Late onFailed={close}>
          <ReportPreview
            {...previewed}
            terminalId={terminalId}
            onGetReport={() => {
              close();
              download(previewed.name, previewed.request);
            }}
            onClose={close}
          />
        </Late>
      )}
    </>
  );
}
