import type { CallbackTest } from '@tiyin/api/types';
import { callbackAddressError } from '@tiyin/domain/callbacks';
import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { i18n } from '../../../texts/i18n.ts';
import { knownError } from '../../../texts/known-text.ts';
import { ChangedMeanwhile } from '../ChangedMeanwhile.tsx';
import { SaveBar } from '../SaveBar.tsx';
import { saveProblem } from '../save-problem.ts';
import type { Draft } from '../useDraft.ts';
import { TestResult } from './TestResult.tsx';

/** Where callbacks go, as it is typed; empty: nowhere. */
export interface AddressFields {
  readonly url: string;
}

/** The test callback, and its result. */
export interface TestCallback {
  readonly onSend: () => void;
  readonly isPending: boolean;
  /** The last result. */
  readonly result: CallbackTest | undefined;
  /** Why none was sent. */
  readonly problem: string | undefined;
}

export interface CallbackAddressViewProps {
  readonly draft: Draft<AddressFields>;
  /** Whether there is an address that is saved. */
  readonly hasAddress: boolean;
  readonly test: TestCallback;
}

/** The address for the merchant's callbacks, and a test of it (OFFICE-81). */
export function CallbackAddressView({ draft, hasAddress, test }: CallbackAddressViewProps) {
  const { change, current, fields, isDirty, isPending, problem, save } = draft;
  return (
    <Stack gap={16}>
      <Form
        aria-label={i18n.t('Callback address')}
        onSubmit={() => void save()}
        {...saveProblem(problem)}
      >
        <ChangedMeanwhile now={current && nowWords(current.url)} />
        <TextField
          name="url"
          inputMode="url"
          label={i18n.t('Address')}
          description={i18n.t(
            'Each change of an invoice’s status is sent there, signed. Empty: nothing is sent.',
          )}
          placeholder="https://shop.example/callbacks"
          value={fields.url}
          onChange={(url) => change({ url })}
          validate={(text) => (text.trim() === '' ? null : knownError(callbackAddressError(text)))}
          isReadOnly={isPending}
          autoComplete="off"
          spellCheck="false"
        />
        <SaveBar
          draft={draft}
          name={i18n.t('Changes of the address')}
          label={i18n.t('Save address')}
        />
      </Form>
      <Stack gap={8} align="start">
        <Button
          onPress={test.onSend}
          isPending={test.isPending}
          isDisabled={!hasAddress || isDirty}
          pendingLabel={i18n.t('Waiting for the answer')}
        >
          {i18n.t('Send test callback')}
        </Button>
        {isDirty && <span>{i18n.t('Save the address to try it.')}</span>}
      </Stack>
      <TestResult result={test.result} problem={test.problem} />
    </Stack>
  );
}

function nowWords(url: string): string {
  return url === ''
    ? i18n.t('There is no address now.')
    : i18n.t('The address is now {url}.', { url });
}
