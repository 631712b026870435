import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { RotateDialog } from '../../forms/RotateDialog.tsx';
import { makeProvider, makeSecret } from '../../fixtures/providers.ts';
import { ChangeProviderDialog } from './ChangeProviderDialog.tsx';
import { ReasonDialog } from '../../forms/ReasonDialog.tsx';
import { ProviderView, type ProviderViewProps } from './ProviderView.tsx';

const meta = {
  title: 'Screens/Back office/Provider',
  component: ProviderView,
  decorators: [inFrame('Provider')],
  args: {
    onDialog: fn(),
    onResume: fn(),
    onRetry: fn(),
    onTest: fn<ProviderViewProps['onTest']>(async () => ({
      url: 'https://bridge.example/tiyin/payouts/1',
      statusCode: 401,
      answer: '{"error":"unknown signature"}',
      error: null,
    })),
    provider: makeProvider(),
  },
} satisfies Meta<typeof ProviderView>;

export default meta;
type Story = StoryObj<typeof meta>;

const problem = (status: number) =>
  new ApiProblem({ code: 'x', kind: 'http', status, title: 'Unavailable' });

// OFFICE-371, OFFICE-372
/** Changes are made in dialogs; a test call says how it went. */
export const Works: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New secret' }));
    await expect(args.onDialog).toHaveBeenNthCalledWith(1, 'pause');
    await expect(args.onDialog).toHaveBeenNthCalledWith(2, 'change');
    await userEvent.click(canvas.getByRole('button', { name: 'Block reports' }));
    await expect(args.onDialog).toHaveBeenNthCalledWith(3, 'rotate');
    await expect(args.onDialog).toHaveBeenNthCalledWith(4, 'block');
    await userEvent.click(canvas.getByRole('button', { name: 'Call now' }));
    await expect(await canvas.findByText(/does not accept the signature/)).toBeVisible();
    await expect(canvas.getByText('{"error":"unknown signature"}')).toBeVisible();
  },
};

/** Why it is paused, and until when the former secret counts. */
export const PausedInOverlap: Story = {
  args: {
    provider: makeProvider({
      pausedDate: '2026-11-20T08:02:11.000Z',
      pauseReason: 'Maintenance until noon',
      waitingPayoutCount: 3,
      secret: makeSecret({
        changedDate: '2026-11-20T08:02:11.000Z',
        formerUntilDate: '2026-11-21T08:02:11.000Z',
      }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Maintenance until noon\. Nothing new is sent/)).toBeVisible();
    await expect(canvas.getByText(/3 payouts wait and are sent when/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New secret' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(args.onResume).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'End it now' }));
    await expect(args.onDialog).toHaveBeenCalledWith('endFormer');
  },
};

// ROUTING-720
/** A secret that leaked: its reports are refused until somebody takes them again. */
export const Blocked: Story = {
  args: {
    provider: makeProvider({
      secret: makeSecret({
        reportsBlockedDate: '2026-11-20T08:02:11.000Z',
        reportsBlockReason: 'Their secret was in a public repository',
      }),
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Their secret was in a public/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Block reports' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Take reports again' }));
    await expect(args.onDialog).toHaveBeenCalledWith('allow');
  },
};

/** Neither an address, nor a secret, nor a test call. */
export const ByHand: Story = {
  args: { provider: makeProvider({ kind: 'manual', url: null, secret: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Call now|New secret/ })).toBeNull();
  },
};

export const Loading: Story = { args: { provider: undefined } };
export const NotThere: Story = { args: { provider: undefined, problem: problem(404) } };
export const NoAccess: Story = { args: { provider: undefined, problem: problem(403) } };
export const Failed: Story = {
  args: { provider: undefined, problem: problem(503) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const onPause = fn(async () => undefined);

/** A pause needs a reason. */
export const Pausing: Story = {
  render: () => (
    <ReasonDialog title="Pause Bank bridge" action="Pause" onConfirm={onPause} onClose={fn()}>
      New payments go to the accounts of other providers.
    </ReasonDialog>
  ),
  play: async ({ userEvent }) => {
    const reason = await screen.findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'ab');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await screen.findByText('A reason has 3 to 500 characters');
    await userEvent.clear(reason);
    await userEvent.type(reason, 'Maintenance');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await expect(onPause).toHaveBeenCalledWith('Maintenance');
  },
};

const onSave = fn(async () => ({
  title: undefined,
  errors: [{ path: '/name', message: 'Another provider has this name' }],
}));

const notice = <p>This needs approval by a second person.</p>;

/** A refusal is shown at its field. */
export const Changing: Story = {
  render: ({ provider }) => (
    <ChangeProviderDialog
      provider={provider ?? makeProvider()}
      onSave={onSave}
      onClose={fn()}
      approvalNotice={notice}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('This needs approval by a second person.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSave).toHaveBeenCalledWith({
      name: 'Bank bridge',
      url: 'https://bridge.example/tiyin',
    });
    await waitFor(() => expect(screen.getByText('Another provider has this name')).toBeVisible());
  },
};

const onRotate = fn(async () => undefined);

// PEOPLE-509
/** How long the former one counts; a second person is named before it is made. */
export const Rotating: Story = {
  render: () => (
    <RotateDialog
      title="New secret"
      what="secret"
      notice={notice}
      onRotate={onRotate}
      onClose={fn()}
    />
  ),
  play: async ({ userEvent }) => {
    await expect(
      await screen.findByText('This needs approval by a second person.'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Ends at once/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Make the secret' }));
    await expect(onRotate).toHaveBeenCalledWith(0);
  },
};
