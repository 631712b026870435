import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Banner } from './index.ts';

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: {
    tone: 'warning',
    title: 'The rate is 26 hours old',
    children: 'A settlement needs a newer one.',
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of the page from the start: not announced. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Tones: Story = {
  render: () => (
    <Stack gap={12}>
      {(['neutral', 'primary', 'success', 'warning', 'error'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          What holds for the whole page.
        </Banner>
      ))}
    </Stack>
  ),
};

/** An error that came up meanwhile interrupts; anything else waits. */
export const News: Story = {
  args: {
    isNews: true,
    tone: 'error',
    title: 'The connection is lost',
    actions: <Button size="sm">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection is lost');
  },
};

export const LongText: Story = {
  args: {
    title: 'Соединение с сервером потеряно, показаны последние известные данные',
    children:
      '019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
    actions: <Button size="sm">Qayta urinib koʻring</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
};
