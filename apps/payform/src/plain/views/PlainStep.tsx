import type { FormState } from '@tiyin/domain/payment-form';
import { LoadingNotice } from '../../notices/LoadingNotice.tsx';
import type { PlainContext } from '../plain-context.ts';
import { isChecked } from './is-checked.ts';
import { PlainAmount } from './PlainAmount.tsx';
import { PlainRequest } from './PlainRequest.tsx';
import { PlainCancel } from './PlainCancel.tsx';
import { PlainCheck } from './PlainCheck.tsx';
import { PlainFail, PlainSuccess } from './PlainEnds.tsx';
import { PlainMethod } from './PlainMethod.tsx';
import { PlainPayee } from './PlainPayee.tsx';
import { PlainProcessing } from './PlainProcessing.tsx';
import { PlainRequisites } from './PlainRequisites.tsx';
import { PlainReceipt } from './PlainReceipt.tsx';
import { PlainReturn } from './PlainReturn.tsx';
import { PlainTicket } from './PlainTicket.tsx';

const customersTurn: ReadonlySet<FormState['step']> = new Set(['method', 'init', 'credential']);

/** The current step of the form, or the question whether to leave it. */
export function PlainStep({
  context,
  state,
}: {
  readonly context: PlainContext;
  readonly state: FormState;
}) {
  if (context.place.kind === 'cancel' && customersTurn.has(state.step)) {
    return <PlainCancel context={context} />;
  }
  if (context.place.kind === 'ticket') return <PlainTicket context={context} />;
  if (context.place.kind === 'receipt') return <PlainReceipt context={context} />;
  if (context.place.kind === 'return') return <PlainReturn context={context} />;
  switch (state.step) {
    case 'loading':
      return <LoadingNotice />;
    case 'method':
      return <PlainMethod {...{ context, state }} />;
    case 'init':
      return <PlainAmount {...{ context, state }} />;
    case 'credential':
      return <PlainCredential {...{ context, state }} />;
    case 'processing':
      return <PlainProcessing {...{ context, state }} />;
    case 'success':
      return <PlainSuccess {...{ context, state }} />;
    case 'fail':
      return <PlainFail {...{ context, state }} />;
  }
}

function PlainCredential({
  context,
  state,
}: {
  readonly context: PlainContext;
  readonly state: FormState<'credential'>;
}) {
  if (isChecked(state, context.payee)) {
    return <PlainCheck {...{ context, state }} payee={context.payee} />;
  }
  if (state.init.type === 'Withdrawal') return <PlainPayee {...{ context, state }} />;
  const { credentials } = state;
  return credentials === undefined ? (
    <PlainRequest {...{ context, state }} />
  ) : (
    <PlainRequisites {...{ context, state, credentials }} />
  );
}
