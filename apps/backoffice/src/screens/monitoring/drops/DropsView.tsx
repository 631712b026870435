import type { ApiProblem } from '@tiyin/api/errors';
import type { MonitoredTerminal, SuccessDrop } from '@tiyin/api/types';
import { Banner } from '@tiyin/ui/banner';
import { Card } from '@tiyin/ui/card';
import { Link } from '@tiyin/ui/link';
import { LoadProblem } from '@tiyin/ui/load-problem';
import { NoAccess } from '@tiyin/ui/no-access';
import { SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { i18n } from '../../../texts/i18n.ts';
import { dropInWords, explanationInWords, sliceInWords } from './drop-words.ts';
import { sliceAddress } from './slice-address.ts';

export interface DropsViewProps {
  readonly terminals: readonly MonitoredTerminal[];
  /** Missing until the first response; terminals whose rate did not fall have none. */
  readonly drops: readonly SuccessDrop[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** Whether the person may see accounts: without, methods alone were compared (PEOPLE-590). */
  readonly seesAccounts: boolean;
}

type DropProps = Pick<DropsViewProps, 'seesAccounts'> & {
  readonly drop: SuccessDrop;
  readonly name: string;
};

function Drop({ drop, name, seesAccounts }: DropProps) {
  const { culprit, slices } = drop;
  const [largest] = slices;
  const shown = culprit ?? largest;
  return (
    <Banner tone="warning" title={`${name}: ${dropInWords(drop)}`}>
      <Stack gap={4}>
        {culprit === null && (
          <p>
            {seesAccounts
              ? i18n.t('No single method, bank, account or provider explains it.')
              : i18n.t(
                  'No single method explains it. Accounts were not compared: you may not see them.',
                )}
          </p>
        )}
        {shown && (
          <p>
            {explanationInWords(shown, culprit === null)}{' '}
            <Link href={sliceAddress(drop, shown)}>
              {i18n.t('Invoices of {shown}', { shown: sliceInWords(shown) })}
            </Link>
          </p>
        )}
      </Stack>
    </Banner>
  );
}

function Drops({ drops = [], terminals, ...props }: DropsViewProps) {
  if (drops.length === 0) return <p>{i18n.t('No success rate fell against the period before.')}</p>;
  const names = new Map(terminals.map(({ name, terminalId }) => [terminalId, name]));
  return (
    <Stack gap={12}>
      {drops.map((drop) => (
        <Drop
          key={drop.terminalId}
          drop={drop}
          name={
            names.get(drop.terminalId) ??
            i18n.t('Terminal {terminalId}', { terminalId: drop.terminalId })
          }
          seesAccounts={props.seesAccounts}
        />
      ))}
    </Stack>
  );
}

/** Why the success rates of terminals fell: each drop with the slice that explains it (OFFICE-591). */
export function DropsView(props: DropsViewProps) {
  const { drops, isRetrying = false, onRetry, problem } = props;
  if (problem?.status === 403)
    return <NoAccess title={i18n.t('You have no access to the drops')} />;
  return (
    <Card title={i18n.t('Drops')} padding="md">
      <LoadProblem
        subject={i18n.t('drops')}
        problem={problem}
        hasOlder={drops !== undefined}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
      {drops === undefined && problem === undefined && (
        <SkeletonLines label={i18n.t('Loading drops')} lines={[{ width: 'long' }]} />
      )}
      {drops !== undefined && <Drops {...props} />}
    </Card>
  );
}
