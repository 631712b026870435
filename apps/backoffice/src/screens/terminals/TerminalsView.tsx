import type { ApiProblem } from '@tiyin/api/errors';
import type { Terminal } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { EmptyState } from '@tiyin/ui/empty-state';
import { ErrorState } from '@tiyin/ui/error-state';
import { PlusIcon, TerminalIcon } from '@tiyin/ui/icon';
import { Inline } from '@tiyin/ui/inline';
import { ListToolbar } from '@tiyin/ui/list-toolbar';
import { Skeleton, SkeletonLines } from '@tiyin/ui/skeleton';
import { Stack } from '@tiyin/ui/stack';
import { Tabs } from '@tiyin/ui/tabs';
import { useState, type ReactNode } from 'react';
import { i18n } from '../../texts/i18n.ts';
import { Late } from '../../routing/Late.tsx';
import { lazyScreen } from '../../routing/lazy-screen.ts';
import { nameTerminals } from '../../terminal-choice/terminal-names.ts';
import type { IsFound } from './TerminalSearch.tsx';

export interface TerminalsViewProps {
  /** Of the merchant, by name; undefined while loading. */
  readonly terminals: readonly Terminal[] | undefined;
  readonly problem?: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** The shown one; null without any. */
  readonly chosenId: number | null;
  readonly onChoose: (terminalId: number) => void;
  /** Whether there is a merchant to have any. */
  readonly hasMerchant?: boolean;
  /** Missing without the permission to create one. */
  readonly onNew?: (() => void) | undefined;
  /** The panel of the chosen one. */
  readonly children: ReactNode;
}

function Loading() {
  return (
    <SkeletonLines
      label={i18n.t('Loading the terminals')}
      gap={24}
      lines={[{ height: 'control', width: 'long' }, { height: 'block' }]}
    />
  );
}

/** Few merchants have so many that they search. */
const TerminalSearch = lazyScreen(
  'terminal-search',
  async () => (await import('./TerminalSearch.tsx')).TerminalSearch,
);

/** The greatest number of tabs without a search (OFFICE-573). */
const withoutSearch = 6;

function Panels(props: TerminalsViewProps & { readonly newButton: ReactNode }) {
  const { children, chosenId, newButton, onChoose, terminals = [] } = props;
  const [isFound, setIsFound] = useState<IsFound>();
  const named = nameTerminals(terminals);
  const hasSearch = terminals.length > withoutSearch;
  // The chosen one keeps its tab, because its panel is shown.
  const shown =
    hasSearch && isFound ? named.filter((each) => each.id === chosenId || isFound(each)) : named;
  return (
    <>
      {hasSearch && (
        <ListToolbar
          conditions={
            <Late fallback={<Skeleton height="control" width="long" />}>
              <TerminalSearch
                terminals={named}
                onFind={(found) => setIsFound(() => found)}
                onChoose={onChoose}
              />
            </Late>
          }
          actions={newButton}
        />
      )}
      {!hasSearch && newButton && <Inline justify="end">{newButton}</Inline>}
      <Tabs
        label={i18n.t('Terminals')}
        tabs={shown.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={String(chosenId ?? '')}
        onChange={(id) => onChoose(Number(id))}
      >
        {() => children}
      </Tabs>
    </>
  );
}

function Content(props: TerminalsViewProps & { readonly newButton: ReactNode }) {
  const { hasMerchant = true, isRetrying = false, newButton, onRetry, problem, terminals } = props;
  if (terminals === undefined && problem === undefined) return <Loading />;
  if (terminals === undefined) {
    return (
      <ErrorState
        title={i18n.t('The terminals did not load')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {problem?.title}
      </ErrorState>
    );
  }
  if (terminals.length > 0) return <Panels {...props} />;
  return (
    <EmptyState icon={TerminalIcon} title={i18n.t('No terminals yet')} action={newButton}>
      {hasMerchant
        ? i18n.t('A terminal takes deposits or pays withdrawals in one currency.')
        : i18n.t(
            'A terminal belongs to a merchant, and there is none yet: make one under Merchant first.',
          )}
    </EmptyState>
  );
}

/** The terminals of a merchant, a tab for each (OFFICE-63). */
export function TerminalsView(props: TerminalsViewProps) {
  const { onNew, terminals } = props;
  const newButton = onNew && (
    <Button icon={PlusIcon} variant="primary" onPress={onNew}>
      {i18n.t('New Terminal')}
    </Button>
  );
  return (
    <Stack gap={16}>
      {newButton && terminals === undefined && <Inline justify="end">{newButton}</Inline>}
      <Content {...props} newButton={newButton} />
    </Stack>
  );
}
