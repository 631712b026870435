import { getTerminalReadiness } from '@tiyin/api/calls/terminals';
import { ApiProblem } from '@tiyin/api/errors';
import { useCreateTestForm, useGetTerminal, useListPools } from '@tiyin/api/hooks/terminals';
import type { NamedRef, TerminalDetails } from '@tiyin/api/types';
import { useIsPermitted } from '@tiyin/ui/payments/permission-gate';
import { useDeferredValue } from 'react';
import { toastProblem } from '../../../session/toast-problem.ts';
import { useSession } from '../../../session/SessionProvider.tsx';
import { AfterPaint } from '../../../routing/AfterPaint.tsx';
import { Late } from '../../../routing/Late.tsx';
import { useInSteps } from '../../../routing/use-in-steps.ts';
import { useUnsavedEdits } from '../../../routing/useUnsavedEdits.tsx';
import { ApprovalNotice, TerminalHistory } from './late-fields.ts';
import { TerminalPlaceholder } from './TerminalPlaceholder.tsx';
import { TerminalView } from './TerminalView.tsx';
import { useTerminalEditor } from './useTerminalEditor.ts';

export interface TerminalProps {
  readonly terminalId: number;
  /** Called when the terminal has changed: its name and mode may be shown elsewhere. */
  readonly onChanged: () => void;
}

const none: readonly NamedRef[] = [];

/** One terminal, as a person may see and change it. */
export function Terminal({ onChanged, terminalId }: TerminalProps) {
  const query = useGetTerminal({ id: terminalId });
  // Together with the terminal; where they come later, its form is rendered again in small steps.
  const mayRoute = useIsPermitted({ permission: 'people.account.edit' });
  const { data: pools } = useListPools(mayRoute ? {} : null);
  const shownPools = useDeferredValue(pools?.data ?? none);
  const terminal = useInSteps(query.data?.data);
  if (terminal === undefined) {
    return (
      <TerminalPlaceholder
        problem={query.error}
        onRetry={() => void query.mutate()}
        isRetrying={query.isValidating}
      />
    );
  }
  return (
    <LoadedTerminal
      terminal={terminal}
      pools={shownPools}
      mayRoute={mayRoute}
      onFresh={(data) => {
        void query.mutate({ data }, { revalidate: false });
        onChanged();
      }}
    />
  );
}

function LoadedTerminal(props: {
  readonly terminal: TerminalDetails;
  readonly pools: readonly NamedRef[];
  readonly mayRoute: boolean;
  readonly onFresh: (terminal: TerminalDetails) => void;
}) {
  const { mayRoute, pools } = props;
  const editor = useTerminalEditor(props.terminal, props.onFresh);
  useUnsavedEdits(editor.changes > 0);
  const maySave = useIsPermitted({ permission: 'terminal.create' });
  const maySwitch = useIsPermitted({ permission: 'terminal.prod.change' });
  const maySeeAttributes = useIsPermitted({ permission: 'terminal.attr.read' });
  const makeForm = useTestForm(editor.terminal.id);
  const check = useReadiness(editor.terminal.id);
  return (
    <TerminalView
      {...{ editor, maySave, mayRoute, maySwitch, maySeeAttributes }}
      onCheck={check}
      pools={pools}
      history={
        <AfterPaint>
          <Late>
            <TerminalHistory terminal={props.terminal} pools={pools} />
          </Late>
        </AfterPaint>
      }
      feeNotice={
        <Late>
          <ApprovalNotice kind="FEE" terminalId={editor.terminal.id} />
        </Late>
      }
      {...(maySave && { onMakeForm: makeForm })}
    />
  );
}

function useTestForm(id: number): () => Promise<string | undefined> {
  const { trigger } = useCreateTestForm();
  return async () => {
    try {
      return (await trigger({ id })).data.url;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      toastProblem(error, error.detail ?? error.title);
      return undefined;
    }
  };
}

/** The missing parts for production, requested each time; undefined without a response. */
function useReadiness(id: number): () => Promise<readonly string[] | undefined> {
  const { client } = useSession();
  return async () => {
    try {
      const { data } = await getTerminalReadiness(client, { id });
      return data.missing.map(({ message }) => message);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      return undefined;
    }
  };
}
