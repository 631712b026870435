import {
  useGetStatementMapping,
  useListAccountDays,
  useListStatements,
} from '@tiyin/api/hooks/statements';
import { useState } from 'react';
import { DaysCard, daysPerPage } from './days/DaysCard.tsx';
import { OpenDay } from './days/OpenDay.tsx';
import { ImportStatement } from './statements/ImportStatement.tsx';
import { StatementsCard, statementsPerPage } from './statements/StatementsCard.tsx';
import { useStatementImport } from './statements/useStatementImport.ts';

/** The refresh interval of both cards, in milliseconds: lines are matched after the import. */
const REFRESH_MS = 15_000;

type BankCardsProps = {
  readonly accountId: number;
  /** Whether the person may import statements and close days. */
  readonly mayEdit: boolean;
};

/** The bank's statements and days of an account, beside the ledger. */
export function BankCards({ accountId: id, mayEdit }: BankCardsProps) {
  const [statementPage, setStatementPage] = useState(0);
  const [dayPage, setDayPage] = useState(0);
  const refresh = { refreshInterval: REFRESH_MS, keepPreviousData: true };
  const statements = useListStatements(
    { id, page: statementPage, size: statementsPerPage },
    refresh,
  );
  const days = useListAccountDays({ id, page: dayPage, size: daysPerPage }, refresh);
  const mapping = useGetStatementMapping(mayEdit ? { id } : null);
  const onChanged = () => {
    void statements.mutate();
    void days.mutate();
  };
  const onImport = useStatementImport(id, mapping.data?.data, () => {
    void mapping.mutate();
    onChanged();
  });
  return (
    <>
      <DaysCard
        page={days.data}
        pageIndex={dayPage}
        onPageChange={setDayPage}
        problem={days.error}
        onRetry={() => void days.mutate()}
        isRetrying={days.isValidating}
        renderReview={({ day }) => <OpenDay {...{ accountId: id, day, mayEdit, onChanged }} />}
      />
      <StatementsCard
        page={statements.data}
        pageIndex={statementPage}
        onPageChange={setStatementPage}
        problem={statements.error}
        onRetry={() => void statements.mutate()}
        isRetrying={statements.isValidating}
        actions={mayEdit && <ImportStatement mapping={mapping.data?.data} onImport={onImport} />}
      />
    </>
  );
}
