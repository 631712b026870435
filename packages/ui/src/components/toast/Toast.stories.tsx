import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { toastQueue } from './queue.ts';
import { ToastRegion, toasts } from './index.ts';

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  beforeEach: () => () => toastQueue.clear(),
  render: (args) => (
    <>
      <Inline>
        <Button onPress={() => toasts.success('Status changed successfully!')}>Success</Button>
        <Button onPress={() => toasts.error('Failed to change status')}>Error</Button>
        <Button onPress={() => toasts.info('The download has begun', 'invoices-2026-11-20.csv')}>
          Info
        </Button>
      </Inline>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each is announced, and can be closed. */
export const Tones: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Success', 'Error', 'Info'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await expect(await screen.findAllByRole('alert')).toHaveLength(3);
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  },
};

export const Close: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await screen.findByRole('alertdialog', { name: 'Status changed successfully!' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** Five seconds, and the time stands still while the pointer rests on it. */
export const WaitsWhileHovered: Story = {
  play: async ({ canvas, userEvent }) => {
    const add = spyOn(toastQueue, 'add');
    const pause = spyOn(toastQueue, 'pauseAll');
    const resume = spyOn(toastQueue, 'resumeAll');
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(add.mock.calls[0]?.[1]).toEqual({ timeout: 5000 });
    await userEvent.hover(await screen.findByRole('alertdialog'));
    await expect(pause).toHaveBeenCalledOnce();
    resume.mockClear();
    await userEvent.hover(canvas.getByRole('button', { name: 'Info' }));
    await expect(resume).toHaveBeenCalledOnce();
  },
};

/** When its time is over it goes by itself. */
export const GoesByItself: Story = {
  play: async () => {
    const onClose = fn();
    toastQueue.add({ tone: 'info', text: 'The download has begun' }, { timeout: 200, onClose });
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  play: async () => {
    toasts.error(
      'Не удалось изменить статус счёта 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E',
      'Кто-то изменил его раньше вас. Обновите страницу и посмотрите, что изменилось.',
    );
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
