import { useGetAccountDay } from '@tiyin/api/hooks/statements';
import { DayDialog } from './DayDialog.tsx';
import { useDayActions } from './useDayActions.ts';

export interface DayLoaderProps {
  readonly accountId: number;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  /** Whether the person may explain and close it. */
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A day with its details, which are loaded when it is opened. */
export function DayLoader(props: DayLoaderProps) {
  const { accountId, day, isOpen, mayEdit, onChanged, onOpenChange } = props;
  const query = useGetAccountDay(isOpen ? { id: accountId, day } : null);
  const actions = useDayActions({ id: accountId, day }, (data) => {
    void query.mutate({ data }, { revalidate: false });
    onChanged();
  });
  return (
    <DayDialog
      day={day}
      details={query.data?.data}
      problem={query.error}
      onRetry={() => void query.mutate()}
      isRetrying={query.isValidating}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(mayEdit && { actions })}
    />
  );
}
