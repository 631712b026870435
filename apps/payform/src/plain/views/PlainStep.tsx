import type { FormState } from '@tiyin/domain/payment-form';
import { LoadingNotice } from '../../notices/LoadingNotice.tsx';
import type { Scene } from '../scene.ts';
import { isChecked } from './is-checked.ts';
import { PlainAmount } from './PlainAmount.tsx';
import { PlainAsk } from './PlainAsk.tsx';
import { PlainCancel } from './PlainCancel.tsx';
import { PlainCheck } from './PlainCheck.tsx';
import { PlainFail, PlainSuccess } from './PlainEnds.tsx';
import { PlainMethod } from './PlainMethod.tsx';
import { PlainPayee } from './PlainPayee.tsx';
import { PlainProcessing } from './PlainProcessing.tsx';
import { PlainRequisites } from './PlainRequisites.tsx';
import { PlainTicket } from './PlainTicket.tsx';

const customersTurn: ReadonlySet<FormState['step']> = new Set(['method', 'init', 'credential']);

/** The current step of the form, or the question whether to leave it. */
export function PlainStep({ scene, state }: { readonly scene: Scene; readonly state: FormState }) {
  if (scene.place.kind === 'cancel' && customersTurn.has(state.step)) {
    return <PlainCancel scene={scene} />;
  }
  if (scene.place.kind === 'ticket') return <PlainTicket scene={scene} />;
  switch (state.step) {
    case 'loading':
      return <LoadingNotice />;
    case 'method':
      return <PlainMethod {...{ scene, state }} />;
    case 'init':
      return <PlainAmount {...{ scene, state }} />;
    case 'credential':
      return <PlainCredential {...{ scene, state }} />;
    case 'processing':
      return <PlainProcessing {...{ scene, state }} />;
    case 'success':
      return <PlainSuccess state={state} />;
    case 'fail':
      return <PlainFail {...{ scene, state }} />;
  }
}

function PlainCredential({
  scene,
  state,
}: {
  readonly scene: Scene;
  readonly state: FormState<'credential'>;
}) {
  if (isChecked(state, scene.payee)) {
    return <PlainCheck {...{ scene, state }} payee={scene.payee} />;
  }
  if (state.init.type === 'Withdrawal') return <PlainPayee {...{ scene, state }} />;
  const { credentials } = state;
  return credentials === undefined ? (
    <PlainAsk {...{ scene, state }} />
  ) : (
    <PlainRequisites {...{ scene, state, credentials }} />
  );
}
