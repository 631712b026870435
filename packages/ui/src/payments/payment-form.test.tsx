import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ActionButton } from './action-button/index.ts';
import { AmountStepper } from './amount-stepper/index.ts';
import { Countdown } from './countdown/index.ts';
import { MethodList } from './method-list/index.ts';
import { Money } from './money/index.ts';
import { ProcessingView } from './processing-view/index.ts';
import { QuickAmounts } from './quick-amounts/index.ts';
import { CopyLine, RequisiteCard } from './requisite-card/index.ts';
import { ResultView } from './result-view/index.ts';
import { StepHeader } from './step-header/index.ts';

/* An import of the heavy module fails this file: the payment form's first view must stay small. */
vi.mock('react-aria-components', () => {
  throw new Error('A component of the payment form imports React Aria.');
});

const nothing = () => undefined;
const currency = { code: 'UZS', dimension: 2 };
const deadline = Date.UTC(2026, 10, 20, 12, 15);

const views: Readonly<Record<string, ReactElement>> = {
  StepHeader: (
    <StepHeader title="Payment" step="Init" takesFocus back={{ label: 'Back', onPress: nothing }} />
  ),
  MethodList: (
    <MethodList
      label="Methods"
      methods={[{ id: 1, method: 'Humo', name: 'Humo', limits: '1 – 2 UZS' }]}
      onChoose={nothing}
      name="paymentMethodId"
    />
  ),
  ActionButton: <ActionButton onPress={nothing}>Deposit 480 000 UZS</ActionButton>,
  AmountStepper: (
    <AmountStepper
      label="Amount"
      amount="480 000"
      unit="UZS"
      decreaseLabel="Less"
      increaseLabel="More"
      onDecrease={null}
      onIncrease={nothing}
    />
  ),
  QuickAmounts: (
    <QuickAmounts
      label="Quick amounts"
      amounts={[{ amount: 100_000, label: '1 000', isAllowed: true }]}
      value={100_000}
      onChoose={nothing}
    />
  ),
  RequisiteCard: (
    <RequisiteCard
      cardNumber="998901234567"
      label="Phone"
      method="Humo"
      methodName="Humo"
      countryCode="UZS"
      type="by_mobile"
      amount={<Money amount={48_000_000} currency={currency} />}
    />
  ),
  CopyLine: (
    <CopyLine
      label="Amount"
      value="480000"
      copyLabel="Copy"
      copiedLabel="Copied"
      byHandText="Copy by hand"
    />
  ),
  Countdown: (
    <Countdown
      start={deadline - 900_000}
      deadline={deadline}
      now={() => deadline}
      initialNow={deadline - 450_000}
      daysText={String}
      announcement={String}
      onOver={nothing}
    />
  ),
  ProcessingView: (
    <ProcessingView
      amount={<Money amount={48_000_000} currency={currency} size="xl" />}
      title="Wait"
      note="Soon"
      takesFocus
    />
  ),
  ResultView: (
    <ResultView
      kind="success"
      title="Done"
      continueTo={{ href: '/', label: 'Continue' }}
      takesFocus
    />
  ),
};

describe('the payment form on the server', () => {
  test.each(Object.entries(views))('%s is rendered without inline styles', (_name, view) => {
    const html = renderToString(view);
    expect(html).toContain('class=');
    expect(html).not.toContain('style=');
  });

  test('the countdown shows the time it was given, not that of the machine', () => {
    const html = renderToString(views['Countdown']);
    expect(html).toContain('07:30');
    expect(html).toContain('stroke-dashoffset="50.00"');
  });
});
