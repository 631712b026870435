import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { onPaymentForm } from '../story-face.tsx';
import { StepHeader } from './index.ts';
import type { StepHeaderProps } from './index.ts';

const onBack = fn();

const meta = {
  title: 'Payments/StepHeader',
  component: StepHeader,
  decorators: [onPaymentForm],
  args: { title: 'Copy credentials and send money', step: 'Credential', takesFocus: false },
} satisfies Meta<typeof StepHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step leaves the focus where the browser has it. */
export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
};

export const WithWayBack: Story = {
  args: { back: { label: 'Back', onPress: onBack } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

function TwoSteps(props: StepHeaderProps) {
  const [step, setStep] = useState('Init');
  return (
    <>
      <StepHeader
        {...props}
        step={step}
        title={step === 'Init' ? 'Payment' : props.title}
        takesFocus={step !== 'Init'}
      />
      <button type="button" onClick={() => setStep('Credential')}>
        Next
      </button>
    </>
  );
}

/** A new step is read aloud from its heading on. */
export const StepChange: Story = {
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(
      canvas.getByRole('heading', { name: 'Copy credentials and send money' }),
    ).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: 'Karta raqamidan nusxa oling va pulni 019AA1F1E0B37A028C110D93B7A4442E yuboring',
    back: { label: 'Orqaga', onPress: onBack },
  },
  globals: { viewport: { value: 'mobile1' } },
};
