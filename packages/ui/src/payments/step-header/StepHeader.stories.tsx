import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../components/stack/index.ts';
import { onPaymentForm } from '../payform-frame.fixture.tsx';
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

/** The arrow comes before the heading: Enter and Space go back. */
export const Playground: Story = {
  args: { back: { label: 'Back', onPress: onBack } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
    onBack.mockClear();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(onBack).toHaveBeenCalledTimes(2);
  },
};

/** The first step leaves the focus where the browser has it. */
export const FirstStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
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

/** Without and with a way back, and over two lines. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <StepHeader {...args} title="Payment" />
      <StepHeader {...args} title="Payment" back={{ label: 'Back', onPress: onBack }} />
      <StepHeader
        {...args}
        title="Insert the recipient card number and click “Send”"
        back={{ label: 'Back', onPress: onBack }}
      />
    </Stack>
  ),
};

/** Long and unbroken words, in Cyrillic and in Uzbek. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <StepHeader
        {...args}
        title="Karta raqamidan nusxa oling va pulni 019AA1F1E0B37A028C110D93B7A4442E yuboring"
        back={{ label: 'Orqaga', onPress: onBack }}
      />
      <StepHeader
        {...args}
        title="019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        back={{ label: 'Назад', onPress: onBack }}
      />
      <StepHeader {...args} title="Скопируйте реквизиты и отправьте деньги" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
};
