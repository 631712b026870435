import { useGetFirstSteps } from '@tiyin/api/hooks/settings';
import { FirstStepsView } from './FirstStepsView.tsx';

/** The first steps of the installation. A failed request shows none: the list of invoices matters more. */
export function FirstSteps() {
  const { data } = useGetFirstSteps({});
  return data === undefined ? null : <FirstStepsView steps={data.data} />;
}
