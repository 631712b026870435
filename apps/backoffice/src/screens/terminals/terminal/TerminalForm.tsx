import type { NamedRef } from '@tiyin/api/types';
import { amountFromWire } from '@tiyin/domain/money';
import { longestName, nameError } from '@tiyin/domain/names';
import { Card } from '@tiyin/ui/card';
import { Form } from '@tiyin/ui/form';
import { Grid } from '@tiyin/ui/grid';
import { Money } from '@tiyin/ui/payments/money';
import { Select } from '@tiyin/ui/select';
import { Stack } from '@tiyin/ui/stack';
import { TextField } from '@tiyin/ui/text-field';
import { useId, type ReactNode } from 'react';
import { i18n } from '../../../texts/i18n.ts';
import { knownError } from '../../../texts/known-text.ts';
import { Late } from '../../../routing/Late.tsx';
import { AttributeFacts } from './AttributeFacts.tsx';
import { Fact } from './Fact.tsx';
import { hasOtherFees } from './method-rows.ts';
import { MethodFacts } from './MethodFacts.tsx';
import {
  AttributesTable,
  MaxAdjustmentField,
  MethodLines,
  PaymentRuleFields,
  SaveBar,
  ThresholdFields,
} from './late-fields.ts';
import { fieldsSkeleton } from './TerminalPlaceholder.tsx';
import type { TerminalEditor } from './useTerminalEditor.ts';

/** The person's permissions for a terminal (PEOPLE-36). */
export interface TerminalRights {
  /** Change its name and, where they see them, its attributes. */
  readonly maySave: boolean;
  readonly maySeeAttributes: boolean;
  /** Change its pool and its methods. */
  readonly mayRoute: boolean;
}

export interface TerminalFormProps extends TerminalRights {
  readonly editor: TerminalEditor;
  /** The options; empty while loading. */
  readonly pools: readonly NamedRef[];
  /** Says that other fees need approval. */
  readonly feeNotice?: ReactNode;
}

/** The fields of a terminal, saved together; read-only ones are shown as text. */
export function TerminalForm({ editor, ...may }: TerminalFormProps) {
  const { changes, discard, edit, edited, isSaving } = editor;
  const { thresholds } = edited;
  const id = useId();
  const mayChange = may.maySave || may.mayRoute || thresholds !== undefined;
  return (
    <>
      <Form
        key={editor.round}
        id={id}
        aria-label={i18n.t('Terminal')}
        onSubmit={() => !isSaving && void editor.save()}
        errors={editor.errors}
        summaryTitle={i18n.t('There is a problem')}
      >
        <Stack gap={24}>
          <General editor={editor} {...may} />
          {editor.terminal.paymentFlow.code === 'DEPOSIT' && (
            <Late fallback={fieldsSkeleton}>
              <PaymentRuleFields rules={edited} maySave={may.maySave} onChange={edit} />
            </Late>
          )}
          {may.maySeeAttributes && <Attributes editor={editor} maySave={may.maySave} />}
          <Methods editor={editor} mayRoute={may.mayRoute} />
          {thresholds && (
            <Late>
              <ThresholdFields row={thresholds} onChange={(row) => edit({ thresholds: row })} />
            </Late>
          )}
          {hasOtherFees(editor.terminal, edited.methods) && may.feeNotice}
        </Stack>
      </Form>
      {mayChange && (
        // Outside of the form, which is made again when its edits are discarded.
        <Late>
          <SaveBar
            label={i18n.t('Changes of the terminal')}
            form={id}
            count={changes}
            isPending={isSaving}
            onCancel={discard}
          />
        </Late>
      )}
    </>
  );
}

function General({ editor, mayRoute, maySave, pools }: TerminalFormProps) {
  const { edit, edited, terminal } = editor;
  // Until the others are there it is the only choice: the field does not come later.
  const known = pools.length === 0 && terminal.pool ? [terminal.pool] : pools;
  const options = known.map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <Card>
      <Grid columns={2}>
        {maySave ? (
          <TextField
            name="name"
            label={i18n.t('Name')}
            value={edited.name}
            onChange={(name) => edit({ name })}
            validate={(name) => knownError(nameError(name))}
            maxLength={longestName}
            autoComplete="off"
          />
        ) : (
          <Fact name={i18n.t('Name')}>{terminal.name}</Fact>
        )}
        {mayRoute && options.length > 0 ? (
          <Select
            name="poolId"
            label={i18n.t('Pool')}
            options={options}
            value={String(edited.poolId)}
            onChange={(id) => edit({ poolId: Number(id) })}
            isSearchable={options.length > 10}
          />
        ) : (
          terminal.pool && <Fact name={i18n.t('Pool')}>{terminal.pool.name}</Fact>
        )}
        {terminal.paymentFlow.code === 'DEPOSIT' && (
          <MaxAdjustment editor={editor} maySave={maySave} />
        )}
      </Grid>
    </Card>
  );
}

/** The largest addition to a fixed amount for which no account is free (ROUTING-203). */
function MaxAdjustment(props: { readonly editor: TerminalEditor; readonly maySave: boolean }) {
  const { edit, edited, terminal } = props.editor;
  const { currency, maxAdjustment } = terminal;
  const fact = (
    <Fact name={i18n.t('Largest addition to a fixed amount')}>
      <Money amount={amountFromWire(maxAdjustment)} currency={currency} />
    </Fact>
  );
  if (!props.maySave) return fact;
  return (
    <Late fallback={fact}>
      <MaxAdjustmentField
        currency={currency}
        value={edited.maxAdjustment}
        onChange={(amount) => edit({ maxAdjustment: amount })}
      />
    </Late>
  );
}

function Attributes(props: { readonly editor: TerminalEditor; readonly maySave: boolean }) {
  const { edit, edited, removeAttribute } = props.editor;
  const facts = <AttributeFacts rows={edited.attributes} />;
  return (
    <Card title={i18n.t('Attributes')}>
      {props.maySave ? (
        <Late fallback={facts}>
          <AttributesTable
            rows={edited.attributes}
            onChange={(attributes) => edit({ attributes })}
            onRemove={(id) => void removeAttribute(id)}
          />
        </Late>
      ) : (
        facts
      )}
    </Card>
  );
}

function Methods(props: { readonly editor: TerminalEditor; readonly mayRoute: boolean }) {
  const { edit, edited, terminal } = props.editor;
  const { currency } = terminal;
  const facts = <MethodFacts rows={edited.methods} currency={currency} />;
  return (
    <Card title={i18n.t('Methods')}>
      {props.mayRoute ? (
        <Late fallback={facts}>
          <MethodLines
            rows={edited.methods}
            currency={currency}
            onChange={(methods) => edit({ methods })}
          />
        </Late>
      ) : (
        facts
      )}
    </Card>
  );
}
