import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiProblem } from '@tiyin/api/errors';
import type { ApiClient } from '@tiyin/api/request';
import { ApiProvider } from '@tiyin/api/swr';
import type { Approval } from '@tiyin/api/types';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { makeApproval } from '../../fixtures/approvals.ts';
import { OpenApproval, type OpenApprovalProps } from './OpenApproval.tsx';

const problemOf = (code: 'approval_decided' | 'forbidden' | 'not_found', status: number) =>
  new ApiProblem({ code, kind: 'http', status, title: code });

const rejected: Partial<Approval> = {
  status: 'REJECTED',
  canDecide: false,
  decider: 'Botir Yusupov',
  decidedDate: '2026-11-20T14:02:00.000Z',
  decisionReason: 'Compared with the statement',
};

interface AtServer extends OpenApprovalProps {
  /** The request as it is read the first time; undefined where the person may not see it. */
  readonly approval: Approval | undefined;
}

/** Whether the server refuses each request. */
const outage = { isOn: false };

/** A server on which somebody else rejects the request before this person decides. */
function serverOf(approval: Approval | undefined): ApiClient {
  let stored = approval;
  return async ({ method }) => {
    if (outage.isOn) throw problemOf('forbidden', 403);
    if (stored === undefined) throw problemOf('not_found', 404);
    if (method === 'GET') return { data: stored };
    stored = { ...stored, ...rejected };
    throw problemOf('approval_decided', 409);
  };
}

function OfServer({ approval, ...props }: AtServer) {
  const [client] = useState(() => serverOf(approval));
  return (
    <ApiProvider client={client}>
      <OpenApproval {...props} />
    </ApiProvider>
  );
}

const meta = {
  title: 'Screens/Back office/Open approval',
  component: OfServer,
  args: {
    id: makeApproval().id,
    approval: makeApproval(),
    onClose: fn(),
    onDecided: fn(),
    onShown: fn(),
  },
} satisfies Meta<typeof OfServer>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return found;
};

// OFFICE-843
/** A link that somebody shared opens the request itself. */
export const Shared: Story = {
  play: async () => {
    await expect(await dialog('Status change')).toHaveTextContent('before PENDING → after DONE');
    await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
};

// OFFICE-843
/** Somebody else decided while it was open: it stays open with the outcome, and can be decided no more. */
export const DecidedMeanwhile: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Status change');
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), 'I saw the statement');
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(shown).toHaveTextContent('Rejected by Botir Yusupov'));
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(args.onDecided).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

// PEOPLE-263
/** The provider reported the outcome before anybody decided: nobody has to, and the request says why. */
export const Withdrawn: Story = {
  args: {
    approval: {
      ...makeApproval(),
      status: 'STALE',
      canDecide: false,
      decidedDate: '2026-11-20T14:02:00.000Z',
    },
  },
  play: async () => {
    const shown = await dialog('Status change');
    await expect(shown).toHaveTextContent('Changed meanwhile, 20');
    await expect(shown).toHaveTextContent('The system withdrew the request');
    await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
};

// OFFICE-843
/** It does not exist, or is not the person's to see: which of both is not said. */
export const NotToSee: Story = {
  args: { approval: undefined },
  play: async ({ args, userEvent }) => {
    await expect(await dialog('Request for approval')).toHaveTextContent(/not among those/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

// OFFICE-892
/** It loads at the second try: the dialog stays, and so does the focus in it. */
export const LoadedLater: Story = {
  beforeEach: () => {
    outage.isOn = true;
    return () => {
      outage.isOn = false;
    };
  },
  play: async ({ userEvent }) => {
    const shown = await dialog('Request for approval');
    outage.isOn = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown).toHaveTextContent('before PENDING → after DONE'));
    await expect(shown).toHaveAccessibleName('Status change');
    await waitFor(() => expect(shown).toContainElement(document.activeElement as HTMLElement));
  },
};
