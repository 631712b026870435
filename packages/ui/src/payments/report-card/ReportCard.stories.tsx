import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Box } from '../../components/box/index.ts';
import { Grid } from '../../components/grid/index.ts';
import { Stack } from '../../components/stack/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { ReportCard } from './index.ts';
import type { ReportCardProps, ReportCardState } from './index.ts';

const period = (
  <>
    <TextField label="Date From" name="periodStart" isRequired requiredMessage="Choose a day" />
    <TextField label="Date To" name="periodEnd" isRequired requiredMessage="Choose a day" />
  </>
);

const meta = {
  title: 'Payments/ReportCard',
  component: ReportCard,
  args: {
    title: 'Transactions',
    needs: 'Every invoice of a period, in UTC days.',
    children: period,
    state: 'idle',
    onGetReport: fn(),
  },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ReportCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A named region with its form; the fields come first, Enter in one of them requests the report.
 */
export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Transactions' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('2026-11-01');
    await userEvent.tab();
    await userEvent.keyboard('2026-11-20');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Get report' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onGetReport).toHaveBeenCalledOnce();
    const values = new FormData();
    values.set('periodStart', '2026-11-01');
    values.set('periodEnd', '2026-11-20');
    await expect(args.onGetReport).toHaveBeenCalledWith(values);
  },
};

/** A missing value is reported at its field, and no request is sent. */
export const Required: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(await canvas.findAllByText('Choose a day')).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: /Date From/ })).toHaveFocus();
    await expect(args.onGetReport).not.toHaveBeenCalled();
  },
};

/** With a preview, its button checks the fields as well, and the file is not requested. */
export const WithPreview: Story = {
  args: { onPreview: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const preview = canvas.getByRole('button', { name: 'Preview' });
    await userEvent.click(preview);
    await expect(await canvas.findAllByText('Choose a day')).toHaveLength(2);
    const from = canvas.getByRole('textbox', { name: /Date From/ });
    await userEvent.type(from, '2026-11-01');
    await userEvent.type(canvas.getByRole('textbox', { name: /Date To/ }), '2026-11-20');
    await userEvent.click(preview);
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await expect(args.onGetReport).not.toHaveBeenCalled();
    await userEvent.click(from);
    await userEvent.keyboard('{Enter}');
    await expect(args.onGetReport).toHaveBeenCalledOnce();
    await expect(args.onPreview).toHaveBeenCalledOnce();
  },
};

// OFFICE-576
/** By keyboard, each button does what it says, in any order. */
export const PreviewByKeyboard: Story = {
  args: { onPreview: fn(), children: null },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Preview' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await expect(args.onGetReport).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Get report' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGetReport).toHaveBeenCalledOnce();
    await expect(args.onPreview).toHaveBeenCalledOnce();
  },
};

// OFFICE-921
/** The fields and the buttons of adjacent cards align, however long their sentences are. */
export const SideBySide: Story = {
  render: (args) => (
    <Grid>
      <ReportCard {...args} />
      <ReportCard
        {...args}
        title="Balance"
        needs="Every movement of the balance of a merchant, day by day, from the opening to the closing, with what is reserved for payouts."
      />
    </Grid>
  ),
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const topsOf = (role: string, name: string) =>
      canvas.getAllByRole(role, { name }).map((each) => each.getBoundingClientRect().top);
    await expect(new Set(topsOf('textbox', 'Date From')).size).toBe(1);
    await expect(new Set(topsOf('button', 'Get report')).size).toBe(1);
  },
};

function WithState(props: ReportCardProps) {
  const [state, setState] = useState<ReportCardState>('idle');
  return (
    <>
      <ReportCard {...props} state={state} onGetReport={() => setState('pending')} />
      <button type="button" onClick={() => setState('started')}>
        The browser has it
      </button>
      <button type="button" onClick={() => setState('failed')}>
        It fails
      </button>
    </>
  );
}

const withoutFields = { children: null, title: 'Balance', needs: 'The balance now.' };

/** That the download has begun is announced politely, and the focus stays on the button. */
export const Announced: Story = {
  args: withoutFields,
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Get report' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'The browser has it' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The download has begun');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};

/** A failure is announced at once, with the next action, and a new request clears it. */
export const Failed: Story = {
  args: withoutFields,
  render: (args) => <WithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'It fails' }));
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The report could not be made. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Get report' }));
    await expect(alert).toBeEmptyDOMElement();
  },
};

/** A second press during a request does nothing. */
export const Pending: Story = {
  args: { ...withoutFields, state: 'pending' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onGetReport).not.toHaveBeenCalled();
  },
};

/** Idle, requested, downloading, failed. */
export const Sheet: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Stack gap={16}>
      <ReportCard {...args} />
      <ReportCard
        {...args}
        {...withoutFields}
        title="Provider"
        needs="What a provider moved."
        state="pending"
      />
      <ReportCard {...args} {...withoutFields} title="Balance" state="started" />
      <ReportCard
        {...args}
        {...withoutFields}
        title="Terminal Pool Balance"
        needs="The balance of a pool."
        state="failed"
      />
    </Stack>
  ),
};

/** Long, empty and unbroken words, in Cyrillic and in Uzbek. */
export const Texts: Story = {
  render: (args) => (
    <Stack gap={16}>
      <ReportCard
        {...args}
        {...withoutFields}
        title="Остатки по пулам терминалов за выбранный период в разрезе валют"
        needs="Нужны период и пул. 019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A028C110D93B7A4442E"
        buttonLabel="Получить отчёт"
        startedLabel="Загрузка началась: отчёт появится среди загруженных файлов браузера"
        state="started"
      />
      <ReportCard
        {...args}
        {...withoutFields}
        title="Toʻlovlar hisoboti019AA1F1E0B37A028C110D93B7A4442E019AA1F1E0B37A02"
        needs=""
        buttonLabel="Hisobotni olish va kompyuterga yuklab qoʻyish"
        failedLabel="Hisobot tayyorlanmadi. Davrni qisqartiring yoki birozdan keyin qayta urinib koʻring."
        state="failed"
      />
    </Stack>
  ),
};
