import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { currencies } from '@tiyin/domain/money';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RatesView, type RatesViewProps } from './RatesView.tsx';

const now = Date.parse('2026-11-20T13:20:00.000Z');
const rateOf = (
  code: 'UZS' | 'RUB' | 'KGS',
  perUsdt: number,
  setDate: string,
  isStale = false,
) => ({
  currency: currencies[code],
  rate: { currency: currencies[code], isStale, perUsdt, setDate },
});

const rows = [
  rateOf('UZS', 1_265_000, '2026-11-20T10:05:00.000Z'),
  rateOf('RUB', 8_112, '2026-11-18T09:00:00.000Z', true),
  rateOf('KGS', 8_745, '2026-11-20T13:19:30.000Z'),
  { currency: currencies.AZN, rate: undefined },
];

const onSet = fn<NonNullable<RatesViewProps['onSet']>>(() => Promise.resolve(undefined));

const meta = {
  title: 'Screens/Back office/Rates',
  component: RatesView,
  args: { now, onRetry: fn(), rows },
} satisfies Meta<typeof RatesView>;

export default meta;
type Story = StoryObj<typeof meta>;

// LEDGER-35, OFFICE-84
/** Everybody sees the rates and their ages; an old one is marked. */
export const Reading: Story = {
  play: async ({ canvas }) => {
    const [, uzs, rub, kgs, azn] = canvas.getAllByRole('row');
    await expect(uzs).toHaveTextContent(/12\s650\.00.*3 hours ago/);
    await expect(rub).toHaveTextContent(/2 days agoOlder than 24 hours/);
    await expect(kgs).toHaveTextContent('just now');
    await expect(azn).toHaveTextContent('No rate yet');
    await expect(canvas.queryByRole('button', { name: 'Set rate' })).toBeNull();
  },
};

/** A refusal keeps the text; an invalid rate is not sent. */
export const Setting: Story = {
  args: { onSet },
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSet.mockReset();
    onSet.mockResolvedValueOnce({ errors: [], title: 'Service unavailable' });
    onSet.mockResolvedValue(undefined);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Set rate' })[0] ?? canvasElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Rate of UZS' }));
    const field = dialog.getByRole('textbox', { name: /1 USDT costs/ });
    const save = dialog.getByRole('button', { name: 'Set rate' });
    await userEvent.type(field, '12,345.678');
    await userEvent.click(save);
    await waitFor(() => expect(field).toBeInvalid());
    await expect(onSet).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '12 700.5');
    await userEvent.click(save);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Service unavailable');
    await expect(onSet).toHaveBeenCalledWith(currencies.UZS, 1_270_050);
    await userEvent.click(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Failed: Story = {
  args: {
    problem: new ApiProblem({ code: 'x', kind: 'http', status: 503, title: 'Unavailable' }),
    rows: undefined,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { args: { onSet }, globals: { viewport: { value: 'w360' } } };
